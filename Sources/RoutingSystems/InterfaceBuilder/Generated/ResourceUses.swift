import Routes
import SourceModel

/// The look-ups of one file by the members of `R` (`ResourceCode`): `R.storyboard.main.detail()`,
/// `performSegue(withIdentifier: R.segue.homeViewController.showPrice, sender: nil)`.
struct ResourceUses {
  private let outline: SourceOutline
  private let compared: [SourceRange]

  static let members: [String: Set<String>] = [
    code.root: [ResourceCode.storyboards, ResourceCode.segues, ResourceCode.nibs]
  ]
  private static let code = ResourceCode()

  init(_ outline: SourceOutline) {
    self.outline = outline
    compared = outline.declared.comparisons.compactMap(\.text.reference?.range)
  }

  var facts: [Fact] { outline.declared.memberPaths.flatMap(lookUps).map(Fact.textLookUp) }

  private func lookUps(of path: MemberPath) -> [Fact.TextLookUp] {
    guard isResource(path) else { return [] }
    let found: [Fact.TextLookUp?] =
      switch path.names.dropFirst().first?.text {
      case ResourceCode.storyboards:
        [
          lookUp(path, 3, [InterfaceSpaces.storyboard]),
          lookUp(path, 4, [InterfaceSpaces.scene, InterfaceSpaces.initialScene]),
        ]
      case ResourceCode.segues: [lookUp(path, 4, [InterfaceSpaces.segue])]
      case ResourceCode.nibs: [lookUp(path, 3, [InterfaceSpaces.nib])]
      default: []
      }
    return found.compactMap(\.self)
  }

  /// False for a type parameter, and in the generated code itself.
  private func isResource(_ path: MemberPath) -> Bool {
    let type = outline.typeNames(around: path.scope).first
    return path.names.first?.text == Self.code.root && type != Self.code.root && type != Self.code.neighbour
      && !outline.isTypeParameter(Self.code.root, in: path.scope)
  }

  /// The look-up of the first names of a path, at the place of the last of them. nil if there are not so many.
  private func lookUp(_ path: MemberPath, _ count: Int, _ spaces: [RouteSpace]) -> Fact.TextLookUp? {
    guard path.names.count >= count else { return nil }
    let names = path.names.prefix(count)
    let name = Spelling(text: names.map(\.text).joined(separator: "."), range: path.names[count - 1].range)
    var lookUp = Fact.TextLookUp(
      value: name, origin: .generated, form: isComparison(path, count) ? .comparison : .identifier, spaces: spaces,
      scope: outline.typeNames(around: path.scope), conditions: path.conditions)
    lookUp.doubt = "it is in code that R.swift generates from documents"
    return lookUp
  }

  /// `R.segue.homeViewController.showPrice(segue: segue)`, `case R.segue.homeViewController.showPrice.identifier:`
  private func isComparison(_ path: MemberPath, _ count: Int) -> Bool {
    if path.names.count == count, path.labels == ["segue"] { return true }
    let range = path.names[count - 1].range
    return compared.contains { $0.start <= range.start && range.end <= $0.end }
  }
}

extension Value {
  fileprivate var reference: Spelling? {
    if case .reference(let name) = self { name } else { nil }
  }
}
