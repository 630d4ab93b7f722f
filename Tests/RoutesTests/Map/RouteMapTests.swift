import Routes
import TestSupport
import Testing

/// The nodes and edges of a map, and its parts.
@Suite struct RouteMapTests {
  /// A menu that opens a list, which opens an editor; a URL that opens the editor; and a look-up without a route.
  private static let app = """
    //- Menu/Menu.swift
    struct Menu {
      func a() { Router.perform(to: RoutableView<ListInput>(), path: .push) }
      #if DEBUG
      func b() { Router.perform(to: RoutableView<LostInput>(), path: .push) }
      #endif
    }
    protocol LostInput: ZIKViewRoutable {}
    //- List/List.swift
    class List: UIViewController, ZIKRoutableView {
      func edit() { Router.perform(to: RoutableView<EditorInput>(), path: .push) }
      func again() { Router.perform(to: RoutableView<EditorInput>(), path: .push) }
    }
    class ListRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(List.self)
        register(RoutableView<ListInput>())
      }
    }
    protocol ListInput: ZIKViewRoutable {}
    //- List/Editor.swift
    class Editor: UIViewController, ZIKRoutableView {}
    class EditorRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(Editor.self)
        register(RoutableView<EditorInput>())
        registerURLPattern("app://edit")
      }
    }
    protocol EditorInput: ZIKViewRoutable {}
    class Unused: UIViewController, ZIKRoutableView {}
    class UnusedRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(Unused.self)
        register(RoutableView<UnusedInput>())
      }
    }
    protocol UnusedInput: ZIKViewRoutable {}
    //- Start.swift
    func start() { Router.perform(to: RoutableView<ListInput>(), path: .push) }
    @main class AppDelegate {}
    """

  private static func map(_ source: String = app) -> RouteMap {
    let linked = FixtureIndex(Fixture(source))
    return linked.index.map(of: linked.index.routes, includesOthers: { _ in true }, path: linked.path)
      .clustered(by: .folder, path: linked.path)
  }

  private static func lines(_ map: RouteMap) -> [String] {
    let names = Dictionary(uniqueKeysWithValues: map.nodes.map { ($0.id, $0.name) })
    let nodes = map.nodes.map { node in
      let change = node.change.map { " \($0)" } ?? ""
      return "\(node.kind) \(node.name)\(node.cluster.map { " in \($0)" } ?? "")\(change)"
    }
    return nodes
      + map.edges.map { edge in
        let status = edge.status?.word ?? "linked"
        let uses = edge.uses.map { ([$0.label] + $0.conditions).joined(separator: " ") }.joined(separator: ", ")
        let change = edge.change.map { " \($0)" } ?? ""
        return "\(names[edge.source] ?? "?") -> \(names[edge.target] ?? "?"): \(uses) \(status)\(change)"
      }
  }

