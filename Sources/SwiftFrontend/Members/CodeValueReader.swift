import SourceModel
import SwiftSyntax

/// Reads the values of one body.
struct CodeValueReader {
  let speller: Speller
  private(set) var values: [CodeValue] = []
  private(set) var closures: [CodeClosure] = []
  /// The expressions that the body gives back without `return`.
  var results: Set<Node> = []
  /// The calls that are, or are in, a value that was read.
  private var calls: Set<Node> = []

  /// Only a hostile text has a value of deeper parts.
  private static let mostDepth = 16

  init(_ speller: Speller) { self.speller = speller }

  func isRead(_ call: Node) -> Bool { calls.contains(call) }

  /// The index of the value of an expression.
  mutating func value(of expression: Node) -> Int { value(of: expression, depth: 0) }

  /// The same for what stands behind `=`.
  mutating func value(ofOperands operands: [Node], around node: Node) -> Int {
    value(ofOperands: operands[...], around: node, depth: 0)
  }

  private mutating func add(_ kind: CodeValue.Kind, _ name: Spelling, _ generics: [Spelling] = []) -> Int {
    var value = CodeValue(kind, name: name)
    value.generics = generics
    values.append(value)
    return values.count - 1
  }

  private mutating func value(of expression: Node, depth: Int) -> Int {
    let node = expression.withoutMarks
    guard depth < Self.mostDepth else { return add(.other, speller.spelling(at: node)) }
    switch node.kind {
    case .functionCallExpr: return value(ofCall: node, depth: depth)
    case .sequenceExpr: return value(ofOperands: Array(node.elements)[...], around: node, depth: depth)
    case .closureExpr:
      let index = add(.closure, speller.spelling(at: node))
      closures.append(CodeClosure(node, at: index))
      return index
    case .tupleExpr:
      let elements = node.elements.map { argument($0, depth: depth) }
      return add(.tuple(elements), speller.spelling(at: node))
    case .nilLiteralExpr: return add(.other, Spelling(text: "nil", range: speller.range(of: node)))
    case .arrayExpr:
      let elements = node.elements.compactMap(\.expression).map { value(of: $0, depth: depth + 1) }
      return add(.list(elements), speller.spelling(at: node))
    case .subscriptCallExpr:
      if let element = value(ofElement: node, depth: depth) { return element }
    default: break
    }
    if let path = NamePath(node) { return add(.path, path.spelling(by: speller)) }
    if node.kind == .memberAccessExpr, let base = node.base, let name = node.declName?.baseName {
      let base = value(of: base, depth: depth + 1)
      return add(.member(of: base), speller.spelling(ofName: name))
    }
    return add(.other, speller.spelling(at: node))
  }

  /// `list[index]`; nil for several arguments.
  private mutating func value(ofElement node: Node, depth: Int) -> Int? {
    guard let list = node.calledExpression, let index = node.arguments.only, index.label == nil,
      let position = index.expression
    else { return nil }
    let base = value(of: list, depth: depth + 1)
    let place = value(of: position, depth: depth + 1)
    return add(.element(of: base, at: place), speller.spelling(at: node))
  }

  // MARK: Calls

  private mutating func value(ofCall call: Node, depth: Int) -> Int {
    calls.insert(call)
    if let closure = call.calledExpression?.unwrapped.ifKind(.closureExpr) { return value(ofResultsOf: closure, depth) }
    let callee = Callee(of: call)
    guard let name = callee.name else { return add(.other, speller.spelling(at: call)) }
    let receiver: Int? =
      switch callee.base {
      case .none: nil
      case .implicit: add(.path, Spelling(text: "", range: speller.range(of: name)))
      case .expression(let base): value(of: base, depth: depth + 1)
      }
    let generics = callee.generics?.elements(.genericArgumentList).map { speller.spelling(of: $0.argument) } ?? []
    var arguments = call.arguments.map { argument($0, depth: depth) }
    for (label, closure) in call.trailingClosures {
      arguments.append(CodeArgument(label: label, value: value(of: closure, depth: depth + 1)))
    }
    return add(.call(receiver: receiver, arguments: arguments), speller.spelling(ofName: name), generics)
  }

