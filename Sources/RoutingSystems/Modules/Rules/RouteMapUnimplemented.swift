import Routes

/// A requirement of a module that is asked for, and that nothing implements.
enum RouteMapUnimplemented: MissingRegistration {
  static func message(about text: Route, in index: RouteIndex) -> String {
    let owner = text.key.owner ?? ""
    guard index.types.isProtocol(owner) else { return "nothing builds the module of '\(text.key.fullName)'" }
    return "no type adopts '\(owner)', so nothing builds the module of '\(text.key.name)'"
  }

  static func hint(about _: Route) -> Finding.Hint? { nil }

  static let description = RuleDescription(
    id: "route-map-unimplemented",
    severity: .warning,
    summary: "A function that gives a module is called through a protocol that no type adopts.",
    rationale: """
      The compiler checks that a type implements the protocols that it adopts, but not that any type adopts one. A property \
      of such a protocol is never set, or a container finds nothing for it, so that the module is never shown. The rule is \
      silent where code out of the scan may adopt the protocol.
      """,
    examples: [
      RuleDescription.Example(
        "A route map without a story",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        protocol CardRouteMap {
          func getCard() -> Module<CardModuleInput, CardModuleOutput>
        }
        final class Home {
          var routes: CardRouteMap?
          func open() {
            guard let card = routes?.getCard() else { return }
            //                       ^^^^^^^ route-map-unimplemented
            print(card)
          }
        }
        """),
      RuleDescription.Example(
        "An assembly that a container should make",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        protocol CardAssembly {
          func module() -> Module<CardModuleInput, CardModuleOutput>
        }
        final class Home {
          let container: Container
          init(container: Container) { self.container = container }
          func open() {
            let card = container.resolve(CardAssembly.self)?.module()
            //                                               ^^^^^^ route-map-unimplemented
            print(card as Any)
          }
        }
        """),
      RuleDescription.Example(
        "A story that implements it in an extension",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        protocol CardRouteMap {
          func getCard() -> Module<CardModuleInput, CardModuleOutput>
        }
        final class CardUserStory {}
        extension CardUserStory: CardRouteMap {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
          }
        }
        final class Home {
          var routes: CardRouteMap?
          func open() { print(routes?.getCard() as Any) }
        }
        """),
      RuleDescription.Example(
        "A default implementation, and a requirement that nobody calls",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        protocol CardRouteMap {
          func getCard() -> Module<CardModuleInput, CardModuleOutput>
        }
        extension CardRouteMap {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
          }
        }
        protocol TourRouteMap {
          func getTour() -> Module<CardModuleInput, CardModuleOutput>
        }
        final class Home {
          var routes: CardRouteMap?
          func open() { print(routes?.getCard() as Any) }
        }
        """),
    ])
}
