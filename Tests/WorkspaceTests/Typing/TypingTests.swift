import Foundation
import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// While a router is typed, letter by letter, no error and no warning appears that is not there when it is whole.
@Suite struct TypingTests {
  /// How many pieces of code are typed; `WAYMARK_TYPED=all` types each at every line.
  private static let asked = ProcessInfo.processInfo.environment["WAYMARK_TYPED"]
  private static let count = asked.flatMap(Int.init) ?? 10

  @Test(arguments: TypedTree.allCases) fileprivate func showsNoFalseAlarm(tree: TypedTree) async throws {
    var typist = try Typist(tree)
    #expect(typist.alarms.isEmpty)
    var wrong: [String] = []
    for piece in Self.sample(typist.pieces, Self.count) {
      // Lets other tests have the thread.
      await Task.yield()
      wrong += typist.falseAlarms(typing: piece)
    }
    #expect(wrong.count == 0, "\(wrong.prefix(40).joined(separator: "\n"))")
  }

  /// A line that is there already is typed by half, cut in two, or loses letters, in a file with syntax errors.
  @Test(arguments: TypedTree.allCases) fileprivate func showsNoFalseAlarmInAHalfLine(tree: TypedTree) async throws {
    var typist = try Typist(tree)
    let known = typist.alarms
    var (wrong, broken): ([String], Int) = ([], 0)
    for half in Self.sample(typist.halfLines, Self.count * 20) {
      await Task.yield()
      guard let alarms = typist.alarms(with: half) else { continue }
      broken += 1
      wrong += alarms.subtracting(known).sorted().map { "\(half): \($0)" }
    }
    #expect(broken >= Self.count * 10)
    #expect(wrong.count == 0, "of \(broken):\n\(wrong.prefix(40).joined(separator: "\n"))")
  }

  /// The same on every machine.
  private static func sample<Element>(_ all: [Element], _ count: Int) -> [Element] {
    if asked == "all" { return all }
    var random = SeededRandom(7)
    return (0..<count).compactMap { _ in all.randomElement(using: &random) }
  }
}

private enum TypedTree: String, CaseIterable, CustomTestStringConvertible {
  case swift, objectiveC, both

  var testDescription: String { rawValue }

  /// The routers that are edited.
  var routers: [String] {
    switch self {
    case .swift:
      [
        "App/AppRouteAdapter.swift", "Editor/EditorRouter.swift", "Editor/MarkdownPreviewRouter.swift",
        "Login/LoginRouter.swift", "NoteList/NoteListRouter.swift", "Mini/MiniPanelRouter.swift",
        "Search/SearchRouter.swift", "Settings/ThemeRouter.swift", "Sharing/ShareRouters.swift",
        "Storage/NoteStoreRouters.swift",
      ]
    case .both:
      ["App/NTRouteAdapter.m", "Reminders/NTReminderListRouter.m", "Reminders/NTReminderStoreRouter.m"]
    case .objectiveC:
      [
        "BaseRouter.m", "PlayerRouter.m", "AlbumRouter.m", "QueueRouter.m", "HelpRouter.m", "MixerRouter.m",
        "AppAdapter.m",
      ]
    }
  }
}

/// A piece of code on a line of its own.
private struct TypedPiece {
  let file: String
  let line: Int
  let code: String
}

/// A line of a router that is not whole.
private struct HalfLine: CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line + 1): \(text.debugDescription)" }

  /// The states of a whole line while it is typed or deleted.
  static func texts(of whole: String) -> [String] {
    let names = firstName(in: whole)
    return whole.indices.flatMap { end -> [String] in
      let (typed, rest) = (String(whole[..<end]), whole[end...])
      let cut = ["}", "{", ")", "\"", " ", ";"].map { typed + $0 + rest }
      guard end > names else { return cut }
      let behindWord = rest.drop { $0.isLetter || $0.isNumber }
      return [typed, "let unfinished = (\n" + typed + behindWord] + cut
    }
  }

  /// Where the first name begins that only this line registers, as far as the rest of the file shows. A file that does
  /// not contain a letter of it does not register it.
  private static func firstName(in line: String) -> String.Index {
    let isAdapter = line.contains("dapter:") || line.contains("NoteListRouter.register")
    let isText = line.contains("registerIdentifier") || line.contains("registerURLPattern")
    guard isAdapter || isText else { return line.startIndex }
    let openings: Set<Character> = isText ? ["\""] : line.contains("<") ? ["<"] : ["("]
    return line.firstIndex { openings.contains($0) } ?? line.startIndex
  }
}