  private mutating func argument(_ element: Node, depth: Int) -> CodeArgument {
    let label = element.label.map { Speller.name(of: $0) }
    guard let expression = element.expression else {
      return CodeArgument(label: label, value: add(.other, speller.spelling(at: element)))
    }
    return CodeArgument(label: label, value: value(of: expression, depth: depth + 1))
  }

  /// What a closure that is called at once gives back.
  private mutating func value(ofResultsOf closure: Node, _ depth: Int) -> Int {
    let results = closure.statements?.results ?? []
    let read = results.map { value(of: $0, depth: depth + 1) }
    return add(.choice(read), speller.spelling(at: closure))
  }

  // MARK: Operators

  private mutating func value(ofOperands operands: ArraySlice<Node>, around node: Node, depth: Int) -> Int {
    let place = speller.spelling(at: node)
    guard let first = operands.first else { return add(.other, place) }
    if operands.count == 1 { return value(of: first, depth: depth + 1) }
    if let ternary = operands.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
      let chosen = operands[ternary].thenExpression
    {
      let chosen = value(of: chosen, depth: depth + 1)
      let other = value(ofOperands: operands[(ternary + 1)...], around: node, depth: depth + 1)
      return add(.choice([chosen, other]), place)
    }
    if let choices = choices(of: operands) {
      return add(.choice(choices.map { value(ofOperands: $0, around: node, depth: depth + 1) }), place)
    }
    if let number = number(subtractedBy: operands) {
      return add(.difference(value(of: first, depth: depth + 1), number), place)
    }
    let cast = operands.endIndex - 2
    guard operands.count > 2, depth < Self.mostDepth, operands[cast].kind == .unresolvedAsExpr,
      let type = operands[cast + 1].type
    else { return add(.other, place) }
    let operand = value(ofOperands: operands[..<cast], around: node, depth: depth + 1)
    guard let mark = operands[cast].questionOrExclamationMark else { return operand }
    return add(.cast(operand, isForced: mark.spells("!")), speller.spelling(of: type))
  }

  /// The number in `value - 2`; nil for other operators.
  private func number(subtractedBy operands: ArraySlice<Node>) -> Int? {
    guard operands.count == 3, let last = operands.last, last.kind == .integerLiteralExpr,
      operands[operands.startIndex + 1].isOperator("-")
    else { return nil }
    return Int(speller.spelling(of: last).text)
  }

  /// The operands of `a ?? b`; nil for other operators.
  private func choices(of operands: ArraySlice<Node>) -> [ArraySlice<Node>]? {
    let choices = operands.split { $0.isOperator("??") }
    let isPlain = operands.allSatisfy { $0.kind != .binaryOperatorExpr || $0.isOperator("??") }
    return choices.count > 1 && isPlain ? choices : nil
  }
}

extension Node {
  /// The expression without parentheses, `try`, `await`, `?` and `!`. A cast stays.
  fileprivate var withoutMarks: Node {
    var current = self
    while let inner = current.marked { current = inner }
    return current
  }

  private var marked: Node? {
    switch kind {
    case .tupleExpr: onlyElement
    case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr, .optionalChainingExpr: expression
    case .postfixIfConfigExpr: base
    default: nil
    }
  }

  /// The closures behind the parentheses of a call. The first has no label.
  fileprivate var trailingClosures: [(label: String?, closure: Node)] {
    let first = trailingClosure.map { [(label: String?.none, closure: $0)] } ?? []
    return first
      + additionalTrailingClosures.compactMap { element in
        element.closure.map { (label: Speller.name(of: element.label), closure: $0) }
      }
  }

  /// What the statements of a closure give back, with those in blocks, but not in closures and functions.
  var results: [Node] {
    var (results, pending) = (implicitResults, Array(children))
    while let node = pending.popLast() {
      switch node.kind {
      case .closureExpr, .functionDecl, .token: continue
      case .returnStmt: results += [node.expression].compactMap(\.self)
      default: pending += Array(node.children)
      }
    }
    return results.sorted { $0.start < $1.start }
  }
}
