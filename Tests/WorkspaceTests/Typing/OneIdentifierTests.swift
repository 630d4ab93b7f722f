import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// What may stay unread while a name is typed.
@Suite struct OneIdentifierTests {
  private static let before = "func go() { perform(RoutableView<Home>()) }\n"

  /// The identifier is the text between the bars.
  @Test(arguments: [
    ("func go() { perform(RoutableView<|Homes|>()) }\n", true), ("func go() { perform(RoutableView<|H|>()) }\n", true),
    ("func go() { perform(RoutableView<|_A1|>()) }\n", true),
    // Nothing, no identifier, or an identifier with more around it.
    ("func go() { perform(RoutableView<||>()) }\n", false), ("func go() { perform(RoutableView<|1a|>()) }\n", false),
    ("func go() { perform(RoutableView<|A.B|>()) }\n", false),
    ("func go() { perform(RoutableView<|Home|>>()) }\n", false),
    ("func go() { present(RoutableView<|Homes|>()) }\n", false),
    ("func go() { perform(RoutableView<|Homes|>()) }\n\n", false), ("RoutableView<|Homes|>()) }\n", false),
    ("func go() { perform(RoutableView<|Homes|", false), ("|Homes|", false),
    ("func go() { perform(RoutableView<Home>()) |Homes|}\n", false),
  ])
  func onlyItsLettersMayDiffer(text: String, isUpToDate: Bool) throws {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let folder = try TemporaryFolder(["A.swift": "class A {}", "B.swift": "class B {}"])
    var state = WorkspaceState(roots: [folder.path])
    let path = folder("A.swift")
    state.scan()
    state.open(path, text: SourceText(Self.before))
    state.updateBlocking()
    state.open(path, text: SourceText(parts.joined()))
    #expect(state.isUpToDate(butForLettersOf: start..<start + parts[1].utf8.count, in: path) == isUpToDate)
  }

  /// Whatever else there is to read, it is read first.
  @Test(arguments: ["nothing", "another document", "a file", "a configuration", "a syntax error", "no document"])
  func nothingElseMayHaveChanged(change: String) throws {
    let folder = try TemporaryFolder(["A.swift": "class A {}", "B.swift": "class B {}"])
    var state = WorkspaceState(roots: [folder.path])
    let path = folder("A.swift")
    let end = change == "a syntax error" ? "func {" : ""
    state.scan()
    if change != "no document" { state.open(path, text: SourceText(Self.before + end)) }
    state.updateBlocking()
    state.open(path, text: SourceText(Self.before.replacing("Home", with: "House") + end))
    switch change {
    case "another document": state.open(folder("B.swift"), text: SourceText("class C {}"))
    case "a file": state.changedOnDisk(folder("B.swift"))
    case "a configuration": state.open(folder(".waymark.yml"), text: SourceText("scope: open"))
    default: break
    }
    #expect(state.isUpToDate(butForLettersOf: 33..<38, in: path) == (change == "nothing"))
  }
}
