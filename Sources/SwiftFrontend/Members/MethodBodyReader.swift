import SourceModel
import SwiftSyntax

/// Reads what the body of a method uses. It enters all of the body, which landmarks do not show.
struct MethodBodyReader {
  private let speller: Speller

  init(_ speller: Speller) { self.speller = speller }

  /// `scope` is the index of the method in the outline.
  func method(_ node: Node, at scope: Int) -> ReadMethod {
    let foreign = node.attributes.first { $0.attributeName?.spells("objc") == true }
    let name = Speller.words(of: foreign?.attributeArguments)
    var method = ReadMethod(
      scope: scope, selector: name.isEmpty ? SelectorName(of: node).text : name, isMarked: foreign != nil,
      hasBody: node.body != nil)
    guard let statements = node.body?.statements else { return method }
    method.code = CodeBodyReader.code(of: statements, speller)
    method.code.unwraps = UnwrapReader.unwraps(in: statements, speller)
    method.selectors = SelectorDispatch.selectors(in: statements, speller)
    method.unused = Self.unused(of: node, in: statements)
    return method
  }

  /// The parameters that statements do not name.
  private static func unused(of function: Node, in statements: Node) -> Set<String> {
    var unused = Set(function.parameters.compactMap { $0.secondName ?? $0.firstName }.map { Speller.name(of: $0) })
    for token in statements.tokens where !unused.isEmpty && token.isIdentifier {
      unused.remove(Speller.name(of: token))
    }
    return unused
  }
}

extension SelectorName {
  fileprivate init(of function: Node) {
    let effects = function.signature?.child(.functionEffectSpecifiers)
    self.init(
      base: Speller.name(of: function.name), labels: function.parameters.map { Speller.name(of: $0.firstName) },
      isThrowing: effects?.tokens.contains { $0.spells("throws") || $0.spells("rethrows") } ?? false,
      isAsync: effects?.tokens.contains { $0.spells("async") || $0.spells("reasync") } ?? false)
  }
}

extension OutlineWalk {
  mutating func noteMethod(_ function: Node, named name: String, at place: Int) {
    if readsMethod(function, named: name, at: place) { methods.append((function, place)) }
  }

  /// In a function of its own: one that changes the walk would copy it for each of the conditions.
  private func readsMethod(_ function: Node, named name: String, at place: Int) -> Bool {
    let bodies = wanted.interest.names.bodies.all
    if bodies.isEmpty || places[place].isLocal { return false }
    return bodies.functions.contains(name) || places[place].isAsked || mentionsName(in: function.body)
      || mentionsName(in: function.signature?.returnClause)
  }

  /// True if the code spells one of the names for which all methods are read.
  private func mentionsName(in code: Node?) -> Bool {
    let names = wanted.interest.names.bodies.all.mentions
    guard let code, !names.isEmpty, landmarks.mayMatter(in: code) else { return false }
    let isName = { (token: Node) in token.isIdentifier && names.contains(Speller.name(of: token)) }
    return wanted.hasForeignNames
      ? code.tokens.contains(where: isName) : code.hasToken(anyOf: wanted.mentions, where: isName)
  }
}
