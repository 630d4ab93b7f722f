import Foundation
import Routes
import TestSupport
import Testing

@testable import Workspace

/// The routes of modules are joined from several files. After any edit of one of them the state answers as a fresh one.
@Suite struct ModuleEditTests {
  private static let requirement = "func module() -> Module<CardModuleInput, CardModuleOutput>"
  private static let body = "{ let view = CardViewController(); return Module(view: view) }"

  /// The versions of each file.
  private static let versions: [String: [String]] = [
    "Module.swift": [
      "", "struct Module<I, O> { var view: UIViewController; var input: I; var output: O }",
      "\nclass Module<O, I> { var view: UIViewController?; weak var moduleInput: I?; var setModuleOutput: ((O) -> Void)? }",
      "class Module { weak var view: UIViewController?; var output: Any? }",
      "struct Module<I, O> { var view: UIViewController",
      "typealias Module<I, O> = (view: UIViewController, input: I)",
    ],
    "IO.swift": [
      "", "protocol CardModuleInput {}\nprotocol CardModuleOutput { func close() }",
      "struct CardModuleInput {}\nprotocol CardModuleOutput {}",
    ],
    "Assembly.swift": [
      "", "protocol CardAssembly { \(requirement) }",
      "\nprotocol CardAssembly { \(requirement); func view() -> UIViewController }",
      "protocol CardMaking { \(requirement) }", "protocol CardAssembly { \(requirement)",
    ],
    "AssemblyImpl.swift": [
      "", "final class CardAssemblyImpl: CardAssembly { \(requirement) \(body) }",
      "class CardAssemblyImpl: Base {}\nextension CardAssemblyImpl: CardAssembly { \(requirement) \(body) }",
      "enum CardAssembly { static \(requirement) \(body) }",
      "class CardAssemblyImpl: CardAssembly { private \(requirement) \(body)",
    ],
    "Views.swift": [
      "", "class CardViewController: UIViewController {}",
      "class CardViewController: UIViewController, CardModuleInput {}",
    ],
    "Home.swift": [
      "", "class Home { let cards: CardAssembly?; func open() { let card = cards?.module(); card.output = self } }",
      "class Home { func open() { _ = CardAssembly.module() } }", "class Home: Base { func open() { cards.module() } }",
      "class Home { let cards: CardAssembly; func open() { run(cards.module) } }",
      "class Home { func open() { let t = DefaultPresentTransition(); t.perform(animated: true) } }",
    ],
    "Base.swift": [
      "", "class Base { let cards: CardAssembly }", "class Base { lazy var view = CardAssemblyImpl().module() }",
      "class Sheet: NSObject, ModuleTransitioning { var destination: UIViewController? }",
    ],
  ]

  @Test(arguments: [1, 2, 3] as [UInt64]) func editsEqualAFreshScan(seed: UInt64) async throws {
    try await checkEdits(of: Self.versions, count: 120, seed: seed)
  }

  /// A library that is not in the scan may adopt a public protocol only.
  @Test(arguments: [("public protocol", "unknown"), ("protocol", "unregistered")])
  func librariesAdoptPublicProtocols(_ keyword: String, _ status: String) throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": ProjectText(
        ProjectText.Target("App", files: ["Home.swift"], frameworks: ["Far.framework"])
      ).text,
      "Home.swift": """
      \(keyword) CardAssembly { func module() -> UIViewController }
      protocol CardModuleInput {}
      @main class Home { var cards: CardAssembly?; func open() { cards?.module() } }
      """,
    ])
    var state = WorkspaceState(roots: [folder.path])
    state.scan()
    state.updateBlocking()
    #expect(state.index.routes.map(\.status.word) == [status])
  }
}
