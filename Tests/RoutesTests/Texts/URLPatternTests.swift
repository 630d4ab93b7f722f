import Testing

/// What the rules say of URL patterns and of single registrations.
@Suite struct URLPatternTests {
  @Test(arguments: cases) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  static let cases = [
    RuleCase(
      "only what differs conflicts, and only under the same conditions",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerURLPattern("app://a/:b")
          //                  ^^^^^^^^^^ duplicate-identifier
          //                  ^^^^^^^^^^ url-pattern-conflict
          registerURLPattern("app://a/:b")
          //                  ^^^^^^^^^^ duplicate-identifier
          //                  ^^^^^^^^^^ url-pattern-conflict
          registerURLPattern("app://a/:c")
          //                  ^^^^^^^^^^ url-pattern-conflict
          #if DEBUG
            registerURLPattern("app://a/:d")
          #endif
          if flag { registerURLPattern("app://a/:e") }
        }
      }
      """),
    RuleCase(
      "without a placeholder no two patterns conflict",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerURLPattern("app://a/b")
          registerURLPattern("app://a/b/")
          //                  ^^^^^^^^^^ unmatchable-url-pattern
          registerURLPattern("app://a/b?c=d")
          //                  ^^^^^^^^^^^^^ unmatchable-url-pattern
        }
      }
      """),
    RuleCase(
      "an escaped colon is a colon, and case counts",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerURLPattern("app://a/%3Ab/")
          //                  ^^^^^^^^^^^^^ url-pattern-conflict
          registerURLPattern("app://a/:c")
          //                  ^^^^^^^^^^ url-pattern-conflict
          registerURLPattern("App://a/:c")
          registerURLPattern("app://A/:c")
        }
      }
      """),
    RuleCase(
      "an easy identifier is no pattern",
      """
      ZIKAnyViewRouter.registerIdentifier("a b/", forMakingView: A.self)
      ZIKAnyViewRouter.registerIdentifier("a b/")
      """),
    RuleCase(
      "tests, vendored code and dead code may register what they like",
      """
      //- Tests/A.swift
      ZIKAnyViewRouter.registerURLPattern("a b")
      ZIKAnyViewRouter.registerIdentifier("")
      //- Pods/B.swift
      ZIKAnyViewRouter.registerURLPattern("a b")
      ZIKAnyViewRouter.registerIdentifier("x", forMakingView: A.self, factory: make)
      //- C.swift
      #if false
        ZIKAnyViewRouter.registerURLPattern("app://a/")
        ZIKAnyViewRouter.registerIdentifier("x", forMakingView: A.self, factory: make)
      #endif
      """),
    RuleCase(
      "what is no router's",
      """
      Analytics.registerURLPattern("app://a/")
      Analytics.registerURLPattern("a b")
      Analytics.registerIdentifier("")
      Cells.registerIdentifier("x", forMakingView: A.self, factory: make)
      registerURLPattern("a b")
      """),
    RuleCase(
      "control characters are not printed",
      """
      ZIKAnyViewRouter.registerURLPattern("app://a\\nb")
      //                                   ^^^^^^^^^^ invalid-url-pattern
      ZIKAnyViewRouter.registerURLPattern("app://a#b#c")
      //                                   ^^^^^^^^^^^ invalid-url-pattern
      ZIKAnyViewRouter.registerURLPattern("app://a/[b]")
      //                                   ^^^^^^^^^^^ invalid-url-pattern
      ZIKAnyViewRouter.registerURLPattern("app://a:b/c")
      //                                   ^^^^^^^^^^^ invalid-url-pattern
      ZIKAnyViewRouter.registerURLPattern("app://a/ü")
      //                                   ^^^^^^^^^ invalid-url-pattern
      ZIKAnyViewRouter.registerURLPattern("app://a/%zz")
      //                                   ^^^^^^^^^^^ invalid-url-pattern
      """),
    RuleCase(
      "the broken factories of every family, in a function that the library does not call",
      """
      func launch() {
        if flag {
          ZIKAnyServiceRouter.registerIdentifier(name, forMakingService: A.self, configurationFactory: make)
          //                  ^^^^^^^^^^^^^^^^^^ broken-identifier-factory
        }
        ZIKAnyServiceRouter.registerIdentifier(name, forMakingService: A.self, configurationMaking: { make() })
        ZIKAnyServiceRouter.registerIdentifier(name, forMakingService: A.self)
      }
      """),
  ]
}
