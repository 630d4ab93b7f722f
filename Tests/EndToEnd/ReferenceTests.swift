import Foundation
import JSON
import Routes
import RoutingSystems
import TestSupport
import Testing

/// The parts of the reference pages that the program's own descriptions and tables make.
@Suite struct ReferenceTests {
  private let program = Program(in: "/")

  @Test func optionsAreCurrent() throws {
    let help = try CommandHelp(json: program.run(["--experimental-dump-help"]).output)
    var page = try GeneratedPage("Reference/Commands.md")
    try page.replace("common options", with: OptionTable(help.commonOptions).text)
    for command in help.commands {
      try page.replace(command.name, with: OptionTable(help.ownOptions(of: command)).text)
    }
    #expect(try page.differences() == [])
  }

  @Test func keysAreCurrent() throws {
    let schema = try JSONDecoder().decode(KeySchema.self, from: Data(program.run(["config", "--schema"]).output.utf8))
    var page = try GeneratedPage("Reference/Configuration.md")
    try page.replace("keys", with: schema.table)
    #expect(try page.differences() == [])
  }

  /// Each pack has a page, which shows its description.
  @Test(arguments: Packs.names) func packsAreCurrent(name: String) throws {
    var page = try GeneratedPage("Packs/\(name).md")
    let lines = try #require(Packs.named(name)).text.split(separator: "\n").map { "  \($0)\n" }.joined()
    try page.replace(name, with: "```yaml\n\(name):\n\(lines)```\n")
    #expect(try page.differences() == [])
    let list = try String(contentsOfFile: Repository.path("Documentation/Packs/README.md"), encoding: .utf8)
    #expect(list.contains("| [`\(name)`](\(name).md) |"))
  }

  @Test func callsAreCurrent() throws {
    var page = try GeneratedPage("Reference/Output.md")
    try page.replace("calls", with: FormTable(SystemList.builtIn.forms.all).text)
    #expect(try page.differences() == [])
  }

  /// The values that the JSON Schema of the output accepts are those of the code, and are documented.
  @Test(
    arguments: [
      (
        ["scannedRoute", "then", "properties", "kind"],
        SystemList.builtIn.spaces.filter { $0.system == "zikrouter" }.map(\.kind)
      ),
      (["status"], RouteStatus.words),
      (
        ["scannedRoute", "properties", "declarations", "items", "properties", "form"],
        DeclarationForm.allCases.map(\.rawValue)
      ),
      (["registration", "properties", "form"], RegistrationForm.allCases.map(\.rawValue)),
      (
        ["scannedRoute", "properties", "lookUps", "items", "properties", "form"], LookUpForm.allCases.map(\.rawValue)
      ),
      (
        ["zikrouter", "properties", "destinations", "items", "properties", "via"],
        DestinationVia.allCases.map(\.rawValue)
      ),
    ])
  func closedListsAreCurrent(path: [String], values: [String]) throws {
    let schema = try JSONValue(parsing: Data(contentsOf: Self.reference("output.schema.json")))
    let list = (["$defs"] + path + ["enum"]).reduce(schema) { $0?[$1] }?.array?.compactMap(\.string)
    #expect(list?.sorted() == values.sorted())
    let page = try String(contentsOf: Self.reference("Output.md"), encoding: .utf8)
    for value in values { #expect(page.contains("`\(value)`") || page.contains("\"\(value)\"")) }
  }

  private static func reference(_ name: String) -> URL {
    URL(fileURLWithPath: Repository.path("Documentation/Reference/\(name)"))
  }
}
