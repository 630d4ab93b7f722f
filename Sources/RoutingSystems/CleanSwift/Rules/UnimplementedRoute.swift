import Routes
import SourceModel

/// A router that lacks a method which its routing protocol requires.
enum UnimplementedRoute: Rule {
  static func subjects(in index: RouteIndex) -> [String] { index.answer(SceneModel.self).routers }

  static func check(_ router: String, in index: RouteIndex) -> [Finding] {
    let model = index.answer(SceneModel.self)
    guard let (head, file) = model.types.head(of: router), index.origins[file] == .product, model.isClosed(router)
    else { return [] }
    let names = Set(model.methods(of: router).map(\.method.fullName))
    let inherited = Set(head.inherited.map { TypeName.simple($0.text) })
    return model.reached(from: router).filter { inherited.contains($0) && model.isProtocol($0) }.flatMap { owner in
      model.requirements(of: owner).filter { !names.contains($0.fullName) && !$0.modifiers.isOptional }.map { method in
        finding(
          at: Site(file: file, range: head.name.range),
          "'\(router)' does not implement '\(method.fullName)' of '\(owner)'")
      }
    }
  }

  static let description = RuleDescription(
    id: "unimplemented-route",
    severity: .error,
    repeatsCompiler: true,
    summary: "A router lacks a method that its routing protocol requires.",
    rationale: """
      The compiler says the same. An editor shows it as soon as the name of a route changes on one side. Only names and labels \
      are compared. A default implementation in an extension of the protocol counts.
      """,
    examples: [
      RuleDescription.Example(
        "Another name",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic { func routeToPrices() {} }
        //    ^^^^^^^^^^ unimplemented-route
        """),
      RuleDescription.Example(
        "Another label",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice(of book: Book) }
        class HomeRouter: HomeRoutingLogic { func routeToPrice(for book: Book) {} }
        //    ^^^^^^^^^^ unimplemented-route
        """),
      RuleDescription.Example(
        "A default, a superclass, and what is optional",
        """
        //- Home.swift
        @objc protocol HomeRoutingLogic { func routeToPrice(); @objc optional func routeToHelp() }
        protocol ShelfRoutingLogic { func routeToBook() }
        extension ShelfRoutingLogic { func routeToBook() {} }
        class BaseRouter: NSObject { @objc func routeToPrice() {} }
        class HomeRouter: BaseRouter, HomeRoutingLogic, ShelfRoutingLogic {}
        """),
      RuleDescription.Example(
        "A superclass out of sight",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: KitRouter, HomeRoutingLogic {}
        """),
    ])
}
