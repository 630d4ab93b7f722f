import SwiftSyntax

/// The expressions that mean one value in a function: `segue.identifier`, and `id` after `let id = segue.identifier`. Also
/// those that mean the enum case with this raw value: `SegueID(rawValue: id)`.
struct ComparedNames {
  enum Meaning: Equatable {
    case value
    /// The case of an enum whose raw value is the value.
    case enumCase(of: String)
  }

  private struct Alias {
    let name: String
    /// Where it refers to the value.
    let scope: Range<AbsolutePosition>
    /// nil for the value itself.
    let enumCase: EnumCase?
  }

  private struct EnumCase {
    let type: String
    /// The expression that must mean the value; nil if it is the parameter of the function.
    let rawValue: ExprSyntax?
  }

  /// `["segue", "identifier"]`
  private let path: [String]
  private let caseFunctions: [String: String]
  private var aliases: [Alias] = []
  /// How often the function declares each name.
  private var declared: [String: Int] = [:]

  /// The names of a member of the function's parameter; of the parameter itself if the member is nil.
  init(of member: String?, in function: ComparingFunction) {
    path = [function.parameter] + [member].compactMap(\.self)
    caseFunctions = function.caseFunctions
    var pending = [Syntax(function.body)]
    while let node = pending.popLast() {
      addNames(of: node)
      pending += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
    }
    if declared[function.parameter] != nil { aliases = [] }
  }

  func isMeant(by expression: ExprSyntax) -> Bool { meaning(of: expression) == .value }

  /// nil for other expressions. A name that the function declares in another way may refer to something else.
  func meaning(of expression: ExprSyntax) -> Meaning? {
    if let enumCase = enumCase(expression) { return meaning(of: enumCase) }
    guard let names = expression.comparedPath else { return nil }
    if names == path { return declared[path[0]] == nil ? .value : nil }
    let known = aliases.filter { names == [$0.name] }
    guard let alias = known.last(where: { $0.scope.contains(expression.position) }),
      declared[names[0]] == known.count
    else { return nil }
    return alias.enumCase.map(meaning) ?? .value
  }

  private func meaning(of enumCase: EnumCase) -> Meaning? {
    let isMeant = enumCase.rawValue.map(isMeant) ?? (declared[path[0]] == nil)
    return isMeant ? .enumCase(of: enumCase.type) : nil
  }

  /// `SegueID(rawValue: id)`, `segueIdentifier(for: segue)`
  private func enumCase(_ expression: ExprSyntax) -> EnumCase? {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let argument = call.arguments.first, call.arguments.count == 1,
      let names = NamePath(call.calledExpression)?.names, let name = names.last
    else { return nil }
    if let type = caseFunctions[name], NamePath(argument.expression)?.names == [path[0]] {
      return EnumCase(type: type, rawValue: nil)
    }
    guard argument.label?.text == "rawValue" else { return nil }
    let type = (name == "init" ? names.dropLast() : names[...]).joined(separator: ".")
    return type.isEmpty ? nil : EnumCase(type: type, rawValue: argument.expression)
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

  /// `let id = segue.identifier`, `if let id = segue.identifier`, `let id = SegueID(rawValue: other)`
  private mutating func addAlias(
    _ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?, until end: AbsolutePosition?
  ) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier, let initializer, let end,
      initializer.endPosition < end
    else { return }
    let enumCase = enumCase(initializer.value)
    guard enumCase != nil || initializer.value.comparedPath == path else { return }
    aliases.append(Alias(name: Speller.name(of: name), scope: initializer.endPosition..<end, enumCase: enumCase))
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
