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

  private static let key: Set = ["system", "kind", "owner", "name", "qualifier"]

  @Test func scan() throws {
    let json = try document(["scan"])
    #expect(json["schema"] == "waymark.scan/2")
    #expect(keys(json) == ["schema", "summary", "skipped", "routes", "systems"])
    let counts: Set = ["routes", "routers", "lookUps", "unregistered", "unknown"]
    #expect(
      keys(json["summary"]) == counts.union(["files", "parsedFiles", "systems", "world", "worldReason"]))
    #expect(
      keys(json["summary"]?["systems"]) == [
        "arch", "cells", "clean-swift", "interface-builder", "modules", "zikrouter",
      ])
    #expect(keys(json["summary"]?["systems"]?["zikrouter"]) == counts)
  }

  @Test func routes() throws {
    let routes = try document(["scan"])["routes"]?.array ?? []
    for route in routes {
      #expect(
        keys(route)
          == Self.key.union([
            "status", "reason", "targets", "declarations", "registrations", "adapters", "lookUps", "mentions",
          ]))
    }
    let names = routes.map { [$0["kind"]?.string, $0["name"]?.string] }
    #expect(names.first == ["view", "EditorInput"] && names.last == ["viewIdentifier", "editor"])
    for (list, fields) in [
      ("declarations", ["form", "language"]),
      ("registrations", ["form", "router", "destinations", "conditions", "details"]),
      ("adapters", ["router", "adaptee"]), ("lookUps", ["form", "language"]), ("mentions", []),
    ] as [(String, Set<String>)] {
      let entries = routes.flatMap { $0[list]?.array ?? [] }
      #expect(!entries.isEmpty, "\(list)")
      for entry in entries { #expect(keys(entry) == Self.site.union(fields)) }
    }
  }

  @Test func scanOfRouters() throws {
    let system = try document(["scan"])["systems"]?["zikrouter"]
    #expect(keys(system) == ["routers", "destinations"])
    for router in system?["routers"]?.array ?? [] {
      #expect(
        keys(router) == [
          "name", "kind", "superclass", "adapter", "abstract", "declared", "destinations", "identifiers", "urlPatterns",
        ])
    }
    #expect(
      system?["routers"]?.array?.compactMap { $0["name"]?.string } == ["Adapter", "EditorRouter", "TabletRouter"])
    #expect(keys(system?["destinations"]?.array?.first) == Self.site.union(["type", "kind", "via"]))
  }

  /// The library registers an identifier along with each URL pattern.
  @Test func impliedIdentifiersAreMarked() throws {
    let app = try TemporaryFolder([
      "App.swift": """
      @main struct Small: App {}
      class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
        override class func registerRoutableDestination() {
          registerIdentifier("editor")
          registerURLPattern("app://editor")
        }
      }

      """
    ])
    let program = Program(in: app.path.description)
    let json = try JSONValue(parsing: program.run(["scan", "--format", "json"]).output.utf8)
    let registrations = json["routes"]?.array?.map {
      ($0["name"], $0["kind"], $0["registrations"]?.array?[0]["details"])
    }
    let expected: [(JSONValue, JSONValue, JSONValue)] = [
      ("app://editor", "viewIdentifier", ["implied": true]), ("editor", "viewIdentifier", [:]),
      ("app://editor", "viewURL", [:]),
    ]
    #expect(registrations?.count == 3)
    for (found, expected) in zip(registrations ?? [], expected) {
      #expect(found.0 == expected.0 && found.1 == expected.1 && found.2 == expected.2)
    }
    let csv = try program.run(["scan", "--format", "csv"])
    #expect(
      csv.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } } == ["view identifier", "view URL"])
    #expect(csv.messages.hasPrefix("1 file, 2 routes; closed world"))
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
