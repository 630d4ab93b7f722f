import JSON
import RouteDocuments
import Routes

/// `waymark.diff/2` of the output contract.
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
      try writer.write("schema", "waymark.diff/2")
      try writer.write("added", elements: comparison.added.lazy.map { json($0.subject, ["new": json($0.new)]) })
      try writer.write("removed", elements: comparison.removed.lazy.map { json($0.subject, ["old": json($0.old)]) })
      try writer.write(
        "changed",
        elements: comparison.changed.lazy.map { json($0.subject, ["old": json($0.old), "new": json($0.new)]) })
      try writer.write("lost", elements: comparison.lost.lazy.map(json))
      try writer.write("won", elements: comparison.won.lazy.map(json))
    }
  }

  private func json(_ subject: Occurrence.Subject, _ fields: JSONObject) -> JSONValue {
    .object(JSONObject(subject).adding(fields))
  }

  private func json(_ lookUps: RouteComparison.LookUps) -> JSONValue {
    json(lookUps.subject, ["lookUps": .array(lookUps.sites.map { JSONValue($0, in: tree) })])
  }

  private func json(_ end: RouteAnswer?) -> JSONValue {
    end.map { .object(JSONObject($0)) } ?? .null
  }
}
