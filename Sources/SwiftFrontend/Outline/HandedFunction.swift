import SourceModel
import SwiftSyntax

/// A function that `forEach` calls for each element of a list: `["MovieCell", "ActorCell"].forEach(table.add)`.
struct HandedFunction {
  /// The base name, with the labels that stand behind it.
  let reference: Node
  /// The name with what it is a member of.
  let whole: Node
  /// What is gone through; nil where that is `self`.
  let sequence: Node?
  let place: Int

  /// nil for a name that stands elsewhere.
  init?(_ reference: Node, _ whole: Node, _ place: Int) {
    guard let argument = whole.parent, argument.kind == .labeledExpr, argument.label == nil,
      let call = argument.parent?.parent, call.kind == .functionCallExpr, call.trailingClosure == nil,
      call.arguments.only == argument, case let callee = Callee(of: call), callee.name?.spells("forEach") == true
    else { return nil }
    (self.reference, self.whole, self.place) = (reference, whole, place)
    if case .expression(let base) = callee.base { sequence = base } else { sequence = nil }
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
    guard let name = function.reference.baseName else { return [] }
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
