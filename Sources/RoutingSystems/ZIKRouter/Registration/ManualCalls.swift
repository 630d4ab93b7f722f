import Routes
import SourceModel

extension RouteIndex {
  /// The calls that register single routers by hand, in path order.
  var manualCalls: [HookCall] {
    destinationTable.hookCalls.filter { !$0.isParent && !$0.call.conditions.isNeverCompiled }
  }

  /// The class that a call registers, aliases expanded; nil if the call does not spell it.
  func registered(by call: HookCall) -> String? {
    call.call.registrar.typeName.map { classes.name(of: $0, scope: [], file: call.site.file) ?? $0 }
  }

  /// The reason why a router may be registered by hand although no call names it.
  var doubtOfManualCalls: String? {
    let isUnnamed = manualCalls.contains { $0.call.registrar == .unknown && origins[$0.site.file] != .test }
    return isUnnamed ? "a call registers a class that it does not spell" : nil
  }
}
