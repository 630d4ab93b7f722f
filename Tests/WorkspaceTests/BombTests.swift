import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// One construct, repeated: SwiftParser overflows its stack on it, or takes time that grows faster than the text.
struct Bomb: CustomTestStringConvertible, Sendable {
  let name: String
  let fileExtension: String
  var before = ""
  let unit: String
  var after = ""
  var isOneLine = false
  /// Whether a thousand of them are within the limits, for a reader that only loops.
  var isHarmless = false

  var testDescription: String { "\(name) in .\(fileExtension)" }

  /// A head, a use of a route, and the construct behind them.
  func text(_ count: Int) -> String {
    let units = (0..<count).map { $0 % 50 == 49 && !isOneLine ? unit + "\n" : unit }.joined()
    return beginning + before + units + after + "\n"
  }

  private var beginning: String {
    fileExtension == "swift"
      ? "class Head {}\nfunc use() { Router.perform(to: RoutableView<NamedInput>(), path: .push(from: x)) }\n"
      : "@interface Head\n@end\nvoid use() { [ZIKRouterToView(NamedInput) performPath:path]; }\n"
  }
}

extension Bomb {
  private static func swift(
    _ name: String, _ before: String, _ unit: String, _ after: String = "", isOneLine: Bool = false
  ) -> Bomb {
    Bomb(name: name, fileExtension: "swift", before: before, unit: unit, after: after, isOneLine: isOneLine)
  }

  private static func objectiveC(
    _ name: String, _ unit: String, before: String = "void f() { ", isHarmless: Bool = false
  ) -> Bomb {
    Bomb(name: name, fileExtension: "m", before: before, unit: unit, isHarmless: isHarmless)
  }

  /// On the first twelve the stack overflows, on the others the parser takes too long.
  static let all: [Bomb] = [
    swift("squares", "let x = ", "["),
    swift("else if, a statement", "if a {} ", "else if a {} "),
    swift("else if, an expression", "let x = if a { 1 } ", "else if a { 1 } ", "else { 2 }"),
    swift("try", "let x = ", "try ", "y"),
    swift("await", "let x = ", "await ", "y"),
    swift("arrows", "let x: ", "() -> ", "A"),
    swift("type arguments", "let x: ", "A<"),
    swift("value arguments", "x = ", "a<"),
    swift("conditions", "", "#if A\n"),
    swift("consume", "let x = ", "consume ", "y"),
    swift("each", "let x: ", "each ", "y"),
    swift("repeat each", "let x: ", "repeat each ", "y"),
    swift("squares and parentheses", "let x: ", "[("),
    swift("squares and arguments", "let x: ", "[A<"),
    swift("squares and arrows", "let x: ", "[() -> "),
    swift("interpolations", "let x = ", "\"\\(", isOneLine: true),
    objectiveC("squares", "["),
    objectiveC("messages", "[a b:"),
    objectiveC("parentheses", "("),
    objectiveC("braces", "{"),
    objectiveC("blocks", "^{"),
    objectiveC("array literals", "@["),
    objectiveC("conditions", "#if A\n", before: ""),
    objectiveC("else if", "else if (a) {} ", before: "void f() { if (a) {} ", isHarmless: true),
    objectiveC("choices", "a ? ", isHarmless: true),
    objectiveC("protocols", "A<", before: "@interface B : ", isHarmless: true),
    objectiveC("type definitions", "typedef ", before: "", isHarmless: true),
  ]
}

@Suite("Parser bombs", .serialized) struct BombTests {
  private static let interest = ScanInterest(systems: .builtIn)

  /// Costs no more than a few ordinary files, or is not parsed.
  @Test(arguments: Bomb.all)
  func isReadInTimeOrNotParsed(bomb: Bomb) async {
    for count in [10, 100, 1_000, 10_000, 100_000] {
      let (facts, ratio) = await Self.read(bomb, count)
      #expect(ratio < Self.limit, "\(count)")
      #expect(facts.heads.first?.name.text == "Head" && facts.hasTrigger, "\(count)")
      if case .skipped = facts.understanding {
        #expect(!facts.isParsed && facts.words.doubtful.contains("NamedInput"), "\(count)")
      } else {
        #expect(facts.isParsed && (bomb.isHarmless || count < 1_000), "\(count)")
      }
    }
  }

  /// What is read, and how many times the cost of an ordinary file that costs.
  private static func read(_ bomb: Bomb, _ count: Int) async -> (FileFacts, ratio: Double) {
    let (text, path) = (SourceText(bomb.text(count)), FilePath("Bomb.\(bomb.fileExtension)"))
    return await DeepStack.map([text], threads: 1, tool: {}) { text, _ in
      var facts = FileFacts()
      let ratio = Cost.ratio(
        of: { facts = Extraction(text, path: path, interest: interest).facts },
        to: { _ = Extraction(ordinary, path: FilePath("Ordinary.swift"), interest: interest).facts }, below: limit)
      return (facts, ratio)
    }[0]
  }

  private static let limit: Double = 20
  /// Some thirty kilobytes.
  private static let ordinary = SourceText(String(repeating: application, count: 25))

  private static let application = """
    protocol GoodInput {}
    protocol LostInput {}
    protocol NamedInput {}
    extension RoutableView where Protocol == GoodInput { init() { self.init(declaredProtocol: Protocol.self) } }
    extension RoutableView where Protocol == LostInput { init() { self.init(declaredProtocol: Protocol.self) } }
    extension RoutableView where Protocol == NamedInput { init() { self.init(declaredProtocol: Protocol.self) } }
    class GoodRouter: ZIKViewRouter<UIViewController, ViewRouteConfig> {
      override class func registerRoutableDestination() { register(RoutableView<GoodInput>()) }
    }
    func good() { Router.perform(to: RoutableView<GoodInput>(), path: .push(from: x)) }
    func lost() { Router.perform(to: RoutableView<LostInput>(), path: .push(from: x)) }
    func named() { Router.perform(to: RoutableView<NamedInput>(), path: .push(from: x)) }
    """

  /// Each bomb is named once, what a bomb names is not judged, and the rest of the tree is.
  @Test func theRestOfTheTreeIsRight() async throws {
    let bombs = Bomb.all.enumerated().filter { !$0.element.isHarmless }
    let names = bombs.map { "Bomb\($0.offset).\($0.element.fileExtension)" }
    let folder = try TemporaryFolder(["Application.swift": Self.application])
    for (name, bomb) in zip(names, bombs) { try folder.write(name, bomb.element.text(1_000)) }
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 2)
    state.scan()
    #expect(await state.update())
    let statuses = state.index.routes.map { "\($0.key.name) \($0.status.word)" }
    #expect(statuses.sorted() == ["GoodInput registered", "LostInput unregistered", "NamedInput unknown"])
    let diagnostics = Rules.diagnostics(in: state.index)
      .filter { ["file-not-parsed", "lookup-unregistered"].contains($0.finding.rule) }
    let found = diagnostics.map { diagnostic in
      "\(String(decoding: state.path(of: diagnostic.finding.site.file).name, as: UTF8.self)) \(diagnostic.finding.rule)"
    }
    #expect(
      found.sorted() == (names.map { "\($0) file-not-parsed" } + ["Application.swift lookup-unregistered"]).sorted())
  }
}
