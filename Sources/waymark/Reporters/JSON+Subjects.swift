import JSON
import RouteDocuments
import Routes

extension JSONObject {
  /// What identifies a subject: a route by its key, a router or a class by its name.
  init(_ subject: Occurrence.Subject) {
    self =
      switch subject {
      case .route(let key): JSONObject([("subject", "route")]).adding(JSONObject(key))
      case .router(let name): JSONObject("router", named: name)
      case .destination(let type): JSONObject("destination", named: type)
      case .member(let member): JSONObject("member", named: member.name)
      }
  }

  private init(_ subject: String, named name: String) {
    self = [
      "subject": .string(subject), "system": .null, "kind": .null, "owner": .null, "name": .string(name),
      "qualifier": .null,
    ]
  }
}
