import SourceModel

/// What can only be told when all calls of the file are known.
extension OutlineWalk {
  consuming func finished() -> SourceOutline {
    sortHeads()
    let bound = bindings.compactMap { calls.number(of: $0.call) }
    let given = returned.compactMap { calls.number(of: $0.expression.unwrapped) }
    let choice = CallChoice(calls, bound: bound, returned: Set(given), places: places)
    let reader = CallReader(speller: speller, drafts: calls, choice: choice, places: places)
    var names = NamedTexts(wanted.interest.names, LexicalNames())
    for number in choice.chosen {
      let draft = calls.all[number]
      var call = reader.call(number, conditions: conditionSpeller.spell(places[draft.place].conditions))
      if wanted.interest.receivers.contains(call.callee.text) {
        let readsClosures = wanted.interest.blocks.making.contains(call.callee.text)
        call.types = CallTypeReader(reader, readsClosures: readsClosures).types(of: draft, &names.variables)
      }
      if wanted.takesNames(call) {
        names.resolve(in: &call, draft, reader)
        limitRounds(of: &call)
        call.cast = cast(of: draft.node)
      }
      outline.calls.append(call)
    }
    for function in handedOn {
      for var call in calls(of: function, reader, &names.variables) {
        limitRounds(of: &call)
        outline.calls.append(call)
      }
    }
    outline.functionValues = functionValues.compactMap { value(of: $0, reader, &names.variables) }
    for binding in bindings {
      guard let call = choice.index(of: calls.number(of: binding.call)) else { continue }
      outline.bindings.append(Binding(name: binding.name, call: call, scope: binding.scope))
    }
    for (scope, expression) in returned {
      outline.scopes[scope].returned = names.text(of: expression, reader) ?? reader.value(of: expression)
    }
    for function in comparing {
      let casts = MemberCasts(of: function, speller)
      outline.declared.comparisons += comparisons(in: function, casts, &names)
      outline.declared.memberCasts += memberCasts(in: function, casts)
    }
    outline.declared.methods = methods.map { MethodBodyReader(speller).method($0.node, at: places[$0.place].scope) }
    outline.add(givenTexts(&names))
    for draft in memberPaths {
      if let path = memberPath(draft, &names) { outline.declared.memberPaths.append(path) }
    }
    outline.declared.attributes = attributes.map { attribute($0, reader, &names.variables) }
    outline.declared.macros = macros.map { call(of: $0, reader, &names) }
    for draft in assignments { outline.assignments.append(assignment(draft, by: reader)) }
    return outline
  }

  /// Each round becomes a fact. What stands in more of them is not known.
  private static let mostRounds = 1 << 14

  private mutating func limitRounds(of call: inout Call) {
    guard call.hasRounds else { return }
    rounds += call.arguments.reduce(0) { max($0, $1.each.count) }
    guard rounds > Self.mostRounds else { return }
    for index in call.arguments.indices { (call.arguments[index].each, call.arguments[index].listRole) = ([], .none) }
  }
}
