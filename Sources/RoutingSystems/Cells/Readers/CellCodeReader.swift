import Routes
import SourceModel

/// Reads the calls that register and dequeue cells, and the functions that do so for their callers.
struct CellCodeReader: FactReader {
  let language: Language

  var interest: Interest {
    var interest = CellForms.table.interest(in: language)
    interest.triggers.formUnion(CellForms.triggers(in: language))
    if language == .swift { interest.types.insert("UINib") } else { interest.callees.insert("nibWithNibName") }
    interest.names.callees.formUnion(CellNib.makers)
    // Only Swift tells what is unwrapped by force.
    if language == .swift { interest.receivers = CellForms.triggers(in: language) }
    if language == .swift {
      interest.functions = [CellForms.registering]
      interest.callees.formUnion(OwnSubviews.callees)
      interest.groups = OwnSubviews.groups.union(ReactiveItems.groups)
      interest.triggers.formUnion(ProvidedRegistration.types)
      interest.types.formUnion(ProvidedRegistration.types.union([ProvidedRegistration.dataSource]))
    } else {
      interest.callees.insert(CellCalls.initializer)
      interest.names.callees.insert(CellCalls.initializer)
    }
    return interest
  }

  func facts(in outline: SourceOutline, interest: Interest, functions _: RoutingFunctions) -> [Fact] {
    let calls = CellCalls(
      language == .objectiveC ? ImportedOutline.of(outline) : outline, functions: interest.names.functions)
    let facts =
      calls.outline.calls.flatMap(calls.facts) + calls.outline.functionValues.flatMap(calls.factsOfValue)
      + CellFunctions(calls).facts
      + CellOverride.all(in: outline).map(Fact.ofSystem)
    guard language == .swift else { return facts }
    let delegates = interest.names.bodies[CellDelegates.bodies].propertyTypes
    return facts + CellClosure.all(in: outline).map(Fact.ofSystem)
      + CellDelegate.all(in: outline, of: delegates).map(Fact.ofSystem)
      + ProvidedRegistration.all(in: outline).map(Fact.ofSystem) + OwnSubviews.all(in: outline).map(Fact.ofSystem)
  }
}
