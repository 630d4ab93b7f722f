import Foundation
import JSON
import TestSupport
import Testing

/// The work that benchmarks measure is the work that they say: invented trees hold exactly the routes that were planned.
@Suite struct BenchmarkTests {
  private static let benchmarks = Program.executable.deletingLastPathComponent().appendingPathComponent("Benchmarks")

  static let shapes = [
    ["app", "--files", "150", "--lines", "2000", "--routes", "41", "--modules", "4", "--long-file", "150"],
    [
      "monorepo", "--files", "200", "--lines", "2500", "--routes", "60", "--apps", "3", "--modules", "2", "--packages",
      "3", "--long-file", "0",
    ],
  ]

  @Test(arguments: shapes) func planIsFound(shape: [String]) throws {
    let folder = try TemporaryFolder()
    let expected = try Self.generate(shape, in: folder)
    let tree = folder("tree").description
    let scan = try JSONValue(
      parsing: Program(in: tree).run(["scan", "--quiet", "--format", "json"]).output.utf8)
    for (name, count) in Self.counts(in: scan) { #expect(expected[name] == .integer(Int64(count)), "\(name)") }
    let check = try Program(in: tree).run(["check", "--quiet", "--strict"])
    #expect(check.code == 0)
    #expect(check.output.isEmpty)
  }

  @Test func sameSeedGivesSameTree() throws {
    let folders = try [TemporaryFolder(), TemporaryFolder()]
    let outputs = try folders.map { folder in
      _ = try Self.generate(Self.shapes[0], in: folder)
      return try Program(in: folder("tree").description).run(["scan", "--format", "json"]).output
    }
    #expect(outputs[0] == outputs[1])
  }

  /// Each copy of the apps has their routes, under names of its own, and nothing else has any.
  @Test func appsAreRepeated() throws {
    let folder = try TemporaryFolder()
    let (tree, examples) = (folder("tree").description, Repository.path("Examples"))
    let result = try Program(Self.benchmarks, in: folder.path.description)
      .run(["generate", "screens", examples, tree, "--copies", "2"])
    #expect(result.code == 0, "\(result.messages)")
    let apps = ["Storyboards", "Cells", "CleanSwift"].map { "\(examples)/\($0)" }
    let counts = try apps.map { try Self.statuses(inScanOf: $0) }
      .reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
    #expect(!counts.isEmpty)
    #expect(try Self.statuses(inScanOf: tree) == counts.mapValues { 2 * $0 })
    #expect(try Program(in: tree).run(["check", "--quiet", "--strict"]).output == "")
  }

  /// How many registrations and look-ups of each kind and status there are.
  private static func statuses(inScanOf tree: String) throws -> [String: Int] {
    let scan = try JSONValue(
      parsing: Program(in: tree).run(["scan", "--quiet", "--format", "json"]).output.utf8)
    return (scan["routes"]?.array ?? []).reduce(into: [:]) { counts, route in
      for role in ["registrations", "lookUps"] {
        let name = [route["kind"]?.string, route["status"]?.string, role].map { $0 ?? "" }.joined(separator: " ")
        counts[name, default: 0] += route[role]?.array?.count ?? 0
      }
    }
  }

  private static func generate(_ shape: [String], in folder: TemporaryFolder) throws -> JSONValue {
    let tree = folder("tree").description
    let result = try Program(benchmarks, in: folder.path.description)
      .run(["generate", shape[0], tree] + shape.dropFirst())
    #expect(result.code == 0, "\(result.messages)")
    return try JSONValue(parsing: result.output.utf8)
  }

  private static func counts(in scan: JSONValue) -> [(String, Int)] {
    let routes = Dictionary(grouping: scan["routes"]?.array ?? []) { route in
      let kind = route["kind"]?.string ?? ""
      return kind.hasSuffix("Identifier") ? "identifiers" : kind.hasSuffix("URL") ? "urls" : "protocols"
    }
    let protocols = routes["protocols"] ?? []
    func status(_ word: String) -> Int { protocols.count { $0["status"] == .string(word) } }
    func sites(_ kinds: String, _ role: String) -> Int {
      (routes[kinds] ?? []).reduce(0) { $0 + ($1[role]?.array?.count ?? 0) }
    }
    return [
      ("files", summary(scan, "files")), ("routes", protocols.count), ("registered", status("registered")),
      ("adapted", status("adapted")), ("routers", summary(scan, "routers")),
      ("lookUps", sites("protocols", "lookUps")), ("identifiers", sites("identifiers", "registrations")),
      ("identifierLookUps", sites("identifiers", "lookUps")), ("urlPatterns", sites("urls", "registrations")),
      ("urlLookUps", sites("urls", "lookUps")),
    ]
  }

  private static func summary(_ scan: JSONValue, _ name: String) -> Int {
    guard case .integer(let number)? = scan["summary"]?[name] else { return -1 }
    return Int(number)
  }
}
