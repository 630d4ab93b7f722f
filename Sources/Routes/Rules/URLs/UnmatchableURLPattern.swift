import SourceModel

/// A URL pattern that no URL can match.
package enum UnmatchableURLPattern: Rule {
  package static let description = RuleDescription(
    id: "unmatchable-url-pattern",
    severity: .warning,
    summary: "No URL can match a registered URL pattern.",
    libraryCheck: nil,
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

  package static let readsLookUps = false

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.urlPattern).filter { !$0.registrations.isEmpty }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    let pattern = URLPattern(text.key.name)
    guard pattern.invalidity == nil, let problem = pattern.unmatchability else { return [] }
    return text.registrations.filter { $0.isJudged(in: index) }.map {
      finding(
        at: $0.site, "no URL matches the URL pattern '\(text.key.name)': \(problem)",
        doubt: Contest.doubt($0.call.registrar, in: index))
    }
  }
}