  @Test func nodesAndEdges() {
    #expect(
      Self.lines(Self.map()) == [
        "file Start.swift", "screen Editor in List", "screen List in List", "screen Unused in List",
        "door app://edit in List", "route LostInput in Menu", "code Menu in Menu",
        "Menu -> List: ListInput registered", "Menu -> LostInput: LostInput #if DEBUG unregistered",
        "List -> Editor: EditorInput, EditorInput registered", "app://edit -> Editor: app://edit registered",
        "Start.swift -> List: ListInput registered",
      ])
  }

  @Test func routersAndRoutesOfANode() {
    let editor = Self.map().nodes.first { $0.name == "Editor" }
    #expect(editor?.routers == ["EditorRouter"])
    #expect(editor?.routes.map(\.fullName) == ["EditorInput", "app://edit"])
  }

  @Test(arguments: ["Editor", "EditorRouter", "EditorInput"]) func nodesAreNamedInSeveralWays(name: String) {
    #expect(Self.map().ids(named: name) == ["type Editor"])
  }

  @Test(arguments: [
    (false, 0, ["List"]), (false, 1, ["Editor", "List"]), (true, 1, ["List", "Menu", "Start.swift"]),
    (true, Int.max, ["List", "Menu", "Start.swift"]),
  ]) func neighbours(against: Bool, depth: Int, names: [String]) {
    let map = Self.map()
    let found = map.of(map.reachable(from: map.ids(named: "List"), against: against, depth: depth))
    #expect(found.nodes.map(\.name).sorted() == names)
  }

  @Test func unusedScreens() {
    #expect(Self.map().unused.nodes.map(\.name) == ["Unused"])
  }

  @Test func filesThatAreNoScreensAreLeftOut() {
    let map = Self.map(
      """
      //- Home.swift
      @main class AppDelegate {}
      class Home: UIViewController { let nib = UINib(nibName: "Cell", bundle: nil); let other = UINib(nibName: "Gone", bundle: nil) }
      //- Cell.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v1"/></objects></document>
      """)
    #expect(Self.lines(map).filter { $0.contains("Cell") }.isEmpty)
    #expect(map.edges.count == 1)
  }

  // MARK: Cells

  private static let cells = """
    //- Feed/Feed.swift
    @main class AppDelegate {}
    class Feed: UITableViewController {
      func a() {
        tableView.register(PostCell.self, forCellReuseIdentifier: "post")
        tableView.register(AdCell.self, forCellReuseIdentifier: "ad")
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        tableView.dequeueReusableCell(withIdentifier: "post", for: path)
        tableView.dequeueReusableCell(withIdentifier: "ad", for: path)
        tableView.dequeueReusableCell(withIdentifier: "gone", for: path)
        tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    //- Other/Other.swift
    class Other: UITableViewController {
      func b() {
        tableView.register(AdCell.self, forCellReuseIdentifier: "ad")
        tableView.dequeueReusableCell(withIdentifier: "ad", for: path)
      }
    }
    //- Cells/Cells.swift
    class PostCell: UITableViewCell {}
    class AdCell: UITableViewCell {}
    class RowCell: UITableViewCell {
      func c() {
        table.register(PostCell.self, forCellReuseIdentifier: "post")
        table.dequeueReusableCell(withIdentifier: "post", for: path)
      }
    }
    """

  @Test func cellsAreGroupedByScreen() {
    let map = Self.map(Self.cells).withCellsGrouped
    #expect(
      Self.lines(map) == [
        "cell PostCell in Cells", "cell RowCell in Cells", "code Feed in Feed", "cells cells of Feed in Feed",
        "cell AdCell in Other", "code Other in Other",
        "Feed -> cells of Feed: post, ad, gone unregistered", "Feed -> RowCell: row registered",
        "Other -> AdCell: ad registered", "RowCell -> PostCell: post registered",
      ])
    let cells = map.nodes.first { $0.kind == .cells }
    #expect(cells?.routes.map(\.name) == ["ad", "gone", "post"] && cells?.site == nil)
    #expect(map.ids(named: "gone") == cells.map { [$0.id] })
  }

  @Test func changedCellsAreGroupedByChange() {
    let old = Self.map(Self.cells.replacing("\"ad\"", with: "\"old\"").replacing("AdCell", with: "OldCell"))
    let lines = Self.lines(Self.map(Self.cells).changes(since: old).withCellsGrouped)
    #expect(
      lines == [
        "cell AdCell in Feed added", "code Feed in Feed", "cell OldCell in Feed removed", "cell AdCell in Other added",
        "cell OldCell in Other removed", "code Other in Other", "Feed -> AdCell: ad registered added",
        "Other -> AdCell: ad registered added", "Feed -> OldCell: old registered removed",
        "Other -> OldCell: old registered removed",
      ])
  }

  // MARK: Folding

  @Test func aLargeClusterBecomesOneNode() {
    let map = Self.map().folded(toAtMost: 5)
    #expect(
      Self.lines(map) == [
        "file Start.swift", "route LostInput in Menu", "code Menu in Menu", "cluster List in List",
        "Menu -> List: ListInput registered", "Menu -> LostInput: LostInput #if DEBUG unregistered",
        "Start.swift -> List: ListInput registered",
      ])
    #expect(map.folded == 4)
  }

  @Test(arguments: 1...7) func foldingKeepsEveryNode(limit: Int) {
    let whole = Self.map()
    let map = whole.folded(toAtMost: limit)
    #expect(map.nodes.reduce(0) { $0 + max($1.folded, 1) } == whole.nodes.count)
    let ids = Set(map.nodes.map(\.id))
    #expect(map.edges.allSatisfy { ids.contains($0.source) && ids.contains($0.target) })
  }

  @Test func clustersOfAFolderBecomeOne() {
    let source = (0..<6).map { number in
      """
      //- App/Part\(number)/Screen.swift
      class Screen\(number): UIViewController, ZIKRoutableView {}
      class Router\(number): ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(Screen\(number).self); register(RoutableView<Input\(number)>()) }
      }
      protocol Input\(number): ZIKViewRoutable {}
      """
    }.joined(separator: "\n")
    #expect(Self.lines(Self.map(source).folded(toAtMost: 3)) == ["cluster App in App"])
  }

  // MARK: Changes

  @Test func whatDiffersFromAnOlderMap() {
    let old = Self.map(Self.app.replacing("RoutableView<LostInput>", with: "RoutableView<UnusedInput>"))
    let changes = Self.map().changes(since: old)
    #expect(
      Self.lines(changes) == [
        "route LostInput in Menu added", "code Menu in Menu", "screen Unused in List",
        "Menu -> LostInput: LostInput #if DEBUG unregistered added",
        "Menu -> Unused: UnusedInput #if DEBUG registered removed",
      ])
    #expect(Self.map().changes(since: Self.map()).nodes.isEmpty)
  }
}
