import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The cases that an enum of identifiers lacks.
@Suite struct SegueCaseTests {
  private static let source = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController id="h1" customClass="Home" sceneMemberID="viewController"><connections>
    <segue destination="h1" kind="show" identifier="ShowPrice" id="g1"/>
    <segue destination="h1" kind="show" identifier="edit" id="g2"/>
    <segue destination="h1" kind="show" identifier="URL list" id="g3"/>
    </connections></viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="o1" customClass="Other" sceneMemberID="viewController"><connections>
    <segue destination="h1" kind="show" identifier="Elsewhere" id="g4"/></connections></viewController></objects></scene>
    </scenes></document>
    //- Home.swift
    class Home: UIViewController {
      private enum Segue: String {
        case pay = "ShowPrice"
        CASES
        var isModal: Bool {
          switch self {
            case .pay: true
          }
        }
      }
      func pay() { performSegue(withIdentifier: Segue.pay.rawValue, sender: nil) }
    }
    class Other: UIViewController {}
    """

  /// The titles of the fixes for the word behind a text, and the added lines of the first.
  private static func fixes(_ source: String, behind text: String, _ word: String) throws -> ([String], [String]) {
    let fixture = Fixture(source.replacing(text + word, with: text + "/*|*/" + word, maxReplacements: 1))
    let linked = FixtureIndex(fixture)
    let cursor = try #require(fixture.cursors.first)
    let site = Site(
      file: try #require(linked.file(cursor.path)),
      range: SourceRange(
        start: Position(ascii: cursor.column, in: cursor.line),
        end: Position(ascii: cursor.column + word.count, in: cursor.line)))
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    let selected = SelectedName(word, at: site, isImplementation: false)
    let fixes = linked.index.systems.fixes(for: selected, with: environment).filter { $0.title.hasPrefix("Add") }
    let before = Set(fixture.files.flatMap { $0.text.split(separator: "\n") })
    let result = fixes.first.map { fixture.applying($0, linked) }
    let lines = result?.files.flatMap { $0.text.split(separator: "\n") }.filter { !before.contains($0) } ?? []
    return (fixes.map(\.title), lines.map(String.init))
  }

  @Test(arguments: [
    ("identifier=\"", "edit", ["Add 'case edit' to Segue"], ["    case edit"]),
    ("identifier=\"", "URL", ["Add 'case urlList = \"URL list\"' to Segue"], ["    case urlList = \"URL list\""]),
    ("identifier=\"", "ShowPrice", [], []),
    ("identifier=\"", "Elsewhere", [], []),
    ("enum ", "Segue", ["Add 2 cases for segues to Segue"], ["    case urlList = \"URL list\"", "    case edit"]),
    ("class ", "Home", [], []),
  ])
  func aCaseThatIsMissing(text: String, word: String, titles: [String], lines: [String]) throws {
    let source = Self.source.replacing("    CASES\n", with: "")
    let (found, added) = try Self.fixes(source, behind: text, word)
    #expect(found == titles)
    #expect(added.sorted() == lines.sorted())
  }

  @Test func aCaseWithAnotherNameOrValueIsThere() throws {
    let source = Self.source.replacing("CASES", with: "case change = \"edit\", urlList")
    #expect(try Self.fixes(source, behind: "enum ", "Segue").0 == [])
    #expect(try Self.fixes(source, behind: "identifier=\"", "edit").0 == [])
  }
}

extension Position {
  fileprivate init(ascii column: Int, in line: Int) {
    self.init(line: Int32(line), utf8: Int32(column), utf16: Int32(column), utf32: Int32(column))
  }
}
