import SourceModel
import SwiftSyntax

@testable import SwiftFrontend

/// Reads the instance members of the classes of a file from its syntax tree, as an oracle for the skim.
struct MemberOracle {
  private let speller: Speller
  private let interest: NameInterest
  private var pending: [(members: [Node], scope: [String])] = []
  private var classes: [ClassMembers] = []

  /// In source order.
  static func classes(
    in tree: SyntaxTree, _ heads: [TypeHead], _ interest: NameInterest, _ speller: Speller
  ) -> [ClassMembers] {
    guard heads.contains(where: interest.asksMembers) else { return [] }
    return withExtendedLifetime(tree) {
      var reader = MemberOracle(speller: speller, interest: interest)
      reader.read(tree.root)
      return reader.classes.sorted { $0.place < $1.place }
    }
  }

  private init(speller: Speller, interest: NameInterest) {
    (self.speller, self.interest) = (speller, interest)
  }

  private mutating func read(_ file: Node) {
    pending = [(file.contents, [])]
    while let (members, scope) = pending.popLast() {
      for member in members { enter(member, in: scope) }
    }
  }

  private mutating func enter(_ member: Node, in scope: [String]) {
    if member.kind == .ifConfigDecl {
      return pending.append((member.clauses.flatMap(\.contents), scope))
    }
    guard let head = HeadReader(speller: speller).head(of: member), let body = member.memberBlock else { return }
    let members = body.members.compactMap(\.decl)
    if interest.asksMembers(head) {
      let type = (scope + [head.name.text]).joined(separator: ".")
      var read = self.members(members, of: ClassMembers(type: type, place: head.name.range))
      if head.exposesMembers { read.hidden = [] }
      classes.append(read)
    }
    pending.append((members, scope + head.names))
  }

  private func members(_ members: [Node], of type: ClassMembers) -> ClassMembers {
    var type = type
    var pending = Array(members.reversed())
    while let member = pending.popLast() {
      switch member.kind {
      case .variableDecl:
        let names = names(of: member)
        type.properties += names
        if !member.isStatic, !member.mayBeExposed, let name = member.bindings.first?.pattern?.identifier {
          type.hidden.append(speller.spelling(ofName: name).range)
        }
        note(member, (AttributeReader.read(member.attributes).foreignName ?? names.first?.text), in: &type)
      case .functionDecl:
        let selectors = selectors(of: member)
        type.selectors += selectors
        if !member.mayBeExposed, let name = selectors.first { type.hidden.append(name.range) }
        let types = member.parameters.map { Speller.words(of: $0.type) }
        let takesSegue = types.contains { type in InterfaceMark.segueTypes.contains { type.contains($0) } }
        note(member, selectors.first?.text, takingSegue: takesSegue, in: &type)
        if member.mayDeclareMore { type.isWhole = false }
      case .ifConfigDecl: pending += member.clauses.flatMap(\.contents).reversed()
      case .macroExpansionDecl: type.isWhole = false
      default: break
      }
    }
    return type
  }

  private func note(_ member: Node, _ name: String?, takingSegue: Bool = false, in type: inout ClassMembers) {
    guard let name, let mark = member.attributeNames.lazy.compactMap({ InterfaceMark(word: $0) }).last else { return }
    type.marked[mark.ofMethod(takingSegue: takingSegue), default: []].insert(name)
  }

  private func names(of variable: Node) -> [Spelling] {
    guard !variable.isStatic else { return [] }
    let foreign = AttributeReader.read(variable.attributes).foreignName.map { [$0] } ?? []
    return variable.bindings.flatMap { binding -> [Spelling] in
      guard let token = binding.pattern?.identifier else { return [] }
      let name = speller.spelling(ofName: token)
      return [name] + foreign.map { Spelling(text: $0, range: name.range) }
    }
  }

  private func selectors(of function: Node) -> [Spelling] {
    guard !function.isStatic else { return [] }
    let name = speller.spelling(ofName: function.name)
    if let foreign = AttributeReader.read(function.attributes).foreignName {
      return [Spelling(text: foreign, range: name.range)]
    }
    let effects = function.signature?.child(.functionEffectSpecifiers)
    let selector = SelectorName(
      base: name.text, labels: function.parameters.map { Speller.name(of: $0.firstName) },
      isThrowing: effects?.child(.throwsClause) != nil, isAsync: effects?.token(0) != nil)
    return selector.texts.map { Spelling(text: $0, range: name.range) }
  }
}

extension Node {
  fileprivate var attributeNames: [String] {
    AttributeReader.flattened(attributes).map { Speller.words(of: $0.attributeName) }
  }

  /// True if an attribute or a modifier may show a member to Objective-C.
  fileprivate var mayBeExposed: Bool {
    hasModifier("override") || hasModifier("dynamic")
      || attributeNames.contains { name in
        name == "objc" || BuiltInAttribute.exposing.contains(name) || !BuiltInAttribute.contains(name)
      }
  }

  /// True if an attribute of a method may be a macro that declares other members, or if the method makes methods when they
  /// are called.
  fileprivate var mayDeclareMore: Bool {
    name?.spells("resolveInstanceMethod") == true
      || attributeNames.contains { !BuiltInAttribute.names.contains($0) && !BuiltInAttribute.ofMembers.contains($0) }
  }
}
