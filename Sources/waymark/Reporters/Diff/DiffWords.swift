import Routes

/// What `waymark diff` says in words.
enum DiffWords {
  /// `1 route added, 2 removed, 1 changed; 3 look-ups lost their route`
  static func summary(_ comparison: RouteComparison) -> String {
    let changes = [
      "\(Count(comparison.added.count, "route")) added", "\(comparison.removed.count) removed",
      "\(comparison.changed.count) changed",
    ].joined(separator: ", ")
    let (lost, won) = (count(comparison.lost), count(comparison.won))
    let lookUps = [
      lost == 0 ? nil : "\(Count(lost, "look-up")) lost \(lost == 1 ? "its" : "their") route",
      won == 0 ? nil : "\(Count(won, "look-up")) found a route",
    ]
    return ([changes] + lookUps.compactMap(\.self)).joined(separator: "; ")
  }

  private static func count(_ lookUps: [RouteComparison.LookUps]) -> Int { lookUps.map(\.sites.count).reduce(0, +) }

  /// `view EditorInput`, `view identifier editor`, `service URL app://note/:id`; printable.
  static func name(_ subject: Occurrence.Subject) -> (kind: String, name: String) {
    switch subject {
    case .route(let key): (key.space.noun, key.fullName.printable)
    case .router(let name): ("router", name.printable)
    case .destination(let type): ("destination", type.printable)
    case .member(let member): (member.kind.rawValue, member.name.printable)
    }
  }

  /// `adapted by AppAdapter, registered by EditorRouter, leads to EditorController`; printable.
  static func end(_ end: RouteAnswer) -> String {
    let registered = end.routers.isEmpty ? "" : "registered by \(list(end.routers))"
    let adapted = end.adapters.isEmpty ? "" : "adapted by \(list(end.adapters))"
    let parts =
      switch end.status {
      case .registered: [registered.isEmpty ? "registered" : registered, adapted]
      case .adapted: [adapted.isEmpty ? "adapted" : adapted, registered]
      case .unknown: ["unknown", adapted, registered]
      case .unregistered:
        [
          registered.isEmpty ? "unregistered" : "unregistered in some application",
          end.adapters.isEmpty ? "" : "though adapted by \(list(end.adapters))", registered,
        ]
      }
    let to = end.destinations.isEmpty ? "" : "leads to \(list(end.destinations))"
    return (parts + [to]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: " and ").printable }
}
