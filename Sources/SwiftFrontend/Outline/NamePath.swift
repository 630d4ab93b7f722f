import SourceModel
import SwiftSyntax

/// `Foo<Int>.bar?.baz!.self`: the names, without generic arguments, `?`, `!` and a last `.self`.
struct NamePath {
  /// Empty before the first name of `.bar`.
  private(set) var names: [String]
  private let first: Node
  private let last: Node

  /// nil where `expression` is not a row of names.
  init?(_ expression: Node?) {
    guard var current = expression?.withoutTrailingSelf else { return nil }
    var names: [String] = []
    var last: Node?
    while current.kind == .memberAccessExpr {
      guard let name = current.declName?.baseName else { return nil }
      names.append(Speller.name(of: name))
      last = last ?? name
      guard let base = current.base else {
        self.init(names: [""] + names.reversed(), first: current.token(0) ?? name, last: last ?? name)
        return
      }
      current = base.bareName
    }
    // `type(of: self).bar` is a member of `Self`.
    let dynamicType = last == nil ? nil : current.typeOfSelf
    guard let start = dynamicType ?? current.nameToken else { return nil }
    names.append(dynamicType == nil ? Speller.name(of: start) : TextConstant.currentType)
    self.init(names: names.reversed(), first: start, last: last ?? start)
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
