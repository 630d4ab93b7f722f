import JSON
import TestSupport
import Testing

/// The fields that the output contract promises, no fewer.
@Suite struct ContractTests {
  private static let site: Set = ["path", "line", "column", "endLine", "endColumn"]

  private func document(_ arguments: [String]) throws -> JSONValue {
    let app = try SmallApp.make()
    let result = try Program(in: app.path.description).run(arguments + ["--format", "json", "--quiet"])
    return try JSONValue(parsing: Array(result.output.utf8))
  }

  private func keys(_ value: JSONValue?) -> Set<String> {
    guard case .object(let object)? = value else { return [] }
    return Set(object.members.map(\.key))
  }

  @Test func scan() throws {
    let json = try document(["scan"])
    #expect(json["schema"] == "waymark.scan/1")
    #expect(
      keys(json) == ["schema", "summary", "skipped", "routes", "routers", "destinations", "identifiers", "urls"])
    #expect(
      keys(json["summary"]) == [
        "files", "parsedFiles", "routes", "routers", "lookUps", "unregistered", "unknown", "world", "worldReason",
      ])
    let routes = json["routes"]?.array ?? []
    for route in routes {
      #expect(
        keys(route) == [
          "system", "kind", "name", "status", "reason", "targets", "declarations", "registrations", "adapters",
          "lookUps",
          "mentions",
        ])
    }
    for (list, fields) in [
      ("declarations", ["form", "language"]), ("registrations", ["form", "router", "destinations", "conditions"]),
      ("adapters", ["router", "adaptee"]), ("lookUps", ["form", "language"]), ("mentions", []),
    ] as [(String, Set<String>)] {
      let entries = routes.flatMap { $0[list]?.array ?? [] }
      #expect(!entries.isEmpty, "\(list)")
      for entry in entries { #expect(keys(entry) == Self.site.union(fields)) }
    }
  }

  @Test func scanOfRouters() throws {
    let json = try document(["scan"])
    for router in json["routers"]?.array ?? [] {
      #expect(
        keys(router) == [
          "system", "name", "kind", "superclass", "adapter", "abstract", "declared", "destinations", "identifiers",
          "urlPatterns",
        ])
    }
    #expect(json["routers"]?.array?.compactMap { $0["name"]?.string } == ["Adapter", "EditorRouter", "TabletRouter"])
    #expect(keys(json["destinations"]?.array?.first) == Self.site.union(["type", "kind", "via"]))
    #expect(
      keys(json["identifiers"]?.array?.first) == [
        "value", "kind", "status", "reason", "targets", "registrations", "lookUps",
      ])
  }

  @Test func check() throws {
    let json = try document(["check"])
    #expect(json["schema"] == "waymark.check/1")
    #expect(keys(json["summary"]) == ["errors", "warnings", "information", "hints", "world"])
    let diagnostics = json["diagnostics"]?.array ?? []
    for diagnostic in diagnostics {
      #expect(keys(diagnostic) == Self.site.union(["rule", "severity", "message", "related"]))
      for related in diagnostic["related"]?.array ?? [] { #expect(keys(related) == Self.site.union(["message"])) }
    }
    #expect(
      Set(diagnostics.compactMap { $0["rule"]?.string }) == [
        "duplicate-protocol-registration", "lookup-unregistered", "unregistered-protocol",
      ])
  }
}
