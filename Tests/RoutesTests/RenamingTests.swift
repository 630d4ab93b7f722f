import Routes
import SourceModel
import TestSupport
import Testing

@Suite struct RenamingTests {
  private static let app = """
    //- Router.swift
    @main class AppDelegate {}
    class EditorRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerIdentifier("editor")
        registerURLPattern("app://editor/:id/tab/:tab")
        registerURLPattern("app://help")
      }
    }
    class HelpService: ZIKAnyServiceRouter {
      override class func registerRoutableDestination() { registerIdentifier("editor") }
    }
    //- Menu.swift
    func open() {
      Router.to(viewIdentifier: "editor")
      Router.to(serviceIdentifier: "editor")
      ZIKAnyViewRouter.performURL("app://editor/7/tab/a?x=1", path: p)
      ZIKAnyViewRouter.performURL("app://none", path: p)
      ZIKAnyViewRouter.performURL("app://help", path: p)
      ZIKAnyViewRouter.toIdentifier("app://help")
    }
    //- Menu.m
    void open(void) {
      ZIKAnyViewRouter.toIdentifier(@"editor");
      [ZIKAnyViewRouter performURL:@"app://editor/8/tab/b/" path:p];
    }

    """

  /// The fixture with the text at its cursor renamed, or why that is not done; nil for what is no text.
  private func rename(_ source: String, at word: String, to new: String) throws -> Result<[String], RenameRefusal>? {
    let marked = try #require(source.firstRange(of: word))
    let fixture = Fixture(source.replacingCharacters(in: marked, with: "/*|*/" + word))
    let linked = FixtureIndex(fixture)
    let cursor = try #require(fixture.cursors.first)
    let file = try #require(linked.file(cursor.path))
    let occurrences = linked.index.allOccurrences(
      in: file, line: cursor.line, column: cursor.column, encoding: .utf32)
    guard let renaming = occurrences.lazy.compactMap({ TextRenaming($0.subject, in: linked.index) }).first else {
      return nil
    }
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    do throws(RenameRefusal) {
      let result = fixture.applying(Fix(title: "Rename", edits: try renaming.edits(to: new, with: environment)), linked)
      let before = fixture.files.flatMap { $0.text.split(separator: "\n") }
      let after = result.files.flatMap { $0.text.split(separator: "\n") }
      return .success(zip(before, after).compactMap { $0 == $1 ? nil : String($1.drop { $0 == " " }) })
    } catch {
      return .failure(error)
    }
  }

