import SwiftSyntax

/// The type that the code around a call gives its value.
struct GivenType {
  let type: TypeSyntax

  private init?(_ type: TypeSyntax?) {
    guard let type else { return nil }
    self.type = type
  }

  /// nil if the code shows none.
  init?(to call: FunctionCallExprSyntax) {
    let operand = call.wholeOperand
    if let sequence = operand.parent?.parent?.as(SequenceExprSyntax.self) {
      self.init(Self.cast(of: operand, in: Array(sequence.elements.prefix(5))))
    } else {
      self.init(receiving: operand)
    }
  }

  /// `as P` right behind the operand, with nothing but an assignment before it.
  private static func cast(of operand: ExprSyntax, in parts: [ExprSyntax]) -> TypeSyntax? {
    guard let position = parts.firstIndex(where: { $0.id == operand.id }), position + 2 < parts.count,
      position == 0 || parts[position - 1].is(AssignmentExprSyntax.self),
      parts[position + 1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return parts[position + 2].as(TypeExprSyntax.self)?.type
  }

  private init?(receiving operand: ExprSyntax) {
    guard let parent = operand.parent else { return nil }
    switch parent.as(SyntaxEnum.self) {
    case .initializerClause(let clause): self.init(Self.declared(by: clause.parent))
    case .returnStmt(let statement): self.init(Self.returned(by: Syntax(statement)))
    case .codeBlockItem(let item):
      guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
      self.init(Self.returned(by: Syntax(item)))
    default: return nil
    }
  }

  private static func declared(by node: Syntax?) -> TypeSyntax? {
    switch node?.as(SyntaxEnum.self) {
    case .patternBinding(let binding): binding.typeAnnotation?.type
    case .optionalBindingCondition(let binding): binding.typeAnnotation?.type
    case .functionParameter(let parameter): parameter.type
    default: nil
    }
  }

  /// The result type of the function, getter or closure around a statement. Of the body of a statement nothing is given.
  private static func returned(by statement: Syntax) -> TypeSyntax? {
    let isReturn = statement.is(ReturnStmtSyntax.self)
    var next = statement.parent
    while let node = next {
      switch node.as(SyntaxEnum.self) {
      case .closureExpr(let closure): return closure.signature?.returnClause?.type
      case .functionDecl(let function): return function.signature.returnClause?.type
      case .patternBinding(let binding): return binding.typeAnnotation?.type
      case .subscriptDecl(let member): return member.returnClause.type
      case .accessorDecl(let accessor) where accessor.accessorSpecifier.tokenKind != .keyword(.get): return nil
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
