import Routes

/// A factory that nobody asks.
enum ModuleFactoryUnused: Rule {
  static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(in: ModuleRoutes.space).filter {
      $0.status.isAvailable && $0.lookUps.isEmpty && $0.mentions.isEmpty
    }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard let site = route.registrations.map(\.site).first(where: { index.origins[$0.file] == .product }) else {
      return []
    }
    return [
      finding(
        at: site, "nothing asks for the module of '\(route.key.fullName)'", doubt: doubt(about: route, site, index))
    ]
  }

  private static func doubt(about route: Route, _ site: Site, _ index: RouteIndex) -> String? {
    let name = route.key.name.prefix(before: "(")
    if index.answer(OpenFunctionNames.self).all.contains(name) {
      return "code calls '\(name)' of a type that is not known"
    }
    return index.outOfSight(from: site)
  }

  static let description = RuleDescription(
    id: "module-factory-unused",
    severity: .hint,
    isOnByDefault: false,
    summary: "A function builds a module, and no code asks for it.",
    rationale: """
      The module is perhaps left from an earlier version of the app. A function that is handed over as a value counts as \
      asked.
      """,
    examples: [
      RuleDescription.Example(
        "A factory without a call",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        enum CardAssembly {
          static func assemble() -> Module<CardModuleInput, CardModuleOutput> {
            //        ^^^^^^^^ module-factory-unused
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
          }
        }
        """),
      RuleDescription.Example(
        "A factory of the same name as another",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        enum CardAssembly {
          static func assemble() -> UIViewController { CardViewController() }
          //          ^^^^^^^^ module-factory-unused
        }
        enum HomeAssembly {
          static func assemble() -> UIViewController { CardViewController() }
        }
        func start() { print(HomeAssembly.assemble()) }
        """),
      RuleDescription.Example(
        "A factory that is called through a protocol",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        protocol CardAssembly { func module() -> UIViewController }
        final class CardAssemblyImpl: CardAssembly {
          func module() -> UIViewController { CardViewController() }
        }
        final class Home {
          let cards: CardAssembly
          init(cards: CardAssembly) { self.cards = cards }
          func open() { print(cards.module()) }
        }
        """),
      RuleDescription.Example(
        "A function that is handed over",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardAssembly {
          func makeCard() -> UIViewController { CardViewController() }
        }
        final class HomeAssembly {
          let cards = CardAssembly()
          func start() { run(cards.makeCard) }
        }
        """),
    ])
}
