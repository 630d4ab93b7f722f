import Routes

extension RuleNotes {
  static let unknownURL = RuleNotes(
    on: UnknownURL.self,
    rationale: """
      The library returns nil and performs nothing. A URL is matched without its query, user, port \
      and trailing slash, but with its fragment (ZIKURLRouter.m:188): first against the pattern \
      without placeholders, then against those with one, two, … placeholders at the end, then \
      against those with segments after a placeholder. In a URL that code composes, an interpolated \
      part may be any text, and is shown as '…'; the URL is reported only if no such text makes a \
      pattern match. If code registers a pattern that is not a \
      literal, look-ups of its family are not reported.
      """,
    examples: [
      RuleDescription.Example(
        "A segment too many",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/:id")
          }
        }
        func play() {
          ZIKAnyViewRouter.performURL("app://player/3?start=10", path: .push(from: self))
          ZIKAnyViewRouter.performURL("app://player/3/start", path: .push(from: self))
          //                           ^^^^^^^^^^^^^^^^^^^^ unknown-url
        }
        """),
      RuleDescription.Example(
        "A view's URL asked of services",
        """
        //- App.swift
        @main class AppDelegate {}
        //- PlayerRouter.m
        @interface PlayerRouter : ZIKViewRouter
        @end
        @implementation PlayerRouter
        + (void)registerRoutableDestination {
          [self registerURLPattern:@"app://player"];
          [ZIKServiceRouter registerURLPattern:@"app://store"];
        }
        + (void)play {
          [ZIKViewRouter performURL:@"app://player" path:path];
          [ZIKServiceRouter routerForURL:@"app://player"];
        //                                 ^^^^^^^^^^^^ unknown-url
        }
        @end
        """),
      RuleDescription.Example(
        "Patterns of every shape",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player")
            registerURLPattern("app://player/:id/")
            registerURLPattern("app://player/:id/at/:second")
          }
        }
        func play() {
          ZIKAnyViewRouter.performURL("app://me@player:80/?id=3", path: .push(from: self))
          ZIKAnyViewRouter.performURL("app://player/3", path: .push(from: self))
          ZIKAnyViewRouter.router(forURL: "app://player/3/at/10")
        }
        """),
      RuleDescription.Example(
        "A URL that code composes",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/:id")
          }
        }
        func play(_ id: String) {
          ZIKAnyViewRouter.performURL("app://player/\\(id)", path: .push(from: self))
          ZIKAnyViewRouter.performURL("app://video/\\(id)", path: .push(from: self))
          //                           ^^^^^^^^^^^^^^^^^ unknown-url
        }
        """),
      RuleDescription.Example(
        "A text that is not a literal, and a function that is not the library's",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/:id")
          }
        }
        func play(_ url: String, _ host: String) {
          ZIKAnyViewRouter.performURL(url, path: .push(from: self))
          ZIKAnyViewRouter.performURL("app://\\(host)/1", path: .push(from: self))
          browser.performURL("https://example.org/")
        }
        """),
    ])
}
