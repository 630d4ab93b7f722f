import SourceModel
import SwiftSyntax

/// `Foo<Int>.bar?.baz!.self`: the names, without generic arguments, `?`, `!` and a last `.self`.
struct NamePath {
  /// Empty before the first name of `.bar`.
  private(set) var names: [String]
  private let first: TokenSyntax
  private let last: TokenSyntax

  /// nil where `expression` is not a row of names.
  init?(_ expression: ExprSyntax) {
    var current = expression.withoutTrailingSelf
    var names: [String] = []
    var last: TokenSyntax?
    while let member = current.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.presence == .present else { return nil }
      names.append(Speller.name(of: member.declName.baseName))
      last = last ?? member.declName.baseName
      guard let base = member.base else {
        self.init(names: [""] + names.reversed(), first: member.period, last: last ?? member.period)
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
  init(_ name: String, at start: TokenSyntax) { self.init(names: [name], first: start, last: start) }

  private init(names: [String], first: TokenSyntax, last: TokenSyntax) {
    self.names = names
    self.first = first
    self.last = last
  }

  var isImplicit: Bool { names.first == "" }

  func spelling(by speller: Speller) -> Spelling {
    let range = speller.range(from: speller.start(of: first), to: speller.end(of: last))
    return Spelling(text: names.joined(separator: "."), range: range)
  }
}

extension ExprSyntax {
  /// The expression without generic arguments and what `unwrapped` takes away.
  var bareName: ExprSyntax {
    var current = unwrapped
    while let generic = current.as(GenericSpecializationExprSyntax.self) { current = generic.expression.unwrapped }
    return current
  }

  /// `Foo.self`: `Foo`.
  var withoutTrailingSelf: ExprSyntax {
    var current = bareName
    while let base = current.metatypeBase { current = base.bareName }
    return current
  }

  /// The `Foo` of `Foo.self`.
  var metatypeBase: ExprSyntax? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base
  }

  /// The word of a plain name, of `self`, `Self` or `super`.
  var nameToken: TokenSyntax? {
    let token = self.as(DeclReferenceExprSyntax.self)?.baseName ?? self.as(SuperExprSyntax.self)?.superKeyword
    return token?.presence == .present ? token : nil
  }
}
