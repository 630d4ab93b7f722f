import Routes
import RoutingSystems
import TestSupport
import Testing

@testable import waymark

/// The columns of `waymark scan`.
@Suite struct ScanTableTests {
  private static let other = RouteSpace(system: "acme", kind: "screen", noun: "screen", naming: .text, position: 0)

  private func tree(_ folder: TemporaryFolder) throws -> ScannedTree {
    try ScannedTree(TreeOptions.parse([folder.path.description, "--quiet"]))
  }

  private func text(_ routes: [Route], width: Int? = nil) throws -> [String] {
    let folder = try TemporaryFolder(["App.swift": "@main struct Small: App {}\n"])
    let table = try ScanTable(routes, in: tree(folder))
    return table.text(width: width, paint: .plain).split(separator: "\n").map(String.init)
  }

  private let routes = [
    Route(key: RouteKey(space: other, name: "home")), Route(key: RouteKey(space: .view, name: "HomeInput")),
  ]

  @Test func oneSystemHasNoColumn() throws {
    #expect(
      try text([routes[1]]) == [
        "KIND  ROUTE      STATUS        ROUTER  DESTINATION  LOOK-UPS  DECLARED  REGISTERED",
        "view  HomeInput  unregistered  -       -                   0  -         -",
      ])
  }

  @Test func severalSystemsHaveAColumn() throws {
    #expect(
      try text(routes) == [
        "SYSTEM     KIND    ROUTE      STATUS        ROUTER  DESTINATION  LOOK-UPS  DECLARED  REGISTERED",
        "acme       screen  home       unregistered  -       -                   0  -         -",
        "zikrouter  view    HomeInput  unregistered  -       -                   0  -         -",
      ])
    #expect(
      try text(routes, width: 60) == [
        "SYSTEM     ROUTE      STATUS        LOOK-UPS  REGISTERED",
        "acme       home       unregistered         0  -",
        "zikrouter  HomeInput  unregistered         0  -",
      ])
  }

  @Test func theColumnIsInEveryTable() throws {
    let folder = try TemporaryFolder(["App.swift": "@main struct Small: App {}\n"])
    let rows = try ScanRows(routes, in: tree(folder))
    #expect(rows.csv.hasPrefix("System,Kind,Route,Status,") && rows.csv.contains("\nacme,screen,home,unregistered,"))
    #expect(rows.markdown.contains("\n| acme | screen | `home` | unregistered |"))
  }

  @Test func theOwnerIsInTheRoute() throws {
    let route = Route(key: RouteKey(space: Self.other, owner: "Main", name: "home"))
    #expect(try text([route]).last?.hasPrefix("screen  Main/home  unregistered") == true)
  }
}