private struct Typist {
  let pieces: [TypedPiece]
  private let folder: TemporaryFolder?
  private let root: FilePath
  private var texts: [String: [Substring]] = [:]
  private var state: WorkspaceState

  init(_ tree: TypedTree) throws {
    switch tree {
    case .swift, .both:
      (folder, root) = (nil, FilePath(URL(filePath: #filePath).appending(path: Self.example).standardized.path))
    case .objectiveC:
      let files = Fixture(TypingRouters.objectiveC).files.map { ($0.path, $0.text) }
      let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
      (self.folder, root) = (folder, folder.path)
    }
    for router in tree.routers {
      let text = try String(contentsOfFile: root.appending(router).description, encoding: .utf8)
      texts[router] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let code = tree == .swift ? TypedCode.swift : TypedCode.objectiveC
    pieces = tree.routers.flatMap { [texts] file in
      (0..<texts[file, default: []].count).flatMap { line in
        (code.statements + code.methods).map { TypedPiece(file: file, line: line, code: $0) }
      }
    }
    state = WorkspaceState(roots: [root], threads: 1)
    state.scan()
    state.updateBlocking()
  }

  private static let example = "../../../../Examples/Notes"

  /// The errors and warnings, without their places, which move.
  var alarms: Set<String> {
    let diagnostics = Rules.diagnostics(in: state.index).filter { $0.severity.rank <= Severity.warning.rank }
    return Set(diagnostics.map { "\(state.path(of: $0.finding.site.file)): \($0.finding.message)" })
  }

  /// What appears on the way to the whole piece and goes away again.
  mutating func falseAlarms(typing piece: TypedPiece) -> [String] {
    let lines = texts[piece.file, default: []]
    let known = alarms(typing: piece.code[...], piece, lines)
    var wrong: [String] = []
    for end in piece.code.indices {
      let typed = piece.code[..<end]
      wrong += alarms(typing: typed, piece, lines).subtracting(known).sorted().map {
        "\(piece.file):\(piece.line + 1): \(String(typed).debugDescription): \($0)"
      }
    }
    state.close(root.appending(piece.file))
    state.updateBlocking()
    return wrong
  }

  /// Every state of every line of the routers.
  var halfLines: [HalfLine] {
    texts.keys.sorted().flatMap { file in
      texts[file, default: []].enumerated().flatMap { line, whole in
        HalfLine.texts(of: String(whole)).map { HalfLine(file: file, line: line, text: $0) }
      }
    }
  }

  /// The alarms while a line is not whole; nil if the file has no syntax error.
  mutating func alarms(with half: HalfLine) -> Set<String>? {
    var lines = texts[half.file, default: []]
    lines[half.line] = half.text[...]
    let path = root.appending(half.file)
    state.open(path, text: SourceText(lines.joined(separator: "\n")))
    state.updateBlocking()
    defer {
      state.close(path)
      state.updateBlocking()
    }
    guard let id = state.id(of: path), state.index.brokenFiles.contains(id) else { return nil }
    return alarms
  }

  private mutating func alarms(typing typed: Substring, _ piece: TypedPiece, _ lines: [Substring]) -> Set<String> {
    let text = lines[..<piece.line] + ["    " + typed] + lines[piece.line...]
    state.open(root.appending(piece.file), text: SourceText(text.joined(separator: "\n")))
    state.updateBlocking()
    return alarms
  }
}
