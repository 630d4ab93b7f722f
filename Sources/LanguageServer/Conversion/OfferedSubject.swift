import JSON
import Routes

/// What a completion is about, as it goes to the client and comes back.
struct OfferedSubject: Codable, Equatable {
  enum Sort: String, Codable {
    case route, destination
  }

  var sort: Sort
  var name: String
  /// The rest of the key of a route.
  var system: String?
  var kind: String?
  var owner: String?
  var qualifier: String?

  /// nil for what is never completed.
  init?(_ subject: Occurrence.Subject) {
    switch subject {
    case .route(let key):
      (sort, name, system, kind) = (.route, key.name, key.space.system, key.space.kind)
      (owner, qualifier) = (key.owner, key.qualifier)
    case .destination(let type): (sort, name) = (.destination, type)
    case .router, .member: return nil
    }
  }

  /// nil for what a client changed.
  func subject(among systems: SystemList) -> Occurrence.Subject? {
    switch sort {
    case .route:
      return RouteKey(
        system: system, kind: kind, owner: owner, name: name, qualifier: qualifier, among: systems
      ).map { .route($0) }
    case .destination: return .destination(name)
    }
  }
}

extension JSONValue {
  init?(_ subject: Occurrence.Subject) {
    guard let offered = OfferedSubject(subject), let value = try? JSONValue(encoding: offered) else { return nil }
    self = value
  }
}
