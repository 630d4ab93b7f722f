import Routes

extension RuleNotes {
  static let duplicateIdentifier = RuleNotes(
    on: DuplicateIdentifier.self,
    libraryCheck: """
      ZIKRouteRegistry.m:563-570, :591-594, :636-639, :656-659, :705-711, :726-732
      """,
    rationale: """
      A debug build stops at launch with "already registered with another router", even if one \
      router registers the same identifier twice; in a release build the first registration \
      answers. A URL pattern is an identifier too. Two plain `forMakingView` or `forMakingService` \
      registrations, or one before a router, are not checked by the library: the later one is \
      ignored. Views and services have separate identifiers. Registrations under different `#if` \
      or `if` conditions are never compared.
      """,
    examples: [
      RuleDescription.Example(
        "Two routers",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerIdentifier("player")
            //                  ^^^^^^ duplicate-identifier
          }
        }
        class VideoRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerIdentifier("player")
            //                  ^^^^^^ duplicate-identifier
          }
        }
        """),
      RuleDescription.Example(
        "A URL pattern twice, and a factory beside a route",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/:id")
            //                  ^^^^^^^^^^^^^^^^ duplicate-identifier
            registerURLPattern("app://player/:id")
            //                  ^^^^^^^^^^^^^^^^ duplicate-identifier
            ZIKAnyViewRouter.registerIdentifier("about", forMakingView: AboutViewController.self)
            //                                   ^^^^^ duplicate-identifier
            ZIKAnyViewRoute.make(withDestination: AboutViewController.self) { _, _ in nil }.registerIdentifier("about")
            //                                                                                                  ^^^^^ duplicate-identifier
          }
        }
        """),
      RuleDescription.Example(
        "A view and a service",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerIdentifier("player")
          }
        }
        class PlayerServiceRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            registerIdentifier("player")
          }
        }
        """),
      RuleDescription.Example(
        "Different builds, and a text that is not a literal",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if NEW_PLAYER
              registerIdentifier("player")
            #else
              registerIdentifier("player")
            #endif
            registerIdentifier(Identifiers.video)
            registerIdentifier(Identifiers.video)
            registerIdentifier("\\(prefix)video")
            registerIdentifier("\\(prefix)video")
          }
        }
        """),
    ])
}
