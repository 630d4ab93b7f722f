import SourceModel
import SwiftSyntax

/// What can only be told when all calls of the file are known.
extension OutlineWalk {
  consuming func finished() -> SourceOutline {
    sortHeads()
    let bound = bindings.compactMap { calls.number(of: $0.call) }
    let given = returned.compactMap { calls.number(of: $0.expression.unwrapped.id) }
    let choice = CallChoice(calls, bound: bound, returned: Set(given), places: places)
    let reader = CallReader(speller: speller, drafts: calls, choice: choice, places: places)
    for number in choice.chosen {
      let conditions = conditionSpeller.spell(places[calls.all[number].place].conditions)
      outline.calls.append(reader.call(number, conditions: conditions))
    }
    for binding in bindings {
      guard let call = choice.index(of: calls.number(of: binding.call)) else { continue }
      outline.bindings.append(Binding(name: binding.name, call: call, scope: binding.scope))
    }
    for (scope, expression) in returned { outline.scopes[scope].returned = reader.value(of: expression) }
    for draft in assignments { outline.assignments.append(assignment(draft, by: reader)) }
    return outline
  }
}
