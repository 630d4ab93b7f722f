import Routes
import SourceModel

extension RouteIndex {
  /// The calls that register single routers by hand, in path order.
  var manualCalls: [PlacedFact<HookCall>] {
    answer(HookCalls.self).all.filter { !$0.fact.isParent && !$0.fact.call.conditions.isNeverCompiled }
  }

  /// The class that a call registers, aliases expanded; nil if the call does not spell it.
  func registered(by call: PlacedFact<HookCall>) -> String? {
    call.fact.call.registrar.typeName.map { classes.name(of: $0, scope: [], file: call.file) ?? $0 }
  }

  /// The reason why a router may be registered by hand although no call names it.
  var doubtOfManualCalls: String? {
    let isUnnamed = manualCalls.contains { $0.fact.call.registrar == .unknown && origins[$0.file] != .test }
    return isUnnamed ? "a call registers a class that it does not spell" : nil
  }
}
