import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The module that is written for the name of a factory or a configurator that does not exist.
@Suite struct WriteModuleTests {
  /// What the first code action at a word that a tree uses writes; nil if none writes a module.
  private func written(_ source: String, at word: String) throws -> (title: String, result: Fixture)? {
    let fixture = Fixture("//- App.swift\n@main class AppDelegate {}\n" + source.replacing(word, with: "/*|*/" + word))
    let linked = FixtureIndex(fixture)
    let cursor = try #require(fixture.cursors.first)
    let text = SourceText(try #require(fixture.files.first { $0.path == cursor.path }).text)
    let lines = LineTable(text)
    let start = lines.offset(line: cursor.line, column: cursor.column, in: .utf32, of: text)
    let range = lines.range(from: start, to: start + word.utf8.count, in: text)
    let site = Site(file: try #require(linked.file(cursor.path)), range: range)
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    let selected = SelectedName(word, at: site, isImplementation: false)
    let fix = linked.index.systems.fixes(for: selected, with: environment).first {
      $0.title.hasPrefix("Write the module")
    }
    return fix.map { ($0.title, fixture.applying($0, linked)) }
  }

  private static let parts = """
    protocol CardModuleInput: AnyObject {}
    protocol CardModuleOutput: AnyObject {}
    final class CardViewController: UIViewController {}
    final class CardPresenter: CardModuleInput, CardModuleOutput { weak var output: CardModuleOutput? }

    """

  /// A factory, the name that is new, a line of the factory that is written, and the route.
  private static let factories: [(String, String, String, String)] = [
    (
      """
      final class CardUserStory {
        func getCardModule() -> Module<CardModuleInput, CardModuleOutput> {
          let presenter = CardPresenter()
          let view = CardViewController(presenter: presenter)
          return Module(view: view, input: presenter) { [weak presenter] in presenter?.output = $0 }
        }
      }
      """, "TourUserStory",
      "func getTourModule() -> Module<TourModuleInput, TourModuleOutput> {", "TourUserStory/getTourModule()"
    ),
    (
      """
      struct Module<Input, Output> { let view: UIViewController; let input: Input; let output: Output }
      enum CardAssembly {
        static func make() -> Module<CardModuleInput, CardModuleOutput> {
          let presenter = CardPresenter()
          return Module(view: CardViewController(), input: presenter, output: presenter)
        }
      }
      """, "TourAssembly",
      "return Module<TourModuleInput, TourModuleOutput>(view: view, input: presenter, output: presenter)",
      "TourAssembly/make()"
    ),
    (
      """
      typealias CardModuleResult = (view: UIViewController, input: CardModuleInput)
      final class CardAssembly {
        static func configureModule() -> CardModuleResult? { (CardViewController(), CardPresenter()) }
      }
      """, "TourAssembly", "static func configureModule() -> TourModuleResult? {", "TourAssembly/configureModule()"
    ),
    (
      """
      final class CardAssembly {
        func module(moduleOutput: CardModuleOutput?) -> UIViewController {
          let presenter = CardPresenter()
          presenter.output = moduleOutput
          return CardViewController()
        }
      }
      """, "TourAssembly", "func module(moduleOutput: TourModuleOutput?) -> UIViewController {",
      "TourAssembly/module(moduleOutput:)"
    ),
  ]

  @Test(arguments: factories) func aFactoryIsWritten(factory: String, name: String, line: String, route: String) throws
  {
    let source = "//- Card.swift\nimport UIKit\n\n\(Self.parts)\(factory)\n//- Home.swift\nlet tour = \(name)()\n"
    let (title, result) = try #require(try written(source, at: name))
    #expect(title == "Write the module of '\(name)'")
    let home = try #require(result.files.first { $0.path == "Home.swift" }).text
    #expect(home.hasPrefix("import UIKit\n"))
    #expect(home.split(separator: "\n").contains { $0.drop { $0 == " " } == line }, "\(home)")
    let index = FixtureIndex(result).index
    let written = try #require(index.routes.first { $0.key.fullName == route })
    #expect(written.registrations.map(\.destinations) == [["TourViewController"]])
    #expect(Rules.diagnostics(in: index).map(\.finding.message) == [])
  }

  @Test(arguments: [("module", "ARCHModule"), ("router", "ARCHRouter")])
  func aConfiguratorIsWritten(property: String, type: String) throws {
    let source = """
      //- Cart.swift
      import HHModule
      struct CartState: ARCHState {}
      final class CartEventHandler: ARCHEventHandler<CartState> {}
      final class CartViewController: ARCHViewController<CartState, CartEventHandler> {}
      final class CartConfigurator: ARCHModuleConfigurator {
        var \(property): \(type) {
          let controller = CartViewController()
          let handler = CartEventHandler()
          handler.viewInput = controller
          handler.router = controller
          controller.output = handler
          return controller
        }
      }
      //- Home.swift
      func open() { TourConfigurator(moduleIO: nil).\(property) }
      """
    let (_, result) = try #require(try written(source, at: "TourConfigurator"))
    let home = try #require(result.files.first { $0.path == "Home.swift" }).text
    #expect(home.hasPrefix("import HHModule\n") && home.contains("    var \(property): \(type) {\n"), "\(home)")
    let index = FixtureIndex(result).index
    let written = try #require(index.routes.first { $0.key.fullName == "TourConfigurator" })
    #expect(written.registrations.map(\.destinations) == [["TourViewController"]])
    #expect(Rules.diagnostics(in: index).map(\.finding.message) == [])
  }

  @Test(arguments: [
    // Names that are taken, trees without such factories, and a factory with parts of its own.
    (factories[1].0 + "\nfinal class TourPresenter {}", "TourAssembly"), (factories[1].0, "TourUserStory"),
    ("final class CardUserStory {}", "TourUserStory"), (factories[1].0, "CardAssembly"),
    (
      """
      struct Module<Input> { let view: UIViewController; let input: Input; let number: Int }
      enum CardAssembly {
        static func make() -> Module<CardModuleInput> {
          Module(view: CardViewController(), input: CardPresenter(), number: 1)
        }
      }
      """, "TourAssembly"
    ), ("final class CartConfigurator {}", "TourConfigurator"),
  ])
  func nothingIsWritten(factory: String, name: String) throws {
    let uses = factory.contains(name) ? "" : "//- Home.swift\nlet tour = \(name)()\n"
    #expect(try written("//- Card.swift\n\(Self.parts)\(factory)\n\(uses)", at: name) == nil)
  }
}
