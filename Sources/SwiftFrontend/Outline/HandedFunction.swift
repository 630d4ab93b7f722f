import SourceModel
import SwiftSyntax

/// A function that code names without a call: `["MovieCell", "ActorCell"].forEach(table.add)`, `let add = table.add`.
struct HandedFunction {
  /// The base name, with the labels that stand behind it.
  let reference: Node
  /// The name with what it is a member of.
  let whole: Node
  /// What `forEach` goes through with the function; nil where that is `self`, and in other places.
  let sequence: Node?
  let place: Int

  /// nil for a name that is no value: of a call, or of what a member belongs to.
  init?(_ reference: Node, _ whole: Node, _ place: Int) {
    guard whole.isWholeValue else { return nil }
    (self.reference, self.whole, self.place) = (reference, whole, place)
    sequence = whole.listOfForEach
  }

  /// The labels behind the name; nil where none are spelled.
  var labels: [String?]? {
    guard let names = reference.child(.declNameArguments) else { return nil }
    return names.elements(.declNameArgumentList).map { label in
      label.token(0).map { Speller.name(of: $0) }.flatMap { $0 == "_" ? nil : $0 }
    }
  }
}

extension OutlineWalk {
  /// The calls of all rounds, as one for each function that may be meant. What it is given is known only where one is.
  mutating func calls(of function: HandedFunction, _ reader: CallReader, _ variables: inout LexicalNames) -> [Call] {
    guard let name = function.reference.baseName, !isVariable(function, &variables) else { return [] }
    let spelled = function.labels.map { [$0] }
    let all = spelled ?? wanted.firstLabels(ofFunction: Speller.name(of: name)).map { [$0] }
    let place = places[function.place]
    let isAlone = function.whole == function.reference
    let receiver: Call.Receiver = isAlone ? .none : function.whole.base.map { reader.receiver($0.unwrapped) } ?? .other
    let given = all.count == 1 && all[0].count == 1 ? argument(of: function, all[0][0], reader, &variables) : nil
    return all.map { labels in
      Call(
        callee: speller.spelling(ofName: name), receiver: receiver,
        arguments: given.map { [$0] } ?? labels.map { Argument(label: $0, value: .other) },
        scope: place.scope, closure: place.closure, conditions: conditionSpeller.spell(place.conditions),
        range: speller.range(of: function.whole))
    }
  }

  private func isVariable(_ function: HandedFunction, _ variables: inout LexicalNames) -> Bool {
    guard let variable = VariableName(function.whole) else { return false }
    switch variables.referent(of: variable, at: function.whole) {
    case .local, .member, .global: return true
    case .undeclared, .unknown: return false
    }
  }

  private func argument(
    of function: HandedFunction, _ label: String?, _ reader: CallReader, _ variables: inout LexicalNames
  ) -> Argument {
    var argument = Argument(label: label, value: .other)
    guard let sequence = function.sequence else { return argument }
    var loops = LoopValues(ValueReader(speller: speller, call: reader.index), variables.take())
    defer { variables = loops.variables }
    let range = speller.range(of: function.whole)
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
