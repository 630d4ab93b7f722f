import Routes
import SourceModel

/// The nibs that calls instantiate (Apple, *UINib*, *NSNib*). The constructor of a nib is a look-up itself.
extension InterfaceCalls {
  static let nibInstance = "instantiate"
  private static let owner = "withOwner"

  /// Other functions of the name have other labels.
  static let nibInstances = WordGroups([[nibInstance, owner]], of: [nibInstance])

  /// True for `nib.instantiate(withOwner: nil, options: nil)`.
  static func isNibInstance(_ call: Call) -> Bool {
    call.callee.text == nibInstance && call.arguments.first?.label == owner
  }

  /// The look-up of a nib that is a constant of a type: `ItemView.nib.instantiate(withOwner: nil)`. nil for other calls.
  func nib(instantiatedBy call: Call) -> Fact.TextLookUp? {
    guard Self.isNibInstance(call), let name = constant(thatReceives: call) else { return nil }
    let scope = outline.typeNames(around: call.scope)
    return Fact.TextLookUp(
      value: Spelling(text: name, range: call.callee.range), origin: .name(scope: scope), form: .identifier,
      spaces: [InterfaceSpaces.nib], scope: scope, conditions: call.conditions)
  }
}
