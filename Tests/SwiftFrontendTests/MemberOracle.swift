import SourceModel
import SwiftSyntax

@testable import SwiftFrontend

/// Reads the instance members of the classes of a file from its syntax tree, as an oracle for the skim.
struct MemberOracle {
  private let speller: Speller
  private let interest: NameInterest
  private var pending: [(members: [Syntax], scope: [String])] = []
  private var classes: [ClassMembers] = []

  /// In source order.
  static func classes(
    in tree: SourceFileSyntax, _ heads: [TypeHead], _ interest: NameInterest, _ speller: Speller
  ) -> [ClassMembers] {
    guard heads.contains(where: interest.asksMembers) else { return [] }
    var reader = MemberOracle(speller: speller, interest: interest)
    reader.read(tree)
    return reader.classes.sorted { $0.place < $1.place }
  }

  private init(speller: Speller, interest: NameInterest) {
    (self.speller, self.interest) = (speller, interest)
  }

  private mutating func read(_ tree: SourceFileSyntax) {
    pending = [(tree.statements.map { Syntax($0.item) }, [])]
    while let (members, scope) = pending.popLast() {
      for member in members { enter(member, in: scope) }
    }
  }

  private mutating func enter(_ member: Syntax, in scope: [String]) {
    if let arms = member.as(IfConfigDeclSyntax.self) {
      return pending.append((arms.clauses.flatMap(\.members), scope))
    }
    guard let head = HeadReader(speller: speller).head(of: member),
      let body = member.asProtocol((any DeclGroupSyntax).self)?.memberBlock
    else { return }
    let members = body.members.map { Syntax($0.decl) }
    if interest.asksMembers(head) {
      let type = (scope + [head.name.text]).joined(separator: ".")
      classes.append(self.members(members, of: ClassMembers(type: type, place: head.name.range)))
    }
    pending.append((members, scope + head.names))
  }

  private func members(_ members: [Syntax], of type: ClassMembers) -> ClassMembers {
    var type = type
    var pending = Array(members.reversed())
    while let member = pending.popLast() {
      switch member.as(SyntaxEnum.self) {
      case .variableDecl(let variable):
        let names = names(of: variable)
        type.properties += names
        note(
          variable.attributes, (AttributeReader.read(variable.attributes).foreignName ?? names.first?.text), in: &type)
      case .functionDecl(let function):
        let selectors = selectors(of: function)
        type.selectors += selectors
        let types = function.signature.parameterClause.parameters.map { Speller.words(of: $0.type) }
        let takesSegue = types.contains { type in InterfaceMark.segueTypes.contains { type.contains($0) } }
        note(function.attributes, selectors.first?.text, takingSegue: takesSegue, in: &type)
        if function.mayDeclareMore { type.isWhole = false }
      case .ifConfigDecl(let arms): pending += arms.clauses.flatMap(\.members).reversed()
      case .macroExpansionDecl: type.isWhole = false
      default: break
      }
    }
    return type
  }

  private func note(
    _ attributes: AttributeListSyntax, _ name: String?, takingSegue: Bool = false, in type: inout ClassMembers
  ) {
    let words = AttributeReader.flattened(attributes).map { Speller.words(of: $0.attributeName) }
    guard let name, let mark = words.lazy.compactMap({ InterfaceMark(word: $0) }).last else { return }
    type.marked[mark.ofMethod(takingSegue: takingSegue), default: []].insert(name)
  }

  private func names(of variable: VariableDeclSyntax) -> [Spelling] {
    guard !variable.modifiers.isOfType else { return [] }
    let foreign = AttributeReader.read(variable.attributes).foreignName.map { [$0] } ?? []
    return variable.bindings.flatMap { binding -> [Spelling] in
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return [] }
      let name = speller.spelling(ofName: token)
      return [name] + foreign.map { Spelling(text: $0, range: name.range) }
    }
  }

  private func selectors(of function: FunctionDeclSyntax) -> [Spelling] {
    guard !function.modifiers.isOfType else { return [] }
    let name = speller.spelling(ofName: function.name)
    if let foreign = AttributeReader.read(function.attributes).foreignName {
      return [Spelling(text: foreign, range: name.range)]
    }
    let effects = function.signature.effectSpecifiers
    let selector = SelectorName(
      base: name.text, labels: function.signature.parameterClause.parameters.map { Speller.name(of: $0.firstName) },
      isThrowing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil)
    return selector.texts.map { Spelling(text: $0, range: name.range) }
  }
}

extension FunctionDeclSyntax {
  /// True if an attribute may be a macro that declares other members, or if the method makes methods when they are
  /// called.
  fileprivate var mayDeclareMore: Bool {
    let names = AttributeReader.flattened(attributes).map { Speller.words(of: $0.attributeName) }
    return name.text == "resolveInstanceMethod"
      || names.contains { !BuiltInAttribute.names.contains($0) && !BuiltInAttribute.ofMembers.contains($0) }
  }
}

extension DeclModifierListSyntax {
  /// True for a member of the type itself.
  fileprivate var isOfType: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