  /// The cell of a nib must have the identifier that the nib is registered under, or none.
  @Test func theCellOfANibGetsTheName() throws {
    let source = """
      //- App.swift
      @main class AppDelegate {}
      func f(_ table: UITableView, _ path: IndexPath) {
        table.register(UINib(nibName: "ActorCell", bundle: nil), forCellReuseIdentifier: "actor")
        table.dequeueReusableCell(withIdentifier: "actor", for: path)
      }
      //- ActorCell.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableViewCell id="c1" reuseIdentifier="actor"/>
      </objects></document>
      //- OtherCell.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableViewCell id="c1" reuseIdentifier="actor"/>
      </objects></document>
      """
    let changed = try rename(source, at: "actor\", for", to: "player")?.get()
    #expect(
      changed == [
        "table.register(UINib(nibName: \"ActorCell\", bundle: nil), forCellReuseIdentifier: \"player\")",
        "table.dequeueReusableCell(withIdentifier: \"player\", for: path)",
        "<tableViewCell id=\"c1\" reuseIdentifier=\"player\"/>",
      ])
  }

  @Test(arguments: [
    (
      "editor\")", "writer",
      [
        "registerIdentifier(\"writer\")", "Router.to(viewIdentifier: \"writer\")",
        "ZIKAnyViewRouter.toIdentifier(@\"writer\");",
      ]
    ),
    (
      "app://help\")\n  }", "app://aid",
      [
        "registerURLPattern(\"app://aid\")", "ZIKAnyViewRouter.performURL(\"app://aid\", path: p)",
        "ZIKAnyViewRouter.toIdentifier(\"app://aid\")",
      ]
    ),
    (
      "app://help\")\n}", "app://aid",
      [
        "registerURLPattern(\"app://aid\")", "ZIKAnyViewRouter.performURL(\"app://aid\", path: p)",
        "ZIKAnyViewRouter.toIdentifier(\"app://aid\")",
      ]
    ),
  ])
  func everyPlaceIsRenamed(word: String, new: String, lines: [String]) throws {
    #expect(try rename(Self.app, at: word, to: new) == .success(lines))
  }

  @Test(arguments: ["app://editor/:id", "app://editor/7"]) func urlsKeepWhatTheySay(word: String) throws {
    let app = Self.app.replacing("8/tab/b/", with: "8/tab/b")
    #expect(
      try rename(app, at: word, to: "app://e/:tab/:id")
        == .success([
          "registerURLPattern(\"app://e/:tab/:id\")", "ZIKAnyViewRouter.performURL(\"app://e/a/7?x=1\", path: p)",
          "[ZIKAnyViewRouter performURL:@\"app://e/b/8\" path:p];",
        ]))
  }

  @Test(arguments: [
    ("editor\")", "", "An identifier must not be empty."),
    ("editor\")", "a\"b", "It must not contain a quotation mark, a backslash or a control character."),
    ("editor\")", "app://help", "'app://help' is registered already."),
    ("app://help", "app://a b", "'app://a b' is not a valid URL pattern: it contains a space."),
    ("app://help", "help", "No URL matches 'help': a URL is compared as scheme://host/path."),
    ("app://help", "help/:id", "No URL matches 'help/:id': a URL is compared as scheme://host/path."),
    ("app://help", "app://help/", "No URL matches 'app://help/': a URL is compared without a slash at its end."),
    (
      "app://help", "app://help/:user",
      "':user' is not a placeholder of 'app://help', so the URLs that are looked up have no value for it."
    ),
    (
      "app://help", "app://editor/1/tab/2",
      "'app://editor/:id/tab/:tab' matches the same URLs as 'app://editor/1/tab/2', so only one of them would answer."
    ),
    (
      "app://editor/:id", "app://e/:id",
      "'app://editor/8/tab/b/' is not written as the pattern is; change it by hand first."
    ),
    (
      "app://editor/:id", "app://e/:name",
      "':name' is not a placeholder of 'app://editor/:id/tab/:tab', so the URLs that are looked up have no value for it."
    ),
  ])
  func whatCannotBeIsRefused(word: String, new: String, reason: String) throws {
    guard case .failure(let refusal) = try rename(Self.app, at: word, to: new) else {
      Issue.record("renamed")
      return
    }
    #expect(refusal.message == reason)
  }

  private static let composed =
    app + """
      //- Compose.swift
      func compose(id: String) { ZIKAnyViewRouter.performURL("app://guide/\\(id)", path: p) }
      //- Help.swift
      class HelpRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerURLPattern("app://guide/:topic") }
      }

      """

  @Test func whatCodeComposesStays() throws {
    #expect(
      try rename(Self.composed, at: "app://guide/:topic", to: "app://guide/:page")
        == .success([
          "override class func registerRoutableDestination() { registerURLPattern(\"app://guide/:page\") }"
        ]))
  }

  @Test(arguments: ["app://guide/:topic", "app://guide/\\(id)"]) func whatCodeComposesIsNotChanged(word: String) throws
  {
    for new in ["app://aid/:topic", "app://guide"] {
      guard case .failure(let refusal) = try rename(Self.composed, at: word, to: new) else {
        Issue.record("renamed to \(new)")
        continue
      }
      #expect(
        refusal.message
          == "Code composes 'app://guide/…', which '\(new)' does not match; change that code by hand first.")
    }
  }

  @Test(arguments: ["app://none", "EditorRouter", "performURL"]) func nothingElseIsRenamed(word: String) throws {
    #expect(try rename(Self.app, at: word, to: "x") == nil)
  }

  @Test(arguments: [("@\"edi\\x74or\"", "editor"), ("@\"e\" @\"ditor\"", "editor")])
  func whatIsSpelledOtherwiseIsLeftAlone(literal: String, word: String) throws {
    let source = Self.app + "void other(void) { ZIKAnyViewRouter.toIdentifier(\(literal)); }\n"
    let result = try rename(source, at: "editor\")", to: "writer")
    if case .success(let lines) = result { #expect(!lines.joined().contains("other")) }
  }
}
