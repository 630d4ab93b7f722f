import Routes
import SourceModel

/// The forms of `registerIdentifier` that the library never accepts.
enum BrokenIdentifierFactory: Rule {
  static let description = RuleDescription(
    id: "broken-identifier-factory",
    severity: .warning,
    summary: "An identifier is registered with a C function, which a debug build rejects.",
    libraryCheck: "ZIKRouteRegistry.m:708, :729",
    rationale: """
      `factory:` and `configurationFactory:` take a C function. For identifiers, the library's \
      check for an exclusive router is inverted: a debug build stops at launch unless the class \
      has such a router, which is itself an error. The forms that take a closure, `making:` and \
      `configurationMaking:`, work.
      """,
    examples: [
      RuleDescription.Example(
        "A function that makes the destination",
        """
        ZIKAnyViewRouter.registerIdentifier("player", forMakingView: PlayerViewController.self, factory: makePlayer)
        //               ^^^^^^^^^^^^^^^^^^ broken-identifier-factory
        """),
      RuleDescription.Example(
        "A function that makes the configuration",
        """
        //- StoreRoutes.m
        void registerStore(NSString *identifier) {
          [ZIKServiceRouter registerIdentifier:identifier forMakingService:[Store class] configurationFactory:makeConfig];
        //                  ^^^^^^^^^^^^^^^^^^ broken-identifier-factory
        }
        """),
      RuleDescription.Example(
        "Closures",
        """
        ZIKAnyViewRouter.registerIdentifier("player", forMakingView: PlayerViewController.self) { _ in nil }
        ZIKAnyViewRouter.registerIdentifier("video", forMakingView: PlayerViewController.self, making: { _ in nil })
        """),
      RuleDescription.Example(
        "A function for a protocol",
        """
        //- StoreRoutes.m
        void registerStore(void) {
          [ZIKViewRouter registerViewProtocol:ZIKRoutable(PlayerInput) forMakingView:[Player class] factory:makePlayer];
          [Tables registerIdentifier:@"cell" forMakingView:[Cell class] factory:makeCell];
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route.Registration] {
    index.functionFactories.filter { $0.isReportable(in: index) }
  }

  static func check(_ registration: Route.Registration, in index: RouteIndex) -> [Finding] {
    let message = "a debug build rejects a C function for an identifier; use the form that takes a closure"
    return [
      finding(
        at: registration.method ?? registration.site, message,
        doubt: RegistrationConflicts.doubt(registration.call.registrar, in: index))
    ]
  }
}
