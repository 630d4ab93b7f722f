import SourceModel
import TestSupport
import Testing

@testable import Routes
@testable import Workspace

/// Edits that leave whole files behind, so that each changes as little as an edit can: one fact, or places alone. What a
/// link keeps of the one before must be what a first link finds.
@Suite struct WholeEditTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func keepsWhatAFirstLinkFinds(seed: UInt64) async throws {
    var editor = try StatementEditor(seed: seed)
    var state = editor.fresh()
    for step in 1...80 {
      // Lets other tests have the thread.
      await Task.yield()
      editor.edit(&state)
      state.updateBlocking()
      let difference = Self.lines(state).difference(from: Self.lines(editor.fresh()))
      guard difference.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(editor.log.suffix(3)): \(difference)")
        return
      }
    }
    #expect(editor.findings.count > 5)
  }

  private static func lines(_ state: WorkspaceState) -> [String] {
    let index = state.index
    let occurrences = index.occurrences.map { "\(state.path(of: $0)): \($1)" }.sorted()
    let values: [[Any]] = [
      index.routes, index.routers, index.destinations, occurrences,
      Rules.diagnostics(in: index, includingUnknown: true),
    ]
    return values.joined().map { String(describing: $0) }
  }
}

/// Puts whole statements into a few files, and takes them out again.
private struct StatementEditor {
  private static let swift = [
    "@main class AppDelegate {}", "protocol EditorInput {}", "protocol PlayerInput {}", "class EditorController {}",
    "class PlayerController: UIViewController, PlayerInput {}", "class PlayerController: NSObject {}",
    "protocol ListInput: ZIKViewRoutable {}", "@objc protocol ListInput: ZIKViewRoutable {}",
    "extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }",
    "extension RoutableView where Protocol == PlayerInput { init() { self.init(declaredProtocol: Protocol.self) } }",
    "extension RoutableViewModule where Protocol == PlayerInput { init() { self.init(declaredProtocol: Protocol.self) } }",
    "extension EditorController: ZIKRoutableView, EditorInput {}", "extension PlayerController: ZIKRoutableView {}",
    """
    class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(EditorController.self)
        register(RoutableView<EditorInput>())
      }
      override func destination(with configuration: ViewRouteConfig) -> EditorController? { EditorController() }
    }
    """,
    """
    class PlayerRouter: BaseRouter {
      override class func registerRoutableDestination() {
        registerExclusiveView(PlayerController.self)
        register(RoutableView<PlayerInput>())
        register(RoutableViewModule<PlayerInput>())
        registerIdentifier("player")
        registerURLPattern("app://player/:id")
      }
    }
    """,
    "class BaseRouter: ZIKAnyViewRouter { override class func isAbstractRouter() -> Bool { true } }",
    "class BaseRouter: ZIKAnyViewRouter {}", "typealias Input = EditorInput", "typealias Input = PlayerInput",
    """
    class Adapters: ZIKViewRouteAdapter {
      override class func registerRoutableDestination() {
        register(adapter: RoutableView<ListInput>(), forAdaptee: RoutableView<EditorInput>())
      }
    }
    """,
    "func a() { Router.perform(to: RoutableView<EditorInput>(), path: p) }",
    "// waymark:ignore lookup-unregistered - the old app's", "// waymark:ignore-file unregistered-protocol",
    "func b() { Router.perform(to: RoutableView<PlayerInput>(), path: p) }",
    "func c() { Router.perform(to: RoutableView<Input>(), path: p) }",
    "func d() { Router.perform(to: RoutableView<ListInput>(), path: p) }",
    "func e() { Router.perform(to: RoutableService<EditorInput>(), path: p) }",
    "func f() { Router.perform(to: RoutableView<EditorInptu>(), path: p) }",
    "func g() { EditorRouter.perform(path: p) }", "func h() { _ = BaseRouter() }",
    "func i() { Router.to(viewIdentifier: \"player\") }", "func j() { Router.to(viewIdentifier: \"plaeyr\") }",
    "func k() { ZIKAnyViewRouter.performURL(\"app://player/1\", path: p) }",
    "func l() { ZIKAnyViewRouter.performURL(\"app://nowhere\", path: p) }", "let m = RoutableView<EditorInput>()",
    "func r(id: String) { ZIKAnyViewRouter.performURL(\"app://player/\\(id)\", path: p) }",
    "func s(id: String) { ZIKAnyViewRouter.performURL(\"app://plyer/\" + id, path: p) }",
    "func n() { keep(PlayerInput.self) }", "enum Router { static func perform(to: Any, path: Any) {} }",
    "func o() { EditorRouter.registerRoutableDestination() }",
    "func p() { Router.perform(to: RoutableView(), path: p) }",
    "func q() { Registry.add(EditorController.self) }", "#if DEBUG\nprotocol DebugInput {}\n#endif",
  ]
  private static let objectiveC = [
    "@protocol ListInput <ZIKViewRoutable>\n@end", "@interface BaseRouter : ZIKViewRouter\n@end",
    "@interface ListRouter : ZIKViewRouter\n@end",
    """
    @implementation ListRouter
    + (void)registerRoutableDestination {
      [self registerView:[ListController class]];
      [self registerViewProtocol:ZIKRoutable(ListInput)];
    }
    @end
    """,
    "@interface ListController : UIViewController <ZIKRoutableView, ListInput>\n@end",
    "void a(void) { ZIKRouterToView(ListInput); }", "void b(void) { ZIKRouterToView(EditorInput); }",
    "#define REGISTER(P) [BaseRouter registerViewProtocol:ZIKRoutable(P)]", "void c(void) { REGISTER(EditorInput); }",
    "void d(void) { [ListRouter registerIdentifier:@\"list\"]; }",
    "void e(void) { [ZIKRouterToView(ListInput) performPath:p preparation:^(id<PlayInput> d) {}]; }",
    "void f(void) { [ZIKRouterToView(ListInput) performPath:p preparation:^(id<ListInput> d) {}]; }",
    "@protocol PlayInput\n@end", "@interface ListController (Play) <PlayInput>\n@end",
  ]
  /// Words that an edit takes for each other.
  private static let pairs = [
    ("true", "false"), ("registerView(", "registerExclusiveView("), ("PlayerInput", "EditorInput"),
    ("\"player\"", "\"editor\""), ("isAbstractRouter", "isAdapter"), ("RoutableView<", "RoutableService<"),
    ("register(Routable", "note(Routable"), ("override class func registerR", "override class func registerO"),
    ("performURL", "performUrl"), ("destination(with ", "destination(for "), ("player/:id", "player/:to"),
  ]
  /// In either language.
  private static let broken = "(("
  private static let names = ["a.swift", "b.swift", "c.swift", "Tests/d.swift", "e.m", "f.h"]

