import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// What a module opens, embeds and tells, and what the output says of a factory.
@Suite struct ModuleGraphTests {
  private static let app = """
    //- Card.swift
    struct Module<Input, Output> { var view: UIViewController; var input: Input; var output: Output? }
    protocol CardModuleInput { func configure(output: CardModuleOutput) }
    protocol CardModuleOutput: AnyObject {}
    class CardViewController: UIViewController {}
    class CardPresenter: CardModuleInput {
      let router = CardRouter()
      func close() { HelpAssembly.build() }
    }
    class CardRouter { func open() { HelpAssembly.build() } }
    class CardAssembly {
      func build() -> Module<CardModuleInput, CardModuleOutput> {
        let presenter = CardPresenter()
        let view = CardViewController()
        return Module(view: view, input: presenter, output: nil)
      }
    }
    //- Help.swift
    typealias HelpModule = (view: UIViewController, input: HelpModuleInput)
    protocol HelpModuleInput {}
    class HelpViewController: UIViewController {}
    class HelpPresenter: HelpModuleInput {}
    enum HelpAssembly {
      static func build() -> HelpModule { (HelpViewController(), HelpPresenter()) }
    }
    //- Home.swift
    class HomeViewController: UIViewController {}
    class HomePresenter: CardModuleOutput {
      let cards: CardAssembly
      init(cards: CardAssembly) { self.cards = cards }
      func open() {
        let card = cards.build()
        card.input.configure(output: self)
      }
      func openWithOutput(_ other: Listener) {
        var card = cards.build()
        card.output = other
      }
    }
    class Listener: CardModuleOutput {}
    class HomeAssembly {
      func build() -> Module<Void, Void> {
        let card = CardAssembly().build()
        let presenter = HomePresenter(cards: CardAssembly())
        return Module(view: HomeViewController(), input: presenter, output: nil)
      }
    }
    //- App.swift
    @main class AppDelegate {}

    """

  /// The parts of a module open, and are told, as its view.
  @Test(arguments: [
    (
      "extension Card/*|*/ViewController {}",
      [
        "CardViewController Card.swift:4:7",
        "from HomeViewController Home.swift:6:22 Home.swift:7:16 Home.swift:10:22 Home.swift:17:31",
        "to HelpViewController Card.swift:7:31", "to HomeViewController Home.swift:7:16", "to Listener Home.swift:11:5",
      ]
    ),
    (
      "extension Help/*|*/ViewController {}",
      [
        "HelpViewController Help.swift:3:7", "from CardViewController Card.swift:7:31",
        "from CardRouter Card.swift:9:47",
      ]
    ),
  ])
  func graph(cursor: String, lines: [String]) {
    let found = TestSupport.graph(in: Fixture(Self.app + cursor))
    #expect(found == lines, "\(found)")
  }

  @Test func details() {
    let lines = TestSupport.details(in: Fixture(Self.app))
    #expect(
      lines == [
        "CardAssembly/build(): view CardViewController, input CardModuleInput, output CardModuleOutput, moduleType Module, "
          + "parts CardPresenter CardViewController",
        "HelpAssembly/build(): view HelpViewController, input HelpModuleInput, output -, moduleType HelpModule, "
          + "parts HelpViewController HelpPresenter",
        "HomeAssembly/build(): view HomeViewController, input Void, output Void, moduleType Module, "
          + "parts CardAssembly HomePresenter HomeViewController",
      ], "\(lines)")
  }
}
