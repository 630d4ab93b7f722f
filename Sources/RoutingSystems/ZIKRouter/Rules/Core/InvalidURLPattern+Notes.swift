import Routes

extension RuleNotes {
  static let invalidURLPattern = RuleNotes(
    on: InvalidURLPattern.self,
    libraryCheck: "ZIKURLRouter.m:47",
    rationale: """
      With ZIKRouter, a debug build stops at launch with "Invalid url pattern" if `NSURL` rejects the \
      text; MGJRouter takes it for a pattern of all URLs of the scheme. Since iOS 17, `NSURL` escapes \
      many illegal characters instead.
      """,
    examples: [
      RuleDescription.Example(
        "Illegal characters",
        """
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/my list")
            //                  ^^^^^^^^^^^^^^^^^^^^ invalid-url-pattern
            registerURLPattern("app://player/{id}")
            //                  ^^^^^^^^^^^^^^^^^ invalid-url-pattern
            registerURLPattern("app://player/100%")
            //                  ^^^^^^^^^^^^^^^^^ invalid-url-pattern
            registerURLPattern("")
        //  ^^^^^^^^^^^^^^^^^^ invalid-url-pattern
          }
        }
        """),
      RuleDescription.Example(
        "A placeholder in place of the host",
        """
        //- PlayerRouter.m
        @interface PlayerRouter : ZIKServiceRouter
        @end
        @implementation PlayerRouter
        + (void)registerRoutableDestination {
          [self registerURLPattern:@"app://:id/play"];
        //                           ^^^^^^^^^^^^^^ invalid-url-pattern
        }
        @end
        """),
      RuleDescription.Example(
        "Everything that a URL may contain",
        """
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/my%20list/:")
            registerURLPattern("app+x.y-z://player/a;b=c,d/~e_f!$&'()*@/:id")
            registerURLPattern("://player/path")
            registerURLPattern("app://[::1]/:id")
          }
        }
        """),
      RuleDescription.Example(
        "A bare URL router, which is not a route",
        """
        let router = ZIKURLRouter()
        router.registerURLPattern("app://player/my list")
        """),
    ])
}