  private(set) var log: [String] = []
  /// The rules that found something.
  private(set) var findings: Set<String> = []
  private var random: SeededRandom
  private let folder: TemporaryFolder
  private var files: [String: [String]] = [:]

  init(seed: UInt64) throws {
    random = SeededRandom(seed)
    folder = try TemporaryFolder()
    for name in Self.names { files[name] = (0..<8).map { _ in statement(for: name) } }
  }

  func fresh() -> WorkspaceState {
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    for name in Self.names { state.open(folder(name), text: text(of: name)) }
    state.updateBlocking()
    return state
  }

  mutating func edit(_ state: inout WorkspaceState) {
    let name = Self.names.randomElement(using: &random) ?? "a.swift"
    var statements = files[name, default: []]
    let position = Int.random(in: 0...statements.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: statements.insert("", at: position)
    case 1, 2: statements.insert(statement(for: name), at: position)
    case _ where position == statements.count: statements.append("// the end")
    case 6...8: for index in statements.indices { statements[index] = exchanged(statements[index]) }
    case 3: statements[position] = "  " + statements[position]
    case 4 where statements.last == Self.broken: statements.removeLast()
    case 4 where log.count % 4 == 0: statements.append(Self.broken)
    default: statements.remove(at: position)
    }
    if statements.count > 12 { statements.removeFirst(4) }
    files[name] = statements
    log.append("\(name): \(statements)")
    state.open(folder(name), text: text(of: name))
    findings.formUnion(Rules.diagnostics(in: state.index, includingUnknown: true).map(\.finding.rule))
  }

  /// With one kind of words taken for another, where it holds any.
  private mutating func exchanged(_ statement: String) -> String {
    guard let (left, right) = Self.pairs.randomElement(using: &random) else { return statement }
    let (from, to) = Bool.random(using: &random) ? (left, right) : (right, left)
    return statement.replacing(from, with: to)
  }

  private func text(of name: String) -> SourceText {
    SourceText(files[name, default: []].joined(separator: "\n"))
  }

  private mutating func statement(for name: String) -> String {
    let all = name.hasSuffix(".swift") ? Self.swift : Self.objectiveC
    return all.randomElement(using: &random) ?? ""
  }
}
