import JSON
import TestSupport
import Testing
import Workspace

@testable import LanguageServer

@Suite struct HoverTests {
  private static let plainText = """
    view route EditorViewInput: registered
    Registered by EditorViewRouter: EditorRouter.swift:4
    Leads to EditorViewController
    Looked up once: Menu.swift:2
    Declared routable: Editor.swift:2
    """

  @Test(
    arguments: [
      (nil, "plaintext"), ([], "plaintext"), (["plaintext", "markdown"], "plaintext"), (["html"], "plaintext"),
      (["html", "markdown"], "markdown"),
    ] as [(JSONValue?, String)])
  func theFormatIsTheClients(formats: JSONValue?, kind: String) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let hover: JSONValue = formats.map { ["contentFormat": $0] } ?? [:]
    let server = try await TestServer.running(on: folder, capabilities: ["textDocument": ["hover": hover]])
    let answer = await server.ask("hover", folder.uri("Menu.swift"), line: 1, character: 49)
    #expect(answer?["range"] == range(1, 43, 58))
    #expect(answer?["contents"]?["kind"]?.string == kind)
    let text = answer?["contents"]?["value"]?.string
    #expect(text == (kind == "plaintext" ? Self.plainText : Self.markdown(in: folder)))
    server.client.closeOutput()
  }

  /// At both ends; the comment in front of the declaration is shown in the document only.
  @Test func connectedMembers() async throws {
    let folder = try TemporaryFolder([
      "Home.swift": "class Home: UIViewController {\n  /// Buys *one*.\n  @IBAction func buy(_ sender: Any) {}\n}",
      "Home.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"/>
      <button id="b1"><connections><action selector="buy:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
      </objects></document>
      """,
    ])
    let server = try await TestServer.running(on: folder)
    let words = "method buy: of Home\nDeclared: Home.swift:3\nIn documents: Home.xib:3"
    let named = await server.ask("hover", folder.uri("Home.xib"), line: 2, character: 48)
    #expect(named?["contents"]?["value"]?.string == words + "\n\nBuys *one*.")
    #expect(named?["range"] == range(2, 47, 51))
    let declared = await server.ask("hover", folder.uri("Home.swift"), line: 2, character: 17)
    #expect(declared?["contents"]?["value"]?.string == words)
    server.client.closeOutput()
  }

  /// The comment in front of a protocol, as it stands in an open document.
  @Test(arguments: ["markdown", "plaintext"]) func theSourcesOwnWordsFollow(format: String) async throws {
    let editor = RouteApp.files["Editor.swift", default: ""]
    let folder = try TemporaryFolder(RouteApp.files.merging(["Editor.swift": "/// Old.\n\(editor)"]) { $1 })
    let capabilities: JSONValue = [
      "textDocument": [
        "hover": ["contentFormat": [.string(format)]],
        "completion": ["completionItem": ["documentationFormat": [.string(format)]]],
      ]
    ]
    let server = try await TestServer.running(on: folder, capabilities: capabilities)
    server.open(folder.uri("Editor.swift"), "/// Edits a *note*.\n@objc\n\(editor)")
    let answer = await server.ask("hover", folder.uri("Menu.swift"), line: 1, character: 49)
    let end = (format == "markdown" ? "\n\n---\n\n" : "\n\n") + "Edits a *note*."
    #expect(answer?["contents"]?["value"]?.string?.hasSuffix(end) == true)
    let declared = await server.ask("hover", folder.uri("Editor.swift"), line: 2, character: 12)
    #expect(declared?["contents"]?["value"]?.string?.contains("Edits") == false)
    server.open(folder.uri("New.swift"), "RoutableView<")
    let list = await server.ask("completion", folder.uri("New.swift"), line: 0, character: 13)
    let item = try #require(list?["items"]?.array?.first)
    let resolved = await server.client.request("completionItem/resolve", item)
    #expect(resolved?["documentation"]?["value"]?.string?.hasSuffix(end) == true)
    server.client.closeOutput()
  }

  private static func markdown(in folder: TemporaryFolder) -> String {
    """
    **view route `EditorViewInput`: registered**

    - Registered by `EditorViewRouter`: [EditorRouter.swift:4](\(folder.uri("EditorRouter.swift"))#L4)
    - Leads to `EditorViewController`
    - Looked up once: [Menu.swift:2](\(folder.uri("Menu.swift"))#L2)
    - Declared routable: [Editor.swift:2](\(folder.uri("Editor.swift"))#L2)
    """
  }

  @Test(arguments: [
    ("a_b*c", #"a\_b\*c"#), ("a\nb", "a b"), ("[x](y) <z>", #"\[x\](y) \<z\>"#), ("\\", #"\\"#),
  ])
  func wordsOfOthersAreNoMarkdown(text: String, escaped: String) {
    #expect(Markdown.escaped(text) == escaped)
  }

  @Test(arguments: [("a*b", "`a*b`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("a\r\nb", "`a  b`")])
  func codeMayHoldBackTicks(code: String, written: String) {
    #expect(Markdown.code(code) == written)
  }

  @Test(arguments: [
    (["/w/A/Router.m", "/w/B/Menu.m"], ["Router.m", "Menu.m"]),
    (["/w/A/Router.m", "/w/B/Router.m", "/w/C.m"], ["A/Router.m", "B/Router.m", "C.m"]),
    (["/w/A/X/R.m", "/w/B/X/R.m", "/w/B/X/R.m"], ["A/X/R.m", "B/X/R.m", "B/X/R.m"]),
    (["/R.m", "/w/R.m"], ["R.m", "w/R.m"]),
    ([], []),
  ])
  func filesOfOneNameAreToldApart(paths: [String], expected: [String]) {
    let names = FileNames(paths.map { FilePath($0) })
    #expect(paths.map { names.name(of: FilePath($0)) } == expected)
  }

  @Test func linksMayHoldParentheses() {
    #expect(Markdown.link("a_(b)", to: "file:///a_(b)#L1") == #"[a\_(b)](file:///a_%28b%29#L1)"#)
  }
}
