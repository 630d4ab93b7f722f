import Routes

/// A configurator that no code names.
enum ConfiguratorUnused: Rule {
  static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(in: ArchRoutes.module).filter { $0.status.isAvailable && $0.lookUps.isEmpty }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let (name, model) = (route.key.name, index.answer(ArchModel.self))
    guard let (head, file) = model.classes.head(of: name), index.origins[file] == .product,
      !index.answer(MentionedModules.self).names.contains(name)
    else { return [] }
    let site = Site(file: file, range: head.name.range)
    return [finding(at: site, "nothing opens the module of '\(name)'", doubt: index.outOfSight(from: site))]
  }

  static let description = RuleDescription(
    id: "arch-configurator-unused",
    severity: .hint,
    isOnByDefault: false,
    summary: "A configurator makes a module, and no code names the configurator.",
    rationale: """
      The module is perhaps left from an earlier version of the app. A story that has an id for the module counts as a use, \
      and so does a configurator that inherits this one.
      """,
    examples: [
      RuleDescription.Example(
        "A module without an id",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Cart.swift
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator {
          //        ^^^^^^^^^^^^^^^^ arch-configurator-unused
          var module: ARCHModule { CartViewController() }
        }
        """),
      RuleDescription.Example(
        "One that only names itself",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Cart.swift
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator {
          //        ^^^^^^^^^^^^^^^^ arch-configurator-unused
          static let shared = CartConfigurator()
          var module: ARCHModule { CartViewController() }
        }
        """),
      RuleDescription.Example(
        "A module with an id, and one that a property holds",
        """
        //- App.swift
        @main class AppDelegate { let orders = OrderConfigurator() }
        //- Cart.swift
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator { var module: ARCHModule { CartViewController() } }
        final class OrderConfigurator: ARCHModuleConfigurator { var module: ARCHModule { CartViewController() } }
        enum ShopStory: ARCHModuleID {
          case cart
          var configurator: ARCHModuleConfigurator {
            switch self {
            case .cart: return CartConfigurator()
            }
          }
        }
        """),
      RuleDescription.Example(
        "A configurator that another one inherits",
        """
        //- App.swift
        @main class AppDelegate { func start() { show(LoginConfigurator.self) } }
        //- Cart.swift
        \(RuleDescription.Example.cartModule)
        class CartConfigurator: ARCHModuleConfigurator { var module: ARCHModule { CartViewController() } }
        final class LoginConfigurator: CartConfigurator {}
        """),
    ])
}

/// The configurators that code names or others inherit.
private struct MentionedModules: SharedAnswer {
  let names: Set<String>

  init(in index: RouteIndex) {
    let model = index.answer(ArchModel.self)
    let mentioned =
      index.systemFacts(of: ArchMention.self).map(\.fact.type)
      + index.systemFacts(of: ArchUse.self).map(\.fact).filter { $0.scope.last != $0.type }.map(\.type)
    let inherited = model.configurators.flatMap { model.classes.reached(from: $0).dropFirst() }
    names = Set(mentioned + inherited)
  }
}
