import Routes

extension RuleNotes {
  static let unmatchableURLPattern = RuleNotes(
    on: UnmatchableURLPattern.self,
    rationale: """
      A pattern without a colon in its path is kept as written (ZIKURLRouter.m:52) and compared \
      with the URL's scheme, host and segments only (ZIKURLRouter.m:239). With a query, a user, a \
      port or a trailing slash, or without `://`, it equals none. A pattern with a placeholder \
      drops these parts when it is registered, and matches.
      """,
    examples: [
      RuleDescription.Example(
        "Parts that are not compared",
        """
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/")
            //                  ^^^^^^^^^^^^^ unmatchable-url-pattern
            registerURLPattern("app://player?id=3")
            //                  ^^^^^^^^^^^^^^^^^ unmatchable-url-pattern
            registerURLPattern("app://player:80/list")
            //                  ^^^^^^^^^^^^^^^^^^^^ unmatchable-url-pattern
            registerURLPattern("app://me@player/list")
            //                  ^^^^^^^^^^^^^^^^^^^^ unmatchable-url-pattern
          }
        }
        """),
      RuleDescription.Example(
        "Without scheme and host",
        """
        //- PlayerRouter.m
        @interface PlayerRouter : ZIKServiceRouter
        @end
        @implementation PlayerRouter
        + (void)registerRoutableDestination {
          [self registerURLPattern:@"/player/list"];
        //                           ^^^^^^^^^^^^ unmatchable-url-pattern
          [self registerURLPattern:@"app:player"];
        //                           ^^^^^^^^^^ unmatchable-url-pattern
        }
        @end
        """),
      RuleDescription.Example(
        "The same with a placeholder",
        """
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://me@player:80/:id/?start=3")
            registerURLPattern("/player/:id")
          }
        }
        """),
      RuleDescription.Example(
        "Scheme and host may be empty, and a fragment may match",
        """
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://")
            registerURLPattern("://player/list")
            registerURLPattern("app:///list")
            registerURLPattern("app://player/list#top")
          }
        }
        """),
    ])
}
