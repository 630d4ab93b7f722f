import Foundation
import TestSupport
import Testing

/// A baseline from its first day on: written, kept while code moves, outlived by findings, pruned.
@Suite struct BaselineTests {
  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Result {
    try Program(in: folder.path.description).run(arguments)
  }

  private static let check = ["check", "--strict", "--baseline", "waymark-baseline.json"]

  private func written() throws -> TemporaryFolder {
    let app = try SmallApp.make()
    let result = try run(["baseline", "write"], in: app)
    #expect(result.code == 0 && result.output.isEmpty)
    #expect(result.messages == "waymark-baseline.json: 4 findings accepted\n")
    return app
  }

  @Test func whatIsAcceptedIsNotPrinted() throws {
    let app = try written()
    #expect(try Golden("baseline.json").differences(from: app.text("waymark-baseline.json")).isEmpty)
    let result = try run(Self.check, in: app)
    #expect(result.code == 0 && result.output.isEmpty && result.messages == "0 errors, 4 accepted\n")
  }

  @Test func codeMayMove() throws {
    let app = try written()
    for name in ["App/Inputs.swift", "App/Routers.swift", "App/Use.swift"] {
      try app.write("Moved/\(name)", "// moved\n\n" + app.text(name))
      try app.remove(name)
    }
    let result = try run(Self.check, in: app)
    #expect(result.code == 0 && result.output.isEmpty && result.messages == "0 errors, 4 accepted\n")
  }

  @Test(arguments: FormatTests.formats) func aNewFindingIsTheOnlyOne(format: String) throws {
    let app = try written()
    let use = "func more() { Router.perform(to: RoutableView<LostInput>(), path: .push(from: self)) }\n"
    try app.write("App/Use.swift", app.text("App/Use.swift") + use)
    let result = try run(Self.check + ["--format", format], in: app)
    #expect(result.code == 1 && result.messages == "1 error, 4 accepted\n")
    #expect(result.output.contains("LostInput") && !result.output.contains("TabletRouter"))
  }

