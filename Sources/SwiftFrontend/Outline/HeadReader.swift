import SourceModel
import SwiftSyntax

/// Reads the head of one type-like declaration.
struct HeadReader {
  let speller: Speller

  /// The head of `node` without what the nodes above it tell; nil where `node` is something else.
  func head(of node: Node) -> TypeHead? {
    switch node.kind {
    case .classDecl: nominal(node, .class)
    case .structDecl: nominal(node, .struct)
    case .enumDecl: nominal(node, .enum)
    case .actorDecl: nominal(node, .actor)
    case .protocolDecl: proto(node)
    case .extensionDecl: head(node, .extension, speller.spelling(of: node.extendedType))
    case .typeAliasDecl: alias(node)
    default: nil
    }
  }

  /// The name, what stands behind its colon and the access of a type with a body; nil for another node.
  func shortHead(of node: Node) -> TypeHead? {
    guard let kind = TypeHead.Kind(ofBodyIn: node.kind) else { return nil }
    let name = kind == .extension ? speller.spelling(of: node.extendedType) : speller.spelling(ofName: node.name)
    var head = TypeHead(kind: kind, name: name)
    head.inherited = inherited(node.inheritanceClause)
    head.access = Self.access(node.modifiers)
    return head
  }

  private func nominal(_ node: Node, _ kind: TypeHead.Kind) -> TypeHead {
    var head = head(node, kind, speller.spelling(ofName: node.name))
    head.generics = node.genericParameterClause.map { Self.names(of: $0) } ?? []
    head.requirements = bounds(node.genericParameterClause) + head.requirements
    return head
  }

  private func proto(_ node: Node) -> TypeHead {
    var head = head(node, .protocol, speller.spelling(ofName: node.name))
    let types = node.primaryAssociatedTypeClause?.elements(.primaryAssociatedTypeList)
    head.generics = types?.map { Speller.name(of: $0.name) } ?? []
    for type in Self.associatedTypes(in: node.memberBlock) {
      head.addAssociatedType(Speller.name(of: type.name))
    }
    return head
  }

  /// The associated types of a body, in source order, with those of each `#if`.
  private static func associatedTypes(in body: Node?) -> [Node] {
    var found: [Node] = []
    var pending = body.map { declarations(in: $0) } ?? []
    while let declaration = pending.popLast() {
      if declaration.kind == .associatedTypeDecl { found.append(declaration) }
      guard declaration.kind == .ifConfigDecl else { continue }
      for clause in declaration.clauses.reversed() { pending += declarations(in: clause) }
    }
    return found
  }

  /// The last one first.
  private static func declarations(in node: Node) -> [Node] { node.members.compactMap(\.decl).reversed() }

  private func head(_ node: Node, _ kind: TypeHead.Kind, _ name: Spelling) -> TypeHead {
    var head = TypeHead(kind: kind, name: name)
    head.inherited = inherited(node.inheritanceClause)
    head.requirements = requirements(node.genericWhereClause)
    head.access = Self.access(node.modifiers)
    (head.attributes, head.foreignName) = AttributeReader.read(node.attributes)
    return head
  }

  private func alias(_ node: Node) -> TypeHead {
    var head = nominal(node, .typealias)
    head.aliased = speller.spelling(of: node.child(.typeInitializerClause)?.type)
    return head
  }

  private func inherited(_ clause: Node?) -> [Spelling] {
    guard let clause else { return [] }
    return clause.elements(.inheritedTypeList).map { speller.spelling(of: Self.withoutAttributes($0.type)) }
      .filter { !$0.text.isEmpty }
  }

  private static func withoutAttributes(_ type: Node?) -> Node? {
    var type = type
    while let attributed = type, attributed.kind == .attributedType { type = attributed.baseType }
    return type
  }

  /// What generic parameters conform to.
  private func bounds(_ clause: Node?) -> [TypeHead.Requirement] {
    guard let clause else { return [] }
    return clause.genericParameters.compactMap { parameter in
      guard let name = parameter.name, let type = parameter.type else { return nil }
      return TypeHead.Requirement(
        left: speller.spelling(ofName: name), relation: .conformance, right: speller.spelling(of: type))
    }
  }

  private func requirements(_ clause: Node?) -> [TypeHead.Requirement] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { $0.requirement.flatMap(requirement) }
  }

  private func requirement(_ node: Node) -> TypeHead.Requirement? {
    let relation: TypeHead.Requirement.Relation
    switch node.kind {
    case .sameTypeRequirement: relation = .sameType
    case .conformanceRequirement: relation = .conformance
    default: return nil
    }
    return TypeHead.Requirement(
      left: speller.spelling(of: node.leftType), relation: relation, right: speller.spelling(of: node.rightType))
  }

  static func names(of clause: Node) -> [String] {
    clause.genericParameters.map { Speller.name(of: $0.name) }
  }

  private static func access(_ modifiers: Node.Children) -> TypeHead.Access {
    for modifier in modifiers {
      if let access = TypeHead.Access(rawValue: Speller.name(of: modifier.name)) { return access }
    }
    return .internal
  }
}

extension TypeHead.Kind {
  /// nil for a node without members.
  fileprivate init?(ofBodyIn node: SyntaxKind) {
    switch node {
    case .classDecl: self = .class
    case .structDecl: self = .struct
    case .enumDecl: self = .enum
    case .actorDecl: self = .actor
    case .protocolDecl: self = .protocol
    case .extensionDecl: self = .extension
    default: return nil
    }
  }
}
