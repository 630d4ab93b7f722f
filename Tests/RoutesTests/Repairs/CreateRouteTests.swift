import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// A route is created whole: a scan of what is written finds it registered, and nothing wrong.
@Suite struct CreateRouteTests {
  private static let app = "//- App.swift\n@main class AppDelegate {}\n"

  private func created(_ source: String, at word: String) throws -> (Fix, FixtureIndex, Fixture)? {
    let fixture = Fixture(Self.app + source.replacing(word, with: "/*|*/" + word, maxReplacements: 1))
    let linked = FixtureIndex(fixture)
    let cursor = try #require(fixture.cursors.first)
    let text = try #require(fixture.files.first { $0.path == cursor.path }).text
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    let lines = LineTable(SourceText(text))
    let start = lines.offset(line: cursor.line, column: cursor.column, in: .utf32, of: SourceText(text))
    let range = lines.range(from: start, to: start + word.utf8.count, in: SourceText(text))
    let site = Site(file: try #require(linked.file(cursor.path)), range: range)
    let name = SelectedName(word, at: site, isImplementation: false)
    let fix = linked.index.systems.fixes(for: name, with: environment).first { $0.title.hasPrefix("Create") }
    return fix.map { ($0, linked, fixture) }
  }

  @Test(arguments: [
    (
      "//- A.swift\nclass EditorViewController: UIViewController {}", "EditorViewController",
      "Create the route 'EditorViewInput' to 'EditorViewController'", "EditorViewInput", "EditorViewController"
    ),
    (
      "//- A.h\n@interface Editor : UIViewController\n@end\n//- A.m\n@implementation Editor\n@end", "Editor",
      "Create the route 'EditorInput' to 'Editor'", "EditorInput", "Editor"
    ),
    (
      "//- Menu.swift\nimport UIKit\nfunc f() { Router.perform(to: RoutableView<PlayerInput>(), path: .push(from: a)) }",
      "PlayerInput", "Create the route 'PlayerInput'", "PlayerInput", "PlayerViewController"
    ),
    (
      """
      //- Player.swift
      class PlayerViewController: UIViewController, ZIKRoutableView {}
      //- Menu.swift
      func f() { Router.perform(to: RoutableView<PlayerViewInput>(), path: .push(from: a)) }
      """, "PlayerViewInput", "Create the route 'PlayerViewInput'", "PlayerViewInput", "PlayerViewController"
    ),
    (
      "//- Menu.swift\nlet clock = Router.makeDestination(to: RoutableService<ClockInput>())", "ClockInput",
      "Create the route 'ClockInput'", "ClockInput", "Clock"
    ),
  ])
  func nothingIsMissing(source: String, word: String, title: String, name: String, type: String) throws {
    let (fix, linked, fixture) = try #require(try created(source, at: word))
    #expect(fix.title == title)
    let result = fixture.applying(fix, linked)
    #expect(FixtureRepair(title: title, isPreferred: false, result: result).broken == [])
    let index = FixtureIndex(result).index
    let route = try #require(index.routes.first { $0.key.name == name })
    #expect(route.status == .registered)
    #expect(route.registrations.map(\.destinations) == [[type]])
    for rule in SystemList.builtIn.descriptions {
      let findings = Rules.findings(of: rule.id, in: index).filter { $0.rule != "never-looked-up" }
      #expect(findings.map(\.message) == [], "\(result.files.map(\.text).joined(separator: "\n"))")
    }
  }

  @Test(arguments: [
    ("//- A.swift\nclass Model: NSObject {}", "Model"),
    ("//- A.swift\nclass Editor: UIViewController {}\nprotocol EditorInput {}", "Editor"),
    ("//- A.swift\nlet a = Router.to(RoutableViewModule<PlayerInput>())", "PlayerInput"),
    ("//- A.swift\nprotocol PlayerInput {}\nlet a = Router.to(RoutableView<PlayerInput>())", "PlayerInput>"),
    ("//- A.swift\nclass PlayerViewController {}\nlet a = Router.to(RoutableView<PlayerInput>())", "PlayerInput>"),
    ("//- A.swift\nlet a = Router.to(viewIdentifier: \"player\")", "player"),
    ("//- A.swift\nlet a = ZIKAnyServiceRouter.performURL(\"app://player\")", "app://player"),
  ])
  func nothingIsWrittenTwice(source: String, word: String) throws {
    #expect(try created(source, at: word) == nil)
  }
}
