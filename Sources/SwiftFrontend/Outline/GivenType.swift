import SwiftSyntax

/// The type that the code around a call gives its value.
struct GivenType {
  let type: Node

  private init?(_ type: Node?) {
    guard let type else { return nil }
    self.type = type
  }

  /// nil if the code shows none.
  init?(to call: Node) {
    let operand = call.wholeOperand
    if let sequence = operand.sequenceAround {
      self.init(Self.cast(of: operand, in: Array(sequence.elements.prefix(5))))
    } else {
      self.init(receiving: operand)
    }
  }

  /// `as P` right behind the operand, with nothing but an assignment before it.
  private static func cast(of operand: Node, in parts: [Node]) -> Node? {
    guard let position = parts.firstIndex(of: operand), position + 2 < parts.count,
      position == 0 || parts[position - 1].kind == .assignmentExpr, parts[position + 1].kind == .unresolvedAsExpr
    else { return nil }
    return parts[position + 2].ifKind(.typeExpr)?.type
  }

  private init?(receiving operand: Node) {
    guard let parent = operand.parent else { return nil }
    switch parent.kind {
    case .initializerClause: self.init(parent.parent.flatMap { Self.declared(by: $0) })
    case .returnStmt: self.init(Self.returned(by: parent))
    case .codeBlockItem:
      guard parent.parent?.ifKind(.codeBlockItemList)?.children.only != nil else { return nil }
      self.init(Self.returned(by: parent))
    default: return nil
    }
  }

  private static func declared(by node: Node) -> Node? {
    switch node.kind {
    case .patternBinding, .optionalBindingCondition: node.typeAnnotation?.type
    case .functionParameter: node.type
    default: nil
    }
  }

  /// The result type of the function, getter or closure around a statement. Of the body of a statement nothing is given.
  private static func returned(by statement: Node) -> Node? {
    let isReturn = statement.kind == .returnStmt
    var next = statement.parent
    while let node = next {
      switch node.kind {
      case .closureExpr, .functionDecl: return node.signature?.returnClause?.type
      case .patternBinding: return node.typeAnnotation?.type
      case .subscriptDecl: return node.returnClause?.type
      case .accessorDecl where node.accessorSpecifier?.spells("get") != true: return nil
      case .initializerDecl, .deinitializerDecl, .memberBlock, .sourceFile: return nil
      case .codeBlockItemList, .codeBlock, .accessorBlock, .accessorDecl, .accessorDeclList, .codeBlockItem:
        next = node.parent
      default:
        guard isReturn else { return nil }
        next = node.parent
      }
    }
    return nil
  }
}
