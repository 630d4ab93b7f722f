import SourceModel
import SwiftSyntax

/// `Foo<Int>.bar?.baz!.self`: the names, without generic arguments, `?`, `!` and a last `.self`.
struct NamePath {
  /// Empty before the first name of `.bar`.
  private(set) var names: [String]
  private let first: Node
  private let last: Node
  /// The only generic arguments, with the position of the name before them.
  private var generics: (position: Int, clause: Node)?

  /// nil where `expression` is not a row of names.
  init?(_ expression: Node?) {
    guard let expression else { return nil }
    var current = expression.withoutTrailingSelf
    var names: [String] = []
    var last: Node?
    var clauses = [expression.argumentsOfType].compactMap(\.self).map { (0, $0) }
    while current.kind == .memberAccessExpr {
      guard let name = current.declName?.baseName else { return nil }
      names.append(Speller.name(of: name))
      last = last ?? name
      guard let base = current.base else {
        self.init(names: [""] + names.reversed(), first: current.token(0) ?? name, last: last ?? name)
        return
      }
      if let clause = base.argumentsOfType { clauses.append((names.count, clause)) }
      current = base.bareName
    }
    // `type(of: self).bar` is a member of `Self`.
    let dynamicType = last == nil ? nil : current.typeOfSelf
    guard let start = dynamicType ?? current.nameToken else { return nil }
    names.append(dynamicType == nil ? Speller.name(of: start) : TextConstant.currentType)
    self.init(names: names.reversed(), first: start, last: last ?? start)
    if clauses.count == 1, let (position, clause) = clauses.first { generics = (names.count - 1 - position, clause) }
  }

  /// A name that stands for an expression whose first token is `start`.
  init(_ name: String, at start: Node) { self.init(names: [name], first: start, last: start) }

  private init(names: [String], first: Node, last: Node) {
    self.names = names
    self.first = first
    self.last = last
  }

  var isImplicit: Bool { names.first == "" }

  func spelling(by speller: Speller) -> Spelling {
    Spelling(text: names.joined(separator: "."), range: speller.range(from: first.start, to: last.end))
  }

  var hasGenerics: Bool { generics != nil }

  /// The same with generic arguments that are plain names: `Foo<Int>.bar.baz`.
  func fullSpelling(by speller: Speller) -> Spelling {
    var spelling = spelling(by: speller)
    guard let (position, clause) = generics else { return spelling }
    let arguments = speller.arguments(of: clause).map(\.text)
    guard arguments.allSatisfy({ $0.utf8.allSatisfy(Spelling.isWordByte) }) else { return spelling }
    var names = names
    names[position] += "<\(arguments.joined(separator: ","))>"
    spelling.text = names.joined(separator: ".")
    return spelling
  }
}

extension Node {
  /// The expression without generic arguments and what `unwrapped` takes away.
  var bareName: Node {
    var current = unwrapped
    while current.kind == .genericSpecializationExpr, let expression = current.expression {
      current = expression.unwrapped
    }
    return current
  }

  /// The generic arguments in `Foo<Int>` and `Foo<Int>.self`.
  fileprivate var argumentsOfType: Node? {
    var current = unwrapped
    while let base = current.metatypeBase { current = base.unwrapped }
    return current.ifKind(.genericSpecializationExpr)?.genericArgumentClause
  }

  /// `Foo.self`: `Foo`.
  var withoutTrailingSelf: Node {
    var current = bareName
    while let base = current.metatypeBase { current = base.bareName }
    return current
  }

  /// The `Foo` of `Foo.self`.
  var metatypeBase: Node? {
    guard kind == .memberAccessExpr, declName?.baseName?.spells("self") == true else { return nil }
    return base
  }

  /// The word of a plain name, of `self`, `Self` or `super`.
  var nameToken: Node? {
    switch kind {
    case .declReferenceExpr: baseName
    case .superExpr: token(0)
    default: nil
    }
  }
}
