import Routes
import SourceModel

/// A call of the registration hook by code, on the superclass or on a router by name.
struct HookCall: SystemFact {
  /// True if it is the superclass's hook, run for the class around the call.
  var isParent: Bool
  var place: SourceRange
  var call: RegisteringCall

  func renamed(_ rename: (String) -> String) -> HookCall {
    HookCall(isParent: isParent, place: place, call: call.renamed(rename))
  }
}

/// The calls of the registration hook in all files.
struct HookCalls: SharedAnswer {
  /// In path order.
  let all: [PlacedFact<HookCall>]
  /// The calls of the superclass's hook, by the router class whose method makes them.
  let ofParents: [String: [PlacedFact<HookCall>]]

  init(in index: RouteIndex) {
    all = index.systemFacts(of: HookCall.self)
    ofParents = Dictionary(grouping: all.filter(\.fact.isParent)) { $0.fact.call.registrar.typeName ?? "" }
  }
}
