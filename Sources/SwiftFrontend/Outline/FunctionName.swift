import SourceModel
import SwiftSyntax

/// The name of a function where it is not called: `table.register(_:forCellReuseIdentifier:)`, `registerIdentifier`.
struct FunctionName {
  /// The base name, with the labels that stand behind it.
  let reference: Node
  /// The name with what it is a member of.
  let whole: Node
  let place: Int

  init(_ reference: Node, _ whole: Node, _ place: Int) {
    (self.reference, self.whole, self.place) = (reference, whole, place)
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
  /// The function as a call with the labels that are spelled, whose arguments are not known; nil for a variable.
  mutating func value(
    of function: FunctionName, _ reader: CallReader, _ variables: inout LexicalNames
  ) -> Call? {
    guard let name = function.reference.baseName, !isVariable(function.whole, &variables) else { return nil }
    let place = places[function.place]
    let isAlone = function.whole == function.reference
    return Call(
      callee: speller.spelling(ofName: name),
      receiver: isAlone ? .none : function.whole.base.map { reader.receiver($0.unwrapped) } ?? .other,
      arguments: (function.labels ?? []).map { Argument(label: $0, value: .other) }, scope: place.scope,
      closure: place.closure, conditions: conditionSpeller.spell(place.conditions),
      range: speller.range(of: function.whole))
  }

  private func isVariable(_ name: Node, _ variables: inout LexicalNames) -> Bool {
    guard let variable = VariableName(name) else { return false }
    switch variables.referent(of: variable, at: name) {
    case .local, .member, .global: return true
    case .undeclared, .unknown: return false
    }
  }
}
