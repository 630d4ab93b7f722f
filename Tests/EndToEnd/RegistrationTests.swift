import TestSupport
import Testing

/// `waymark registration`.
@Suite struct RegistrationTests {
  private static let program = Program(in: Repository.path(""))

  @Test(
    arguments: [
      ("notes", ["Examples/Notes"]),
      ("mini-objective-c", ["--application", "NotesMini", "--language", "objective-c", "Examples/Notes"]),
      ("broken", ["Examples/NotesBroken"]),
    ] as [(String, [String])])
  func theCodeIsPrinted(golden: String, arguments: [String]) throws {
    let result = try Self.program.run(["registration"] + arguments)
    #expect(result.code == 0)
    #expect(try Golden("registration-\(golden).txt").differences(from: result.output).isEmpty)
    #expect(try Golden("registration-\(golden)-messages.txt").differences(from: result.messages).isEmpty)
    #expect(try Self.program.run(["registration", "--quiet"] + arguments).messages.isEmpty)
  }

  @Test func aListIsChecked() throws {
    let list = "Examples/NotesByHand/RouteList.swift"
    let result = try Self.program.run(["registration", "--check", list, "Examples/NotesByHand"])
    #expect(result.code == 1)
    #expect(try Golden("registration-check.txt").differences(from: result.output).isEmpty)
    #expect(result.messages == "\(list): 1 router listed, 1 missing\n")
  }

  /// The printed file completes the sources that it was printed for.
  @Test func aPrintedFileIsComplete() throws {
    let app = try SmallApp.make()
    let program = Program(in: app.path.description)
    try app.write("Routes.swift", program.run(["registration", "--quiet"]).output)
    let check = try program.run(["registration", "--check", "Routes.swift"])
    #expect(check.code == 0 && check.output.isEmpty)
    #expect(check.messages.contains("0 missing"))
    let rules = try program.run(["check", "--rule", "manual-list-incomplete", "--rule", "manual-finish-misuse"])
    #expect(rules.code == 0 && rules.output.isEmpty)
  }

  /// The applications of a configuration have lists of their own.
  @Test func configuredApplicationsAreLists() throws {
    let router = "class ROUTER: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }\n"
    let folder = try TemporaryFolder([
      ".waymark.yml": "applications:\n  One: [One/]\n  Two: [Two/]\n",
      "One/A.swift": router.replacing("ROUTER", with: "OneRouter"),
      "Two/B.swift": router.replacing("ROUTER", with: "TwoRouter"),
      "Two/Empty.swift": "let nothing = 0\n",
    ])
    let program = Program(in: folder.path.description)
    let one = try program.run(["registration", "--application", "One"])
    #expect(one.code == 0 && one.output.contains("OneRouter") && !one.output.contains("TwoRouter"))
    for (arguments, message) in [
      (["--application", "Three"], "no application 'Three' is in the scan; the applications are 'One', 'Two'"),
      (["--check", "Two/B.swift"], "Two/B.swift: registers no router by hand; 'waymark registration' prints the code"),
      (
        ["--check", "Two/B.swift", "--application", "One"],
        "Two/B.swift: no target of the application 'One' compiles this file"
      ),
      (["--check", "Three.swift"], "Three.swift: no such file"),
      (["--check", ".waymark.yml"], ".waymark.yml: not a Swift or Objective-C file under the given paths"),
      (["--check", "Two/B.swift", "--language", "swift"], "--language and --check exclude each other."),
    ] {
      let result = try program.run(["registration"] + arguments)
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(result.messages.hasPrefix("waymark: \(message)\n"), "\(result.messages)")
    }
  }

  @Test(
    arguments: [
      (["App.swift": "@main struct Small: App {}\n"], [], "there is no router class in the scan"),
      (
        ["App.swift": "let a = 0\n"], ["--application", "Small"],
        "no application target is in the scan, so --application cannot select one"
      ),
    ] as [([String: String], [String], String)])
  func aRunThatFoundNothingFails(files: [String: String], arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(files)
    let result = try Program(in: folder.path.description).run(["registration"] + arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages == "waymark: \(message)\n")
  }
}
