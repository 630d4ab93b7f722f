import SourceModel
import SwiftSyntax

/// A function that code names without a call: `["MovieCell", "ActorCell"].forEach(table.add)`, `let add = table.add`.
struct HandedFunction {
  let name: FunctionName
  /// What `forEach` goes through with the function; nil where that is `self`, and in other places.
  let sequence: Node?

  /// Returns nil for the callee of a call and for the base of a member.
  init?(_ reference: Node, _ whole: Node, _ place: Int) {
    guard whole.isWholeValue else { return nil }
    name = FunctionName(reference, whole, place)
    sequence = whole.listOfForEach
  }
}

extension OutlineWalk {
  /// The calls of all rounds, as one for each function that may be meant. What it is given is known only where one is.
  mutating func calls(of function: HandedFunction, _ reader: CallReader, _ variables: inout LexicalNames) -> [Call] {
    guard let value = value(of: function.name, reader, &variables) else { return [] }
    let labels = wanted.firstLabels(ofFunction: value.callee.text)
    let all = function.name.labels == nil ? labels.map { [Argument(label: $0, value: .other)] } : [value.arguments]
    let label = all.count == 1 && all[0].count == 1 ? all[0].first : nil
    let given = label.map { argument(of: function, $0.label, reader, &variables) }
    return all.map { arguments in
      var call = value
      call.arguments = given.map { [$0] } ?? arguments
      return call
    }
  }

  private func argument(
    of function: HandedFunction, _ label: String?, _ reader: CallReader, _ variables: inout LexicalNames
  ) -> Argument {
    var argument = Argument(label: label, value: .other)
    guard let sequence = function.sequence else { return argument }
    var loops = LoopValues(ValueReader(speller: speller, call: reader.index), variables.take())
    defer { variables = loops.variables }
    let range = speller.range(of: function.name.whole)
    if let list = loops.parameter(sequence) {
      (argument.value, argument.listRole) = (.parameter(Spelling(text: list, range: range)), .element)
    } else {
      argument.each = loops.values(ofElementsOf: sequence, at: range)
    }
    return argument
  }
}

extension Node {
  /// Whether the expression is all of a value that code passes or keeps: an argument, an element, what a variable gets.
  fileprivate var isWholeValue: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .labeledExpr, .initializerClause, .arrayElement, .dictionaryElement, .returnStmt, .unresolvedTernaryExpr:
      return true
    case .exprList: return isOperandOfValue(in: Array(parent.children))
    default: return false
    }
  }

  /// Whether the value of a sequence may be the expression: `add = table.add`, `isFirst ? table.add : list.add`,
  /// `table.add as (String) -> Void`.
  private func isOperandOfValue(in parts: [Node]) -> Bool {
    guard let index = parts.firstIndex(of: self) else { return false }
    let before = index > 0 ? parts[index - 1] : nil
    let behind = index + 1 < parts.count ? parts[index + 1] : nil
    switch before?.kind {
    case nil, .assignmentExpr, .unresolvedTernaryExpr: return behind == nil || behind?.kind == .unresolvedAsExpr
    default: return false
    }
  }

  /// What `forEach` goes through, where the expression is its argument.
  fileprivate var listOfForEach: Node? {
    guard let argument = parent, argument.kind == .labeledExpr, argument.label == nil,
      let call = argument.parent?.parent, call.kind == .functionCallExpr, call.trailingClosure == nil,
      call.arguments.only == argument, case let callee = Callee(of: call), callee.name?.spells("forEach") == true,
      case .expression(let base) = callee.base
    else { return nil }
    return base
  }
}
