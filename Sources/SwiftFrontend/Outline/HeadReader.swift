import SourceModel
import SwiftSyntax

/// Reads the head of one type-like declaration.
struct HeadReader {
  let speller: Speller

  /// The head of `node` without what the nodes above it tell; nil where `node` is something else.
  func head(of node: Syntax) -> TypeHead? {
    switch node.kind {
    case .classDecl: node.as(ClassDeclSyntax.self).map { nominal($0, .class, $0.name, $0.genericParameterClause) }
    case .structDecl: node.as(StructDeclSyntax.self).map { nominal($0, .struct, $0.name, $0.genericParameterClause) }
    case .enumDecl: node.as(EnumDeclSyntax.self).map { nominal($0, .enum, $0.name, $0.genericParameterClause) }
    case .actorDecl: node.as(ActorDeclSyntax.self).map { nominal($0, .actor, $0.name, $0.genericParameterClause) }
    case .protocolDecl: node.as(ProtocolDeclSyntax.self).map { proto($0) }
    case .extensionDecl:
      node.as(ExtensionDeclSyntax.self).map { group($0, .extension, speller.spelling(of: $0.extendedType)) }
    case .typeAliasDecl: node.as(TypeAliasDeclSyntax.self).map { alias($0) }
    default: nil
    }
  }

  private func nominal(
    _ node: some DeclGroupSyntax, _ kind: TypeHead.Kind, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> TypeHead {
    var head = group(node, kind, speller.spelling(ofName: name))
    head.generics = Self.names(of: generics)
    return head
  }

  private func proto(_ node: ProtocolDeclSyntax) -> TypeHead {
    var head = group(node, .protocol, speller.spelling(ofName: node.name))
    let types = node.primaryAssociatedTypeClause?.primaryAssociatedTypes
    head.generics = types.map { $0.map { Speller.name(of: $0.name) } } ?? []
    for type in Self.associatedTypes(in: node.memberBlock.members) {
      head.addAssociatedType(Speller.name(of: type.name))
    }
    return head
  }

  /// The associated types of a body, in source order, with those of each `#if`.
  private static func associatedTypes(in members: MemberBlockItemListSyntax) -> [AssociatedTypeDeclSyntax] {
    var found: [AssociatedTypeDeclSyntax] = []
    var pending = members.reversed().map(\.decl)
    while let declaration = pending.popLast() {
      if let type = declaration.as(AssociatedTypeDeclSyntax.self) { found.append(type) }
      for clause in declaration.as(IfConfigDeclSyntax.self)?.clauses.reversed() ?? [] {
        guard case .decls(let members) = clause.elements else { continue }
        pending += members.reversed().map(\.decl)
      }
    }
    return found
  }

  private func group(_ node: some DeclGroupSyntax, _ kind: TypeHead.Kind, _ name: Spelling) -> TypeHead {
    var head = TypeHead(kind: kind, name: name)
    head.inherited = inherited(node.inheritanceClause)
    head.requirements = requirements(node.genericWhereClause)
    head.access = Self.access(node.modifiers)
    (head.attributes, head.foreignName) = AttributeReader.read(node.attributes)
    return head
  }

  private func alias(_ node: TypeAliasDeclSyntax) -> TypeHead {
    var head = TypeHead(kind: .typealias, name: speller.spelling(ofName: node.name))
    head.generics = Self.names(of: node.genericParameterClause)
    head.requirements = requirements(node.genericWhereClause)
    head.aliased = speller.spelling(of: node.initializer.value)
    head.access = Self.access(node.modifiers)
    (head.attributes, head.foreignName) = AttributeReader.read(node.attributes)
    return head
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [Spelling] {
    guard let clause else { return [] }
    return clause.inheritedTypes.map { speller.spelling(of: Self.withoutAttributes($0.type)) }
      .filter { !$0.text.isEmpty }
  }

  private static func withoutAttributes(_ type: TypeSyntax) -> TypeSyntax {
    var type = type
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    return type
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> [TypeHead.Requirement] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { element in
      switch element.requirement {
      case .sameTypeRequirement(let same):
        requirement(Syntax(same.leftType), .sameType, Syntax(same.rightType))
      case .conformanceRequirement(let conformance):
        requirement(Syntax(conformance.leftType), .conformance, Syntax(conformance.rightType))
      case .layoutRequirement: nil
      }
    }
  }

  private func requirement(_ left: Syntax, _ relation: TypeHead.Requirement.Relation, _ right: Syntax)
    -> TypeHead.Requirement
  {
    TypeHead.Requirement(left: speller.spelling(of: left), relation: relation, right: speller.spelling(of: right))
  }

  static func names(of clause: GenericParameterClauseSyntax?) -> [String] {
    clause.map { $0.parameters.map { Speller.name(of: $0.name) } } ?? []
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> TypeHead.Access {
    modifiers.lazy.compactMap { TypeHead.Access(rawValue: $0.name.text) }.first ?? .internal
  }
}
