import Routes

extension RuleNotes {
  static let unknownIdentifier = RuleNotes(
    on: UnknownIdentifier.self,
    libraryCheck: "ZIKViewRouter+Discover.m:110, ZIKServiceRouter+Discover.m:111",
    rationale: """
      The library asserts when the look-up runs in a debug build, and returns nil in a release \
      build. If code registers an identifier that is not a literal, look-ups of its family are not \
      reported.
      """,
    examples: [
      RuleDescription.Example(
        "A misspelled identifier",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerIdentifier("player")
          }
        }
        func play() {
          Router.to(viewIdentifier: "payer")?.perform(path: .push(from: self))
          //                         ^^^^^ unknown-identifier
        }
        """),
      RuleDescription.Example(
        "A view's identifier asked of services",
        """
        //- App.swift
        @main class AppDelegate {}
        //- PlayerRouter.m
        @interface PlayerRouter : ZIKViewRouter
        @end
        @implementation PlayerRouter
        + (void)registerRoutableDestination {
          [self registerURLPattern:@"app://player"];
          [ZIKServiceRouter registerIdentifier:@"store" forMakingService:[Store class]];
        }
        + (void)play {
          ZIKViewRouter.toIdentifier(@"app://player");
          ZIKServiceRouter.toIdentifier(@"app://player");
        //                                ^^^^^^^^^^^^ unknown-identifier
        }
        @end
        """),
      RuleDescription.Example(
        "A registration of a text that is not a literal",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerIdentifier("player")
            for name in names { registerIdentifier(name) }
          }
        }
        func play() {
          Router.to(viewIdentifier: "video")
        }
        """),
      RuleDescription.Example(
        "A test, the sources' own functions, and texts from elsewhere",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Tests/PlayerTests.swift
        func testNothing() {
          XCTAssertNil(Router.to(viewIdentifier: "video"))
        }
        //- Player.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerIdentifier("player")
          }
        }
        func play(_ message: Message) {
          navigator.to(viewIdentifier: "video")
          Router.to(viewIdentifier: message.screen)
        }
        """),
    ])
}
