import JSON
import Routes

/// `waymark.diff/1` of the output contract.
struct DiffDocument {
  private let comparison: RouteComparison
  private let tree: ScannedTree

  /// `tree` is the new one.
  init(_ comparison: RouteComparison, in tree: ScannedTree) {
    (self.comparison, self.tree) = (comparison, tree)
  }

  /// With a line break at the end.
  func printed() throws -> [UInt8] {
    try DocumentWriter.text { writer throws(JSONError) in
      try writer.write("schema", "waymark.diff/1")
      try writer.write("added", elements: comparison.added.lazy.map { json($0.subject, ["new": json($0.new)]) })
      try writer.write("removed", elements: comparison.removed.lazy.map { json($0.subject, ["old": json($0.old)]) })
      try writer.write(
        "changed",
        elements: comparison.changed.lazy.map { json($0.subject, ["old": json($0.old), "new": json($0.new)]) })
      try writer.write("lost", elements: comparison.lost.lazy.map(json))
      try writer.write("won", elements: comparison.won.lazy.map(json))
    }
  }

  private func json(_ subject: Occurrence.Subject, _ fields: KeyValuePairs<String, JSONValue>) -> JSONValue {
    var object = JSONObject(subject)
    for (key, value) in fields { object[key] = value }
    return .object(object)
  }

  private func json(_ lookUps: RouteComparison.LookUps) -> JSONValue {
    json(lookUps.subject, ["lookUps": .array(lookUps.sites.map { JSONValue($0, in: tree) })])
  }

  private func json(_ end: RouteEnd?) -> JSONValue {
    guard let end else { return .null }
    return [
      "status": .string(end.status.word), "routers": JSONValue(end.routers), "adapters": JSONValue(end.adapters),
      "destinations": JSONValue(end.destinations),
    ]
  }
}

extension JSONObject {
  /// What tells a subject from others: `subject`, `kind` and `name`.
  init(_ subject: Occurrence.Subject) {
    self.init()
    let (word, kind, name): (String, String?, String) =
      switch subject {
      case .route(let key): (key.space.subjectWord, key.space.subjectKind, key.name)
      case .router(let name): ("router", nil, name)
      case .destination(let type): ("destination", nil, type)
      }
    self["subject"] = .string(word)
    self["kind"] = JSONValue(kind)
    self["name"] = .string(name)
  }
}

extension RouteSpace {
  fileprivate var subjectWord: String {
    switch naming {
    case .type: "route"
    case .text: "identifier"
    case .urlPattern: "url"
    }
  }

  fileprivate var subjectKind: String { naming == .type ? kind : family.rawValue }
}
