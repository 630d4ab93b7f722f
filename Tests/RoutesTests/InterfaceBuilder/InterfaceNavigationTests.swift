import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// From literals in code to documents and back, and what can be written in the literals.
@Suite struct InterfaceNavigationTests {
  private static let main = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="Detail" id="d1" customClass="DetailViewController" sceneMemberID="viewController">
    SCENE
    <connections><segue destination="p1" kind="show" identifier="ShowPrice" id="g1"/></connections>
    SEGUE
    </viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Prices" id="p1" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private static func files(scene: String = "", segue: String = "") -> String {
    main.replacing("SCENE", with: scene).replacing("SEGUE", with: segue)
  }

  private static let sceneMark = "//                                    ^^^^^^ "
  private static let segueMark = "//                                                           ^^^^^^^^^ "

  @Test func aSceneOfItsStoryboard() {
    let fixture = Fixture(
      """
      \(Self.files(scene: Self.sceneMark + "registration router reference"))
      //- Home.swift
      let main = UIStoryboard(name: "Main", bundle: nil)
      let detail = main.instantiateViewController(withIdentifier: "/*|*/Detail")
      //                                                           ^^^^^^ reference
      """)
    #expect(navigationDifferences(in: fixture) == [])
  }

  @Test func aConstantOfAnotherFile() {
    let fixture = Fixture(
      """
      \(Self.files(scene: Self.sceneMark + "registration router reference"))
      //- Names.swift
      enum Scenes { static let detail = "Detail" }
      //                                 ^^^^^^ reference
      //- Home.swift
      let main = UIStoryboard(name: "Main", bundle: nil)
      let detail = main.instantiateViewController(withIdentifier: /*|*/Scenes.detail)
      //                                                          ^^^^^^^^^^^^^ reference
      """)
    #expect(navigationDifferences(in: fixture) == [])
  }

  @Test func aSegueOfASubclass() {
    let fixture = Fixture(
      """
      \(Self.files(segue: Self.segueMark + "registration router"))
      //- Home.swift
      class BaseViewController: UIViewController {
        func show() { performSegue(withIdentifier: "/*|*/ShowPrice", sender: nil) }
        //                                          ^^^^^^^^^ reference
      }
      class DetailViewController: BaseViewController {}
      """)
    #expect(navigationDifferences(in: fixture) == [])
  }

  /// From the class in the document to the class in code, and to the look-ups of its scene.
  @Test(arguments: [("/*|*/", ""), ("", "/*|*/")]) func theClassOfAScene(_ inDocument: String, _ inCode: String) {
    let fixture = Fixture(
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="Detail" id="d1" customClass="\(inDocument)DetailViewController" sceneMemberID="viewController"/>
      //                                                                 ^^^^^^^^^^^^^^^^^^^^ reference
      </objects></scene></scenes></document>
      //- Home.swift
      class \(inCode)DetailViewController: UIViewController {}
      //    ^^^^^^^^^^^^^^^^^^^^ registration destination
      let main = UIStoryboard(name: "Main", bundle: nil)
      let detail = main.instantiateViewController(withIdentifier: "Detail")
      //                                                           ^^^^^^ reference
      """)
    #expect(navigationDifferences(in: fixture) == [])
  }

  /// What the hover says of a scene.
  @Test func theWordsOfAScene() throws {
    let source =
      "\(Self.files())\n//- Home.swift\nlet s = storyboard?.instantiateViewController(withIdentifier: \"/*|*/Detail\")"
    let fixture = Fixture(source)
    let linked = FixtureIndex(fixture)
    let occurrence = try #require(linked.occurrences(at: fixture.cursors.first).first)
    let summary = try #require(linked.index.summary(of: occurrence))
    #expect(
      summary.statements.map { linked.words(of: $0) } == [
        "Registered: Main.storyboard:2", "Leads to `DetailViewController`", "Segues: `ShowPrice`",
        "Looked up once: Home.swift:0",
      ])
  }

  @Test(arguments: [
    (
      "let s = UIStoryboard(name: \"/*|*/\", bundle: nil)", ["Main: storyboard"]
    ),
    (
      "let s = UIStoryboard.init(name: \"/*|*/\", bundle: nil)", ["Main: storyboard"]
    ),
    (
      "let s = storyboard?.instantiateViewController(withIdentifier: \"/*|*/\")",
      ["Detail: scene Main/Detail", "Prices: scene Main/Prices"]
    ),
    (
      "func f() { performSegue(withIdentifier: \"/*|*/\", sender: nil) }",
      ["ShowPrice: segue DetailViewController/ShowPrice"]
    ),
  ]) func completesLiterals(_ code: String, _ expected: [String]) {
    let fixture = Fixture("\(Self.files())\n//- Home.swift\n\(code)")
    #expect(offers(in: fixture) == expected)
  }

  @Test(arguments: [
    ("self.performSegue(withIdentifier: \"/*|*/ShowPrice\", sender: nil)", "A & <B", ["A & <B", "A &amp; &lt;B"]),
    ("self.performSegue(withIdentifier: \"/*|*/ShowPrice\", sender: nil)", "Show", ["Show", "Show"]),
    ("let id = \"ShowPrice\"; performSegue(withIdentifier: /*|*/id, sender: nil)", "Show", ["Show", "Show"]),
    (
      "let id = \"ShowPrice\"; performSegue(withIdentifier: /*|*/id, sender: nil); _ = UINib(nibName: id, bundle: nil)",
      "Show", ["A constant with this text also names the nib 'ShowPrice'."]
    ),
    (
      "storyboard?.instantiateViewController(withIdentifier: \"/*|*/Detail\"); Main.instantiateViewController(withIdentifier: \"Detail\")",
      "It's", ["It&apos;s", "It's", "It's"]
    ),
  ]) func renames(_ code: String, _ name: String, _ expected: [String]) throws {
    let source =
      "\(Self.files())\n//- Home.swift\nclass DetailViewController: UIViewController { func f() { \(code) } }"
    let fixture = Fixture(source)
    let linked = FixtureIndex(fixture)
    let occurrence = try #require(linked.occurrences(at: fixture.cursors.first).first)
    let renaming = try #require(TextRenaming(occurrence.subject, in: linked.index))
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    do {
      #expect(try renaming.edits(to: name, with: environment).map(\.text).sorted() == expected.sorted())
    } catch {
      #expect([error.message] == expected)
    }
  }

  @Test(arguments: [
    (
      "storyboard?.instantiateViewController(withIdentifier: \"/*|*/Detail\")",
      main.replacing("Main.", with: "Other.").replacing("DetailViewController", with: "OtherViewController"),
      "'Main/Detail' has the same name, and code that looks up one may find the other."
    ),
    (
      "self.performSegue(withIdentifier: \"/*|*/ShowPrice\", sender: nil)",
      "//- Other.storyboard\n<document identifier=\"ShowPrice\"", "'Other' could not be read: not well-formed XML."
    ),
  ]) func refusesToRename(_ code: String, _ other: String, _ reason: String) throws {
    let source =
      "\(Self.files())\n//- Home.swift\nclass DetailViewController: UIViewController { func f() { \(code) } }"
    let fixture = Fixture(source + "\n" + other)
    let linked = FixtureIndex(fixture)
    let occurrence = try #require(linked.occurrences(at: fixture.cursors.first).first)
    let renaming = try #require(TextRenaming(occurrence.subject, in: linked.index))
    let environment = FixEnvironment(index: linked.index) { _ in nil }
    do {
      _ = try renaming.edits(to: "Other", with: environment)
      Issue.record("renamed")
    } catch {
      #expect(error.message == reason)
    }
  }
}
