import JSON
import TestSupport
import Testing

@Suite struct CompletionTests {
  @Test(arguments: [
    ("RoutableView</*|*/", ["EditorViewInput", "LostViewInput"]),
    ("😀; RoutableView<Ed/*|*/", ["EditorViewInput", "LostViewInput"]),
    (
      "func f() {\r\n  Router.perform(to: ZRouter.RoutableView<UIViewController & Ed/*|*/",
      []
    ),
    ("RoutableService</*|*/", []),
    ("if a </*|*/", nil), ("// RoutableView</*|*/", nil), ("/*|*/", nil),
  ])
  func offersRoutesInTheirPlacesOnly(source: String, expected: [String]?) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let fixture = Fixture(source.replacing("\r\n", with: "\n"), lineBreak: "\r\n")
    let cursor = try #require(fixture.cursors.first)
    let text = try #require(fixture.files.first?.text ?? "")
    server.open(folder.uri("New.swift"), text)
    let column = cursor.column + (text.contains("😀") ? 1 : 0)
    let labels = await server.completions(
      folder.uri("New.swift"), line: Int64(cursor.line), character: Int64(column))
    #expect(labels == expected)
    server.client.closeOutput()
  }

  /// Where the storyboard is known, its own scenes come first, also for a text that is not finished.
  @Test(arguments: ["", "z"]) func scenesOfTheStoryboardComeFirst(typed: String) async throws {
    func storyboard(_ scene: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController id="h1" storyboardIdentifier="\(scene)" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    }
    let call = "let c = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \""
    let folder = try TemporaryFolder([
      "Home.swift": "", "Main.storyboard": storyboard("zMain"), "Other.storyboard": storyboard("zOther"),
    ])
    let server = try await TestServer.running(on: folder)
    server.open(folder.uri("Home.swift"), "\(call)\(typed)\")")
    let answer = await server.ask(
      "completion", folder.uri("Home.swift"), line: 0, character: Int64(call.count + typed.count))
    #expect(answer?["items"]?.array?.map { $0["sortText"] } == ["0zMain", "2zOther"])
    server.client.closeOutput()
  }

  @Test(arguments: ["\"", ""]) func offersClassesInDocuments(end: String) async throws {
    let folder = try TemporaryFolder([
      "Home.swift": "class Home: UIViewController {}\nclass Row: UIView {}", "Main.storyboard": "",
    ])
    let server = try await TestServer.running(on: folder)
    let tag = "<viewController customClass=\"Ho\(end) id=\"h1\" sceneMemberID=\"viewController\"/>"
    server.open(
      folder.uri("Main.storyboard"),
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      \(tag)</objects></scene></scenes></document>
      """)
    let answer = await server.ask("completion", folder.uri("Main.storyboard"), line: 1, character: 31)
    #expect(answer?["items"]?.array?.map { $0["label"] } == ["Home"])
    #expect(answer?["items"]?.array?.first?["textEdit"]?["range"] == range(1, 29, 31))
    #expect(await server.ask("completion", folder.uri("Main.storyboard"), line: 1, character: 3) == .null)
    server.client.closeOutput()
  }

  /// The first outlet of a class, whose file has no other word of interest, while it is typed.
  @Test(arguments: ["\" destination=\"l1\" id=\"o1\"/>", ""]) func offersOutletsInDocuments(end: String) async throws {
    let folder = try TemporaryFolder([
      "Home.swift": "class Home: UIViewController { @IBOutlet var titleLabel: UILabel!; var count = 0 }",
      "Main.storyboard": "",
    ])
    let server = try await TestServer.running(on: folder)
    server.open(
      folder.uri("Main.storyboard"),
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController customClass="Home" id="h1" sceneMemberID="viewController"><label key="view" id="l1"/><connections>
      <outlet property="ti\(end)
      </connections></viewController></objects></scene></scenes></document>
      """)
    let answer = await server.ask("completion", folder.uri("Main.storyboard"), line: 2, character: 20)
    let item = answer?["items"]?.array?.first
    #expect(answer?["items"]?.array?.map { $0["label"] } == ["titleLabel"])
    #expect(item?["detail"] == "outlet of Home" && item?["kind"] == 10)
    #expect(item?["textEdit"] == ["range": range(2, 18, 20), "newText": "titleLabel"])
    server.client.closeOutput()
  }

  @Test(arguments: [("utf-8", 2), ("utf-16", 0), ("utf-32", -1)] as [(String, Int64)])
  func anItemSaysWhatItReplaces(encoding: String, shift: Int64) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let capabilities: JSONValue = [
      "general": ["positionEncodings": [.string(encoding)]],
      "textDocument": ["completion": ["completionItem": ["labelDetailsSupport": true]]],
    ]
    let server = try await TestServer.running(on: folder, capabilities: capabilities)
    server.open(folder.uri("New.swift"), "/*😀*/ RoutableView<Edi>()")
    let answer = await server.ask("completion", folder.uri("New.swift"), line: 0, character: 22 + shift)
    #expect(answer?["isIncomplete"] == false)
    let items = answer?["items"]?.array ?? []
    #expect(
      items.first == [
        "label": "EditorViewInput", "labelDetails": ["description": "view route"], "kind": 8,
        "detail": "view route → EditorViewController", "sortText": "0EditorViewInput", "filterText": "EditorViewInput",
        "textEdit": ["range": range(0, 20 + shift, 23 + shift), "newText": "EditorViewInput"],
        "data": "waymark\tzikrouter\tview\t\t\tEditorViewInput",
      ])
    #expect(items.last?["detail"] == "view route, not registered")
    #expect(items.last?["sortText"] == "2LostViewInput")
    server.client.closeOutput()
  }

  @Test(
    arguments: [
      (["tagSupport": ["valueSet": [1]], "deprecatedSupport": true], [1], nil),
      (["deprecatedSupport": true], nil, true),
      (["tagSupport": ["valueSet": []]], nil, nil), ([:], nil, nil),
    ] as [(JSONValue, JSONValue?, JSONValue?)])
  func whatIsNotRegisteredIsTagged(item: JSONValue, tags: JSONValue?, deprecated: JSONValue?) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.capabilities(item))
    server.open(folder.uri("New.swift"), "RoutableView<")
    let answer = await server.ask("completion", folder.uri("New.swift"), line: 0, character: 13)
    let items = answer?["items"]?.array ?? []
    #expect(items.map { $0["tags"] } == [nil, tags])
    #expect(items.map { $0["deprecated"] } == [nil, deprecated])
    server.client.closeOutput()
  }

  @Test(arguments: [(true, "app://${1::id}/\\$x/${2::tab}"), (false, "app://:id/$x/:tab")])
  func placeholdersAreTabStops(takesSnippets: Bool, text: String) async throws {
    let files = ["Links.swift": "func f() { ZIKAnyViewRouter.registerURLPattern(\"app://:id/$x/:tab\") }"]
    let folder = try TemporaryFolder(RouteApp.files.merging(files) { $1 })
    let server = try await TestServer.running(
      on: folder, capabilities: Self.capabilities(["snippetSupport": .bool(takesSnippets)]))
    server.open(folder.uri("New.m"), "[ZIKAnyViewRouter performURL:@\"app\"];")
    let answer = await server.ask("completion", folder.uri("New.m"), line: 0, character: 32)
    let item = answer?["items"]?.array?.first
    #expect(item?["label"] == "app://:id/$x/:tab")
    #expect(item?["insertTextFormat"] == (takesSnippets ? 2 : nil))
    #expect(item?["textEdit"] == ["range": range(0, 31, 34), "newText": .string(text)])
    server.client.closeOutput()
  }

  @Test(arguments: [true, false]) func wholeCallsAreForClientsWithSnippets(takesSnippets: Bool) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(
      on: folder, capabilities: Self.capabilities(["snippetSupport": .bool(takesSnippets)]))
    server.open(folder.uri("New.swift"), "Router.perform()")
    let answer = await server.ask("completion", folder.uri("New.swift"), line: 0, character: 15)
    let item = answer?["items"]?.array?.first
    #expect(item?["label"] == (takesSnippets ? "to: RoutableView<EditorViewInput>(), path: …, configuring: …" : nil))
    #expect(item?["insertTextFormat"] == (takesSnippets ? 2 : nil))
    let text =
      "to: RoutableView<EditorViewInput>(), path: .${1:push(from: self)}, configuring: { config, _ in\n"
      + "\tconfig.prepareDestination = { destination in\n\t\t$0\n\t\\}\n\\}"
    #expect(item?["textEdit"]?["newText"] == (takesSnippets ? .string(text) : nil))
    server.client.closeOutput()
  }

  @Test(arguments: [
    ("Router.perform(to: RoutableView<A & B>(), path: p)", range(0, 19, 40)),
    ("Router.perform(to: Routa, path: p)", range(0, 19, 24)), ("registerView(Ed.self)    ", range(0, 13, 15)),
    ("f() ;Router.to(Router.x) ", nil),
  ])
  func aWholeValueIsReplaced(source: String, expected: JSONValue?) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    server.open(folder.uri("New.swift"), source)
    let column: Int64 = source.hasPrefix("reg") ? 14 : 22
    let answer = await server.ask("completion", folder.uri("New.swift"), line: 0, character: column)
    #expect(answer?["items"]?.array?.first?["textEdit"]?["range"] == expected)
    server.client.closeOutput()
  }

  /// An item has an edit if it inserts something else than its label.
  @Test func clientsThatTakeOneRangeForAllItemsGetIt() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let capabilities: JSONValue = [
      "textDocument": [
        "completion": [
          "completionItem": ["snippetSupport": true], "completionList": ["itemDefaults": ["data", "editRange"]],
        ]
      ]
    ]
    let server = try await TestServer.running(on: folder, capabilities: capabilities)
    server.open(folder.uri("New.swift"), "RoutableView<Edi\nRouter.perform()")
    let names = await server.ask("completion", folder.uri("New.swift"), line: 0, character: 16)
    #expect(names?["itemDefaults"] == ["editRange": range(0, 13, 16)])
    let name = try #require(names?["items"]?.array?.first)
    #expect(name["label"] == "EditorViewInput")
    #expect(name["textEdit"] == nil)
    let calls = await server.ask("completion", folder.uri("New.swift"), line: 1, character: 15)
    let call = calls?["items"]?.array?.first?["textEdit"]
    #expect(call?["range"] == range(1, 15, 15))
    #expect(call?["newText"]?.string?.hasPrefix("to: RoutableView<EditorViewInput>(), path: .${1:push") == true)
    server.client.closeOutput()
  }

  @Test(arguments: [
    ("Router.perform(to: ", "EditorViewInput RoutableView<EditorViewInput>()"),
    ("Router.perform(to: Edi", "EditorViewInput RoutableView<EditorViewInput>()"),
    ("Router.perform(to: Rou", "RoutableView<EditorViewInput>()"), ("RoutableView<Edi", "EditorViewInput"),
    ("registerView(Edi", "EditorViewController.self"),
    ("Router.perform(to: 😀", "EditorViewInput RoutableView<EditorViewInput>()"),
  ])
  func anItemIsFoundByWhatOneTypes(source: String, filterText: String) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    server.open(folder.uri("New.swift"), source)
    let answer = await server.ask(
      "completion", folder.uri("New.swift"), line: 0, character: Int64(source.utf16.count))
    #expect(answer?["items"]?.array?.first?["filterText"]?.string == filterText)
    server.client.closeOutput()
  }

  /// While the letters of a name are typed, nothing is read again, unless something else has changed.
  @Test func aNameIsOfferedAtEachLetter() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    server.open(folder.uri("New.swift"), "let a = RoutableView<Editor>()")
    server.open(folder.uri("Other.swift"), "")
    func labels(_ name: String, version: Int64) async -> [String]? {
      server.change(folder.uri("New.swift"), to: "let a = RoutableView<\(name)>()", version: version)
      return await server.completions(folder.uri("New.swift"), line: 0, character: 21 + Int64(name.utf16.count))
    }
    let all = ["EditorViewInput", "LostViewInput"]
    #expect(await labels("Ed", version: 2) == all)
    #expect(await labels("Edi", version: 3) == all)
    server.change(
      folder.uri("Other.swift"),
      to: "protocol EditInput {}; extension RoutableView where Protocol == EditInput { init() {} }", version: 2)
    #expect(await labels("Edit", version: 4) == ["EditorViewInput", "EditInput", "LostViewInput"])
    #expect(await labels("Edito", version: 5) == ["EditorViewInput", "EditInput", "LostViewInput"])
    server.client.closeOutput()
  }

  /// Of many, the best are sent, and the client asks again at each letter.
  @Test(
    arguments: [
      ("", 100, "AeroPathArmInput", "Alpha098Input"), ("Al", 100, "Alpha000Input", "Alpha099Input"),
      ("be", 30, "Beta000Input", "Beta029Input"), ("ta02", 12, "Beta002Input", "Beta029Input"),
      ("b9", 3, "Beta009Input", "Beta029Input"), ("Ü", 0, nil, nil), ("nothing", 0, nil, nil),
      // The name that begins with the letters, then those that hold them, and not the one that scatters them.
      ("pha", 100, "Alpha000Input", "PhantomInput"),
    ] as [(String, Int, String?, String?)])
  func ofManyTheBestAreSent(typed: String, count: Int, first: String?, last: String?) async throws {
    func names(_ stem: String, _ count: Int) -> [String] {
      (0..<count).map { "\(stem)\(String(1000 + $0).dropFirst())Input" }
    }
    let text = (names("Alpha", 120) + names("Beta", 30) + ["AeroPathArmInput", "PhantomInput"]).map {
      "protocol \($0) {}; extension RoutableView where Protocol == \($0) { init() {} }"
    }
    let folder = try TemporaryFolder(["Routes.swift": "import ZRouter\n" + text.joined(separator: "\n")])
    let server = try await TestServer.running(on: folder)
    server.open(folder.uri("New.swift"), "RoutableView<\(typed)")
    let answer = await server.ask(
      "completion", folder.uri("New.swift"), line: 0, character: Int64(13 + typed.utf16.count))
    #expect(answer?["isIncomplete"] == true)
    let labels = answer?["items"]?.array?.compactMap { $0["label"]?.string }
    #expect(labels?.count == count)
    #expect(labels?.first == first)
    #expect(labels?.last == last)
    server.client.closeOutput()
  }

  @Test(arguments: ["plaintext", "markdown"]) func moreIsToldOfOneItem(format: String) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(
      on: folder, capabilities: Self.capabilities(["documentationFormat": [.string(format)]]))
    server.open(folder.uri("New.swift"), "RoutableView<")
    let answer = await server.ask("completion", folder.uri("New.swift"), line: 0, character: 13)
    let item = try #require(answer?["items"]?.array?.first)
    #expect(item["documentation"] == nil)
    let resolved = await server.client.request("completionItem/resolve", item)
    let documentation = try #require(resolved?["documentation"])
    #expect(documentation["kind"] == .string(format))
    let lines = (documentation["value"]?.string ?? "").split(separator: "\n").filter { !$0.isEmpty }
    func place(_ name: String, _ line: Int) -> String {
      format == "plaintext" ? "\(name):\(line)" : "[\(name):\(line)](\(folder.uri(name))#L\(line))"
    }
    let mark = format == "plaintext" ? ("", "", "") : ("**", "- ", "`")
    #expect(lines.first == "\(mark.0)view route \(mark.2)EditorViewInput\(mark.2): registered\(mark.0)")
    #expect(
      lines.dropFirst().first
        == "\(mark.1)Registered by \(mark.2)EditorViewRouter\(mark.2): \(place("EditorRouter.swift", 4))")
    #expect(resolved?["textEdit"] == item["textEdit"])
    // Clients make the edit that a list leaves out, and add members.
    let edits: [JSONValue] = [range(0, 13, 13), ["range": range(0, 13, 13)], ["newText": "", "insert": 1]]
    for edit in edits {
      let changed: JSONValue = ["label": "x", "data": item["data"] ?? .null, "textEdit": edit, "own": [.null]]
      let resolved = await server.client.request("completionItem/resolve", changed)
      #expect(resolved?["documentation"] == documentation)
      #expect(resolved?["textEdit"] == edit)
      #expect(resolved?["own"] == [.null])
    }
    let strange: [JSONValue] = [
      ["sort": 1], 7, "A", "waymark\tzikrouter\tview", "waymark\tnone\tview\t\t\tEditorViewInput",
    ]
    for data in strange {
      let stranger: JSONValue = ["label": "x", "data": data]
      #expect(await server.client.request("completionItem/resolve", stranger) == stranger)
    }
    for item in [["data": item["data"] ?? .null], ["label": 1], 7] as [JSONValue] {
      #expect(await server.client.errorCode("completionItem/resolve", item) == -32602)
    }
    server.client.closeOutput()
  }

  private static func capabilities(_ item: JSONValue) -> JSONValue {
    ["textDocument": ["completion": ["completionItem": item]]]
  }

  @Test func documentsNeverOpenedAreReadFromDisk() async throws {
    let folder = try TemporaryFolder(RouteApp.files.merging(["Half.swift": "let x = RoutableView<"]) { $1 })
    let server = try await TestServer.running(on: folder)
    #expect(
      await server.completions(folder.uri("Half.swift"), line: 0, character: 21) == [
        "EditorViewInput", "LostViewInput",
      ])
    #expect(await server.completions(folder.uri("None.swift"), line: 0, character: 21) == nil)
    server.client.closeOutput()
  }

  @Test func aWorkspaceWithoutRoutesHasNoAnswers() async throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}"])
    let server = try await TestServer.running(on: folder)
    #expect(await server.completions(folder.uri("A.swift"), line: 0, character: 0) == nil)
    server.open("untitled:1", "RoutableView<")
    #expect(await server.completions("untitled:1", line: 0, character: 13) == nil)
    server.client.closeOutput()
  }
}
