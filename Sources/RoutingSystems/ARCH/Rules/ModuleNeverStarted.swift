import Routes
import SourceModel

/// A module that is inserted into another one before anything starts it.
enum ModuleNeverStarted: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<ArchUse>] {
    let model = index.answer(ArchModel.self)
    guard model.generation == .module, !startsAtInsertion(model) else { return [] }
    let types = Set(model.configurators + model.stories)
    return index.systemFacts(of: ArchUse.self).filter { $0.fact.unstarted != nil && types.contains($0.fact.type) }
  }

  /// True if the library, or a controller of the tree, may start a module that is inserted.
  private static func startsAtInsertion(_ model: ArchModel) -> Bool {
    model.controllers.contains { name in model.methods(of: name).contains { $0.member.name.text == "insert" } }
      || model.methods(of: ArchName.controller).contains { method in
        method.member.name.text == "insert" && ["router", "viewIsReady"].contains(where: method.member.mentions)
      }
  }

  static func check(_ subject: PlacedFact<ArchUse>, in index: RouteIndex) -> [Finding] {
    guard index.origins[subject.file] == .product, let range = subject.fact.unstarted else { return [] }
    return [
      finding(
        at: Site(file: subject.file, range: range),
        "nothing reads the 'router' of this module of '\(subject.fact.type)', so that 'viewIsReady' never comes")
    ]
  }

  static let description = RuleDescription(
    id: "arch-module-never-started",
    severity: .warning,
    summary: "A module is inserted into another one, and nothing starts it.",
    rationale: """
      Since version 0.0.14, whoever first reads the `router` of a module starts it: the view is prepared, and the event \
      handler gets `viewIsReady`. `insert(to:container:animated:)` does not. The rule needs the sources of the library in \
      the scan, and is silent if other code gets the module.
      """,
    examples: [
      RuleDescription.Example(
        "A module that is inserted at once",
        """
        \(RuleDescription.Example.librarySince14)
        \(RuleDescription.Example.cartConfigurator)
        final class ListEventHandler: ARCHEventHandler<ListState> {
          func showCart(in box: UIView) {
            CartConfigurator(moduleIO: nil).module.insert(to: self, container: box, animated: false)
            //                                     ^^^^^^ arch-module-never-started
          }
        }
        """),
      RuleDescription.Example(
        "A module of an id, in a constant",
        """
        \(RuleDescription.Example.librarySince14)
        \(RuleDescription.Example.cartConfigurator)
        enum MainStory: ARCHModuleID {
          case cart
          var configurator: ARCHModuleConfigurator { CartConfigurator(moduleIO: nil) }
        }
        final class ListEventHandler: ARCHEventHandler<ListState> {
          func showCart(in box: UIView) {
            let cart = MainStory.cart.module
            cart.insert(to: self, container: box, animated: false)
            //   ^^^^^^ arch-module-never-started
          }
        }
        """),
      RuleDescription.Example(
        "A module that is started first, and one that other code gets",
        """
        \(RuleDescription.Example.librarySince14)
        \(RuleDescription.Example.cartConfigurator)
        final class ListEventHandler: ARCHEventHandler<ListState> {
          func showCart(in box: UIView) {
            let cart = CartConfigurator(moduleIO: nil).module
            _ = cart.router
            cart.insert(to: self, container: box, animated: false)
            let other = CartConfigurator(moduleIO: nil).module
            start(other)
            other.insert(to: self, container: box, animated: false)
          }
        }
        """),
      RuleDescription.Example(
        "Without the library's sources",
        """
        \(RuleDescription.Example.cartConfigurator)
        final class ListEventHandler: ARCHEventHandler<ListState> {
          func showCart(in box: UIView) {
            CartConfigurator(moduleIO: nil).module.insert(to: self, container: box, animated: false)
          }
        }
        """),
    ])
}
