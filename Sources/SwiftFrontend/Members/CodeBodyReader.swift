import SourceModel
import SwiftSyntax

/// Reads what a body does, step by step. It enters all of the body, which landmarks do not show.
struct CodeBodyReader {
  private struct Context {
    var cases: [String] = []
    var isDeferred = false
    /// True in a closure or a local function, whose results are not those of the body.
    var isInner = false
  }

  private var values: CodeValueReader
  private var code = CodeBody()
  /// The contexts of the nodes, which most share with those around them.
  private var contexts = [Context()]
  private var pending: [(node: Node, context: Int)] = []

  private init(_ speller: Speller) { values = CodeValueReader(speller) }

  /// `statements` is the list of statements of a function or a getter.
  static func code(of statements: Node, _ speller: Speller) -> CodeBody {
    var reader = CodeBodyReader(speller)
    for value in statements.implicitResults { reader.values.results.insert(value) }
    reader.read(statements)
    return reader.finished()
  }

  /// A body whose only result is the initial value of a property.
  static func code(ofValue value: Node, _ speller: Speller) -> CodeBody {
    var reader = CodeBodyReader(speller)
    reader.values.results.insert(value)
    reader.read(value)
    return reader.finished()
  }

  private consuming func finished() -> CodeBody {
    (code.values, code.closures) = (values.values, values.closures)
    return code
  }

  private mutating func read(_ root: Node) {
    pending = [(root, 0)]
    while let (node, context) = pending.popLast() {
      let inner = note(node, context)
      let first = pending.count
      // The patterns of an arm of a `switch` look like calls.
      for child in node.children where !child.isToken && !child.kind.isPattern { pending.append((child, inner)) }
      pending.reverse(from: first)
    }
  }

  /// Notes what a node does, and returns the context of what is in it.
  private mutating func note(_ node: Node, _ context: Int) -> Int {
    if !values.results.isEmpty, values.results.contains(node) { add(.result, value: node, context) }
    switch node.kind {
    case .closureExpr, .functionDecl, .switchCase: return open(node, in: context)
    case .patternBinding, .optionalBindingCondition: noteBinding(node, context)
    case .sequenceExpr: noteAssignment(node, context)
    case .returnStmt:
      if !contexts[context].isInner, let value = node.expression { add(.result, value: value, context) }
    case .functionCallExpr:
      if !values.isRead(node) { add(.call, value: node, context) }
    default: break
    }
    return context
  }

  /// The context of what is in a closure, a local function or an arm of a `switch`.
  private mutating func open(_ node: Node, in context: Int) -> Int {
    var inner = contexts[context]
    switch node.kind {
    case .closureExpr:
      inner.isInner = true
      if !node.isCalledAtOnce { inner.isDeferred = true }
    case .functionDecl: (inner.isInner, inner.isDeferred) = (true, true)
    default: inner.cases = node.caseNames
    }
    contexts.append(inner)
    return contexts.count - 1
  }

  private mutating func noteBinding(_ node: Node, _ context: Int) {
    guard let name = node.pattern?.identifier else { return }
    let type = node.typeAnnotation?.type
    // `if let name` has the value of the same name.
    let value = node.initializer?.value
    add(.binding, target: values.speller.spelling(ofName: name), type: type, value: value, context)
  }

  private mutating func noteAssignment(_ node: Node, _ context: Int) {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[1].kind == .assignmentExpr else { return }
    // `_ = value` assigns nothing.
    let place = values.speller.spelling(at: parts[0])
    let target =
      parts[0].kind == .discardAssignmentExpr
      ? Spelling(text: "_", range: place.range) : NamePath(parts[0])?.spelling(by: values.speller) ?? place
    let value = values.value(ofOperands: Array(parts.dropFirst(2)), around: node)
    append(CodeStep(.assignment, target: target, value: value), context)
  }

  private mutating func add(
    _ kind: CodeStep.Kind, target: Spelling? = nil, type: Node? = nil, value: Node?, _ context: Int
  ) {
    let target = target ?? value.map { values.speller.spelling(at: $0) } ?? Spelling(text: "", range: .zero)
    let value = value.map { values.value(of: $0) }
    append(CodeStep(kind, target: target, type: type.map { values.speller.spelling(of: $0) }, value: value), context)
  }

  private mutating func append(_ step: CodeStep, _ context: Int) {
    var step = step
    (step.cases, step.isDeferred) = (contexts[context].cases, contexts[context].isDeferred)
    code.steps.append(step)
  }
}

extension Speller {
  /// No text, at the place of a node.
  func spelling(at node: Node) -> Spelling { Spelling(text: "", range: range(of: node)) }
}

extension Node {
  /// True for a closure that stands before its arguments: `{ … }()`.
  fileprivate var isCalledAtOnce: Bool {
    guard let call = parent, call.kind == .functionCallExpr else { return false }
    return call.calledExpression == self
  }

  /// The names of the cases of an arm of a `switch`.
  fileprivate var caseNames: [String] {
    guard let label = caseLabel else { return [] }
    if label.kind == .switchDefaultLabel { return ["default"] }
    return (label.caseItems?.children ?? label.children).compactMap { item in
      item.pattern?.firstPatternName
    }
  }

  /// The name of the case that a pattern matches: `main` of `let .main(io)`, `.main(let io)` and `Story.main`.
  private var firstPatternName: String? {
    var names: [String] = []
    for token in tokens {
      if token.spells("(") { break }
      if token.isIdentifier { names.append(Speller.name(of: token)) }
    }
    return names.last
  }

  /// The values that a list of statements gives back without `return`.
  var implicitResults: [Node] {
    var (results, pending): ([Node], [Node]) = ([], [self])
    while let statements = pending.popLast() {
      guard var item = statements.children.only?.item else { continue }
      // `switch` and `if` stand in statements where they are no values.
      if item.kind == .expressionStmt, let inner = item.expression { item = inner }
      switch item.kind {
      case .switchExpr: pending += item.cases.compactMap(\.statements)
      case .ifExpr: pending += item.arms
      case .sequenceExpr where item.elements.contains { $0.kind == .assignmentExpr }: continue
      case _ where item.kind.isExpression: results.append(item)
      default: continue
      }
    }
    return results
  }

  /// The statements of the arms of an `if`.
  private var arms: [Node] {
    var arms: [Node] = []
    var next: Node? = self
    while let current = next, current.kind == .ifExpr {
      arms += [current.body?.statements].compactMap(\.self)
      next = current.elseBody
    }
    return arms + [next?.statements].compactMap(\.self)
  }
}
