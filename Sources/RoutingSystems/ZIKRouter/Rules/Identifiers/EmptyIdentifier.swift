import Routes
import SourceModel

/// An identifier without any character.
enum EmptyIdentifier: Rule {
  static let description = RuleDescription(
    id: "empty-identifier",
    severity: .error,
    summary: "A router or route registers an empty identifier.",
    libraryCheck: "ZIKRouteRegistry.m:560",
    rationale: """
      A debug build stops at launch, because the identifier of a router or route must not be \
      empty. The library does not check the identifiers of `forMakingView` and `forMakingService`.
      """,
    examples: [
      RuleDescription.Example(
        "A router",
        """
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerIdentifier("")
        //  ^^^^^^^^^^^^^^^^^^ empty-identifier
          }
        }
        """),
      RuleDescription.Example(
        "A route made from a block",
        """
        let route = ZIKAnyServiceRoute.make(withDestination: Store.self) { _, _ in Store() }
        route.nameAs("store").registerIdentifier("")
        //                    ^^^^^^^^^^^^^^^^^^ empty-identifier
        """),
      RuleDescription.Example(
        "An easy factory",
        """
        ZIKAnyViewRouter.registerIdentifier("", forMakingView: PlayerViewController.self)
        """),
      RuleDescription.Example(
        "A class that is not a router, and code that is never compiled",
        """
        tableView.registerIdentifier("")
        #if false
          ZIKAnyViewRouter.registerIdentifier("")
        #endif
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.identifiers.filter { $0.key.name.isEmpty }
  }

  static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    text.registrations.filter { $0.form == .router && !$0.isImplied && $0.isReportable(in: index) }.map {
      finding(
        at: $0.method ?? $0.site, "an identifier must not be empty",
        doubt: RegistrationConflicts.doubt($0.call.registrar, in: index))
    }
  }
}
