import Routes
import SourceModel

/// An id of a module that no code names.
enum ModuleIDUnused: Rule {
  static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(in: ArchRoutes.moduleID).filter { $0.status.isAvailable && $0.lookUps.isEmpty }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard let story = route.key.owner, index.answer(StoryUses.self).mayLack(route.key.name, of: story),
      let site = route.registrations.map(\.site).first, index.origins[site.file] == .product
    else { return [] }
    return [
      finding(
        at: site, "nothing opens the module by its id '\(story).\(route.key.name)'",
        doubt: doubt(about: route.key.name, of: story, site, index))
    ]
  }

  private static func doubt(about id: String, of story: String, _ site: Site, _ index: RouteIndex) -> String? {
    if index.answer(StoryUses.self).open.contains(story) { return "code may have any id of '\(story)'" }
    return index.blindSpots.reason(toDoubt: .mention, about: [story, id]) ?? index.outOfSight(from: site)
  }

  static let description = RuleDescription(
    id: "arch-module-id-unused",
    severity: .hint,
    isOnByDefault: false,
    summary: "A story has an id for a module, and no code names the id.",
    rationale: """
      The id is perhaps left from an earlier version of the app. The rule is about the cases of an enumeration. It says \
      nothing about stories with other members beside `configurator`, which may use their ids themselves. The finding is \
      *unknown* if code may have any id of the story: a variable or a parameter of its type, or a list of all cases.
      """,
    examples: [
      RuleDescription.Example(
        "An id that nothing opens",
        """
        //- App.swift
        @main class AppDelegate { func start() { ShopStory.cart.push(from: nil, animated: true) } }
        //- Cart.swift
        \(RuleDescription.Example.cartModule)
        \(RuleDescription.Example.twoConfigurators)
        enum ShopStory: ARCHModuleID {
          case cart, promo
          var configurator: ARCHModuleConfigurator {
            switch self {
            case .cart: return CartConfigurator()
            case .promo: return PromoConfigurator()
            //                  ^^^^^^^^^^^^^^^^^ arch-module-id-unused
            }
          }
        }
        """),
      RuleDescription.Example(
        "A module that code opens by its configurator",
        """
        //- App.swift
        @main class AppDelegate {
          func start() { ShopStory.cart.push(from: nil, animated: true) }
          func open() { PromoConfigurator().module.router.transit(from: nil, options: [], animated: true) }
        }
        //- Cart.swift
        \(RuleDescription.Example.cartModule)
        \(RuleDescription.Example.twoConfigurators)
        enum ShopStory: ARCHModuleID {
          case cart, promo(String)
          var configurator: ARCHModuleConfigurator {
            switch self {
            case .cart: return CartConfigurator()
            case .promo: return PromoConfigurator()
            //                  ^^^^^^^^^^^^^^^^^ arch-module-id-unused
            }
          }
        }
        """),
      RuleDescription.Example(
        "Ids that code without their names may have",
        """
        //- App.swift
        @main class AppDelegate {
          func start() { for story in ShopStory.allCases { story.push(from: nil, animated: true) } }
        }
        //- Cart.swift
        \(RuleDescription.Example.cartModule)
        \(RuleDescription.Example.twoConfigurators)
        enum ShopStory: ARCHModuleID, CaseIterable {
          case cart, promo
          var configurator: ARCHModuleConfigurator {
            switch self {
            case .cart: return CartConfigurator()
            case .promo: return PromoConfigurator()
            }
          }
        }
        """),
      RuleDescription.Example(
        "A story that opens its ids itself",
        """
        //- App.swift
        @main class AppDelegate { func start() { ShopStory.start() } }
        //- Cart.swift
        \(RuleDescription.Example.cartModule)
        \(RuleDescription.Example.twoConfigurators)
        enum ShopStory: ARCHModuleID {
          case cart, promo
          var configurator: ARCHModuleConfigurator {
            switch self {
            case .cart: return CartConfigurator()
            case .promo: return PromoConfigurator()
            }
          }
          static func start() { Self.promo.push(from: nil, animated: true) }
        }
        """),
    ])
}
