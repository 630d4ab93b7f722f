import SwiftSyntax

/// The expressions that mean one value in a function: `segue.identifier`, and `id` after `let id = segue.identifier`.
struct ComparedNames {
  private struct Alias {
    let name: String
    /// Where it refers to the value.
    let scope: Range<AbsolutePosition>
  }

  /// `["segue", "identifier"]`
  private let path: [String]
  private var aliases: [Alias] = []
  /// How often the function declares each name.
  private var declared: [String: Int] = [:]

  /// The names of a member of the function's parameter; of the parameter itself if the member is nil.
  init(of member: String?, in function: ComparingFunction) {
    path = [function.parameter] + [member].compactMap(\.self)
    var pending = [Syntax(function.body)]
    while let node = pending.popLast() {
      addNames(of: node)
      pending += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
    }
    if declared[function.parameter] != nil { aliases = [] }
  }

  /// A name that the function declares in another way may refer to something else.
  func isMeant(by expression: ExprSyntax) -> Bool {
    guard let names = expression.comparedPath else { return false }
    if names == path { return declared[path[0]] == nil }
    let known = aliases.filter { names == [$0.name] }
    return known.contains { $0.scope.contains(expression.position) } && declared[names[0]] == known.count
  }

  // MARK: Declarations

  /// Takes the names that a node declares: of variables, and of parameters of closures and functions.
  private mutating func addNames(of node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .identifierPattern(let pattern): addName(pattern.identifier)
    case .closureShorthandParameter(let parameter): addName(parameter.name)
    case .closureParameter(let parameter): addName(parameter.secondName ?? parameter.firstName)
    case .functionParameter(let parameter): addName(parameter.secondName ?? parameter.firstName)
    case .closureCapture(let capture): addName(capture.name)
    case .optionalBindingCondition(let binding):
      addAlias(binding.pattern, binding.initializer, until: node.endOfConditionScope)
    case .patternBinding(let binding):
      let isConstant = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
      addAlias(binding.pattern, isConstant ? binding.initializer : nil, until: node.endOfBlock)
    default: return
    }
  }

  private mutating func addName(_ token: TokenSyntax) { declared[Speller.name(of: token), default: 0] += 1 }

  /// `let id = segue.identifier`, `if let id = segue.identifier`
  private mutating func addAlias(
    _ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?, until end: AbsolutePosition?
  ) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier, let initializer, let end,
      initializer.value.comparedPath == path, initializer.endPosition < end
    else { return }
    aliases.append(Alias(name: Speller.name(of: name), scope: initializer.endPosition..<end))
  }
}

extension ExprSyntax {
  /// The names of `segue.identifier!`, `segue.identifier ?? ""` or `segue.identifier?.rawValue`.
  fileprivate var comparedPath: [String]? {
    guard var names = NamePath(withoutDefault.unwrapped)?.names else { return nil }
    if names.last == "rawValue" { names.removeLast() }
    return names
  }

  /// `value ?? ""`: the value.
  private var withoutDefault: ExprSyntax {
    guard let sequence = unwrapped.as(SequenceExprSyntax.self) else { return self }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
      parts[2].is(StringLiteralExprSyntax.self)
    else { return self }
    return parts[0]
  }
}

extension Syntax {
  /// Where the variables of an `if`, a `while` or a `guard` go out of scope.
  fileprivate var endOfConditionScope: AbsolutePosition? {
    var current = parent
    while let node = current {
      if let statement = node.as(IfExprSyntax.self) { return statement.body.endPosition }
      if let statement = node.as(WhileStmtSyntax.self) { return statement.body.endPosition }
      if node.is(GuardStmtSyntax.self) { return node.endOfBlock }
      current = node.parent
    }
    return nil
  }

  /// The end of the statements around the node.
  fileprivate var endOfBlock: AbsolutePosition? {
    var current = parent
    while let node = current {
      if node.is(CodeBlockItemListSyntax.self) { return node.endPosition }
      current = node.parent
    }
    return nil
  }
}
