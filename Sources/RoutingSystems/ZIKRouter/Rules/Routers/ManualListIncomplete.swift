import Routes
import SourceModel

/// A router that is left out where routers are registered one by one.
enum ManualListIncomplete: Rule {
  static let description = RuleDescription(
    id: "manual-list-incomplete",
    severity: .information,
    isOnByDefault: false,
    summary: "Routers are registered by hand, and a router class is missing from every list.",
    libraryCheck: nil,
    rationale: """
      If `ZIKRouteRegistry.autoRegister` is off, only routers whose `registerRoutableDestination` \
      the code calls exist. A look-up of any other router finds nothing. Off by default, because \
      Waymark does not check which of several lists an application calls.
      """,
    examples: [
      RuleDescription.Example(
        "One of two routers",
        """
        func launch() {
          ZIKRouteRegistry.autoRegister = false
          EditorRouter.registerRoutableDestination()
          ZIKRouteRegistry.notifyRegistrationFinished()
        }
        class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        class ListRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        //    ^^^^^^^^^^ manual-list-incomplete
        """),
      RuleDescription.Example(
        "Only the subclass, in Objective-C",
        """
        //- Launch.m
        void launch(void) {
            ZIKRouteRegistry.autoRegister = NO;
            [PageRouter registerRoutableDestination];
        }
        //- Routers.m
        @interface BookRouter : ZIKViewRouter
        //         ^^^^^^^^^^ manual-list-incomplete
        @end
        @implementation BookRouter
        + (void)registerRoutableDestination {}
        @end
        @interface PageRouter : BookRouter
        @end
        @implementation PageRouter
        + (void)registerRoutableDestination {}
        @end
        """),
      RuleDescription.Example(
        "All of them, in two lists; an abstract one needs none",
        """
        func launch() {
          ZIKRouteRegistry.autoRegister = false
          EditorRouter.registerRoutableDestination()
          more()
        }
        func more() { ListRouter.registerRoutableDestination() }
        class AppRouter: ZIKAnyViewRouter {
          override class func isAbstractRouter() -> Bool { self == AppRouter.self }
        }
        class EditorRouter: AppRouter { override class func registerRoutableDestination() {} }
        class ListRouter: AppRouter { override class func registerRoutableDestination() {} }
        """),
      RuleDescription.Example(
        "A loop may register all",
        """
        func launch() {
          ZIKRouteRegistry.autoRegister = false
          EditorRouter.registerRoutableDestination()
          for router in more { router.registerRoutableDestination() }
        }
        class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        class ListRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        """),
      RuleDescription.Example(
        "Registered by the library",
        """
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { ListRouter.registerRoutableDestination() }
        }
        class ListRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        class PageRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [LaunchCheck] {
    let listed = Set(index.manualCalls.compactMap(index.registered))
    guard index.registeringByHand.contains(ZIKRouterVocabulary.system), !listed.isEmpty else { return [] }
    return index.launchChecks.filter { !listed.contains($0.router.name) }
  }

  static func check(_ subject: LaunchCheck, in index: RouteIndex) -> [Finding] {
    let message = "nothing registers the router '\(subject.router.name)', while others are registered by hand"
    return [finding(at: subject.site, message, doubt: subject.doubt ?? index.doubtOfManualCalls)]
  }
}