  @Test func whatIsGoneIsToldAndPruned() throws {
    let app = try written()
    try app.write("App/Use.swift", "")
    let gone = "waymark: waymark-baseline.json: 1 entry matches nothing any more"
    let result = try run(Self.check, in: app)
    #expect(result.code == 1 && result.output.contains("LostInput") && result.messages.contains(gone))
    #expect(try run(Self.check + ["--quiet"], in: app).messages.isEmpty)
    for (options, code) in [(["--strict-baseline"], 1), ([], 0)] as [([String], Int32)] {
      let lenient = try run(
        ["check", "--quiet", "--exit-zero", "--baseline", "waymark-baseline.json"] + options, in: app)
      #expect(lenient.code == code && lenient.messages.contains(gone) == (code == 1))
    }
    let report = try run(["baseline", "report"], in: app)
    #expect(
      report.code == 0
        && report.messages == "waymark-baseline.json: 4 findings accepted; 1 no longer found\n")
    #expect(try Golden("baseline-report.txt").differences(from: report.output).isEmpty)
    let pruned = try run(["baseline", "prune"], in: app)
    #expect(pruned.code == 0 && pruned.messages == "waymark-baseline.json: 1 finding removed, 3 left\n")
    #expect(try !app.text("waymark-baseline.json").contains("LostInput"))
    let unchanged = try run(["baseline", "prune", "--quiet"], in: app)
    #expect(unchanged.code == 0 && unchanged.messages.isEmpty)
  }

  @Test func itIsTheSameFromAnyFolder() throws {
    let app = try written()
    try app.write("App/Deep.swift", String(repeating: "[", count: 1000) + "\nvar r: ZIKViewRouter<A, B>?\n")
    #expect(try run(["baseline", "write"], in: app).code == 0)
    #expect(try app.text("waymark-baseline.json").contains("\"file App/Deep.swift\""))
    let result = try Program(in: app("App").description).run(
      ["check", "--strict", "--include-unknown", "--baseline", "../waymark-baseline.json", "--strict-baseline", ".."])
    #expect(result.code == 0, "\(result)")
  }

  @Test(
    arguments: [["App/Inputs.swift", "App/App.swift"], ["--open-world"]])
  func whatIsNotReadIsKept(options: [String]) throws {
    let app = try written()
    try app.write("App/Use.swift", "")
    let text = try app.text("waymark-baseline.json")
    let check = try run(["check", "--exit-zero", "--baseline", "waymark-baseline.json"] + options, in: app)
    #expect(check.code == 0 && !check.messages.contains("prune"), "\(check)")
    let pruned = try run(["baseline", "prune"] + options, in: app)
    #expect(pruned.code == 2 && pruned.messages.contains("waymark-baseline.json: nothing was removed"), "\(pruned)")
    #expect(try app.text("waymark-baseline.json") == text)
    let strict = try run(
      ["check", "--exit-zero", "--strict-baseline", "--baseline", "waymark-baseline.json"] + options, in: app)
    #expect(strict.code == 0 && strict.messages.contains("not checked for old entries"), "\(strict)")
  }

  @Test func theConfigurationNamesIt() throws {
    let app = try SmallApp.make()
    try app.write(".waymark.yml", "baseline: accepted.json")
    #expect(try run(["baseline", "write"], in: app).messages == "accepted.json: 4 findings accepted\n")
    let inside = Program(in: app("App").description)
    for result in [try run(["check", "--strict"], in: app), try inside.run(["check", "--strict", ".."])] {
      #expect(result.code == 0 && result.messages == "0 errors, 4 accepted\n", "\(result)")
    }
    try app.write("empty.json", "{\"version\":1,\"findings\":[]}")
    #expect(try run(["check", "--baseline", "empty.json"], in: app).code == 1)
    try app.remove("accepted.json")
    #expect(try run(["check"], in: app).messages.contains("accepted.json: no such file or folder"))
  }

  @Test func theEditorHonoursIt() async throws {
    let app = try SmallApp.make()
    try app.write(".waymark.yml", "baseline: accepted.json")
    #expect(try run(["baseline", "write"], in: app).code == 0)
    let use = "func more() { Router.perform(to: RoutableView<LostInput>(), path: .push(from: self)) }\n"
    try app.write("App/More.swift", use)
    let server = try ServerProcess(checking: true)
    #expect(await server.initialize(on: app) != nil)
    server.client.notify("initialized")
    let published = try #require(await server.client.next("textDocument/publishDiagnostics"))
    #expect(published["uri"]?.string?.hasSuffix("/App/Use.swift") == true, "the second of two is new")
    #expect(published["diagnostics"]?.array?.map { $0["code"] } == ["lookup-unregistered"])
    #expect(await server.client.request("shutdown") == .null)
    server.client.notify("exit")
    #expect(await server.exitCode == 0)
    #expect(await server.client.rest().allSatisfy { $0["method"] != "textDocument/publishDiagnostics" })
  }

  @Test(arguments: ["/tmp/a.json", "../a.json", "a/../../b.json", "[a]"]) func whatLiesElsewhereIsNoBaseline(
    path: String
  ) throws {
    let app = try SmallApp.make()
    try app.write(".waymark.yml", "baseline: \(path)")
    for command in [["baseline", "write"], ["check"]] {
      let result = try run(command, in: app)
      #expect(result.code == 2 && result.messages.contains(".waymark.yml:1:11: "), "\(result)")
    }
  }

  @Test func aRuleThatIsNotReportedIsNoOldEntry() throws {
    let app = try written()
    let result = try run(["check", "--baseline", "waymark-baseline.json", "--rule", "lookup-unregistered"], in: app)
    #expect(result.code == 0 && result.messages == "0 errors, 1 accepted\n")
  }

  @Test func moreThanWasReadIsEnoughToPrune() throws {
    let app = try SmallApp.make()
    #expect(try run(["baseline", "write", "App", "Gone"], in: app).code == 2)
    #expect(try run(["baseline", "write", "App"], in: app).code == 0)
    try app.write("App/Use.swift", "")
    #expect(try run(["baseline", "prune", "App/Use.swift", "App/App.swift"], in: app).code == 2)
    #expect(try run(["baseline", "prune"], in: app).messages.contains("1 finding removed"))
  }

  /// What older files do not say is that they are about all that lies beside them, in a closed world.
  @Test func aBaselineThatDoesNotSayWhatItIsAbout() throws {
    let app = try written()
    let text = try app.text("waymark-baseline.json")
    try app.write("waymark-baseline.json", text.replacing(/,"paths":.*?,"findings"/, with: ",\"findings\""))
    #expect(try run(["baseline", "prune", "App/Inputs.swift"], in: app).code == 2)
    #expect(try run(["baseline", "prune"], in: app).code == 0)
  }

  @Test(
    arguments: [
      ("", "not JSON"), ("[]", "not a version 1 baseline"),
      ("{\"version\":2,\"findings\":[]}", "not a version 1 baseline"),
      ("{\"version\":1}", "it has no 'findings'"), ("{\"version\":1,\"findings\":[{}]}", "entry 1 has no rule"),
      (
        "{\"version\":1,\"findings\":[{\"rule\":\"a\",\"symbol\":\"b\",\"count\":9223372036854775807}]}",
        "entry 1 has no rule"
      ), (nil, "no such file or folder; run 'waymark baseline write' to create a baseline"),
    ] as [(String?, String)])
  func whatIsNoBaseline(text: String?, message: String) throws {
    let app = try SmallApp.make()
    if let text { try app.write("waymark-baseline.json", text) }
    for arguments in [Self.check, ["baseline", "report"], ["baseline", "prune"]] {
      let result = try run(arguments, in: app)
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(result.messages.contains("waymark: waymark-baseline.json: \(message)"))
    }
  }

  @Test(arguments: [["check", "--strict-baseline"], ["baseline", "write", "--baseline", "link.json"]])
  func whatCannotBeDone(arguments: [String]) throws {
    let (app, outside) = try (SmallApp.make(), TemporaryFolder(["a.json": "theirs"]))
    try app.link("link.json", to: outside("a.json").description)
    let result = try run(arguments, in: app)
    #expect(result.code == 2)
    #expect(try outside.text("a.json") == "theirs")
  }

  @Test func nothingToAccept() throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    #expect(try run(["baseline", "write"], in: folder).code == 0)
    #expect(
      try folder.text("waymark-baseline.json")
        == "{\"version\":1,\"paths\":[\".\"],\"world\":\"closed\",\"findings\":[\n]}\n")
    #expect(try run(Self.check, in: folder).code == 0)
  }

  @Test func theWrongFolderIsNotWrittenDown() throws {
    let folder = try TemporaryFolder(["a.swift": "var router: ZIKViewRouter<A, B>?\n"])
    let result = try run(["baseline", "write"], in: folder)
    #expect(result.code == 2 && result.messages == "waymark: the sources use the router, and no route was found\n")
  }
}
