import JSON
import TestSupport
import Testing

/// `waymark scan`: which routes it lists.
@Suite struct ScanTests {
  private static let views = ["EditorInput", "LostInput", "RequiredEditorInput", "TabletInput"]

  @Test(
    arguments: [
      (["--kind", "view"], views), (["--kind", "zikrouter/view", "--status", "adapted"], ["RequiredEditorInput"]),
      (["--kind", "viewModule", "--kind", "viewIdentifier"], ["EditorModuleInput", "editor"]),
      (["--status", "unregistered"], ["LostInput", "UnusedInput"]),
      (["--status=adapted", "--status=unregistered", "--kind=view"], ["LostInput", "RequiredEditorInput"]),
      (["--system", "zikrouter", "--kind", "service"], ["UnusedInput"]), (["--kind", "serviceURL"], []),
    ] as [([String], [String])])
  func listsWhatIsSelected(options: [String], names: [String]) throws {
    let app = try SmallApp.make()
    let program = Program(in: app.path.description)
    let csv = try program.run(["scan", "--format", "csv"] + options)
    let rows = csv.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[1] }
    #expect(csv.code == 0 && rows.map(String.init) == names)
    #expect(csv.messages.hasPrefix("5 files, \(names.count) route"))
    let table = try program.run(["scan"] + options).output
    #expect(
      names.allSatisfy(table.contains) && table.split(separator: "\n").count == (names.isEmpty ? 0 : names.count + 1))
    let markdown = try program.run(["scan", "--format", "markdown"] + options).output
    #expect(markdown.split(separator: "\n").count == names.count + 2)
    let json = try JSONValue(parsing: program.run(["scan", "--format", "json"] + options).output.utf8)
    #expect(json["routes"]?.array?.map { $0["name"]?.string } == names)
    for counts in [json["summary"], json["summary"]?["systems"]?["zikrouter"]] {
      #expect(counts?["routes"] == .integer(Int64(names.count)) && counts?["routers"] == 3)
    }
  }

  @Test(
    arguments: [
      (
        ["--system", "acme"],
        "unknown system 'acme'; known: arch, cells, clean-swift, interface-builder, modules, zikrouter"
      ),
      (["--system", "beehive"], "the system 'beehive' is off: no file imports BeeHive\n"),
      (
        ["--kind", "view", "--kind", "identifier"],
        "unknown kind 'identifier'; known: module, module-id, tableCell, tableHeaderFooter, "
      ),
      (["--kind", "acme/view"], "unknown kind 'acme/view'; known: module, module-id, tableCell, "),
      (["--kind", ""], "unknown kind ''; known: "),
      (["--status", "lost"], "unknown status 'lost'; known: registered, adapted, unknown, unregistered\n"),
    ] as [([String], String)])
  func unknownValuesAreRefused(options: [String], message: String) throws {
    let app = try SmallApp.make()
    let result = try Program(in: app.path.description).run(["scan"] + options)
    #expect(result.code == 2 && result.output.isEmpty && result.messages.hasPrefix("waymark: \(message)"), "\(result)")
  }

  @Test func theTableNamesTwoOfManyClasses() throws {
    let register = "tableView.register(Cell.self, forCellReuseIdentifier: \"cell\")"
    let classes = ["First", "Second", "Third"].map {
      "class \($0): UITableViewController { override func viewDidLoad() { \(register) } }\n"
    }
    let folder = try TemporaryFolder(["App.swift": "class Cell: UITableViewCell {}\n" + classes.joined()])
    let program = Program(in: folder.path.description)
    #expect(try program.run(["scan"]).output.contains("  First, Second (+1)  "))
    #expect(try program.run(["scan", "--format", "csv"]).output.contains(",\"First, Second, Third\","))
    #expect(try program.run(["scan", "--format", "markdown"]).output.contains(" First, Second, Third "))
  }
}
