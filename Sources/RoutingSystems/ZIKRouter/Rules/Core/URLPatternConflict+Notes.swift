import Routes

extension RuleNotes {
  static let urlPatternConflict = RuleNotes(
    on: URLPatternConflict.self,
    rationale: """
      Two patterns match the same URLs if they differ only in the names of their placeholders, or \
      in parts that a pattern with a placeholder drops (user, port, query, fragment, trailing \
      slash). If the placeholders are at the end, the pattern that is registered last replaces the \
      other (ZIKURLRouter.m:90); otherwise the first one answers (ZIKURLRouter.m:139-160). The \
      order in which routers register is arbitrary.
      """,
    examples: [
      RuleDescription.Example(
        "Different names",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/:id")
            //                  ^^^^^^^^^^^^^^^^ url-pattern-conflict
          }
        }
        class VideoRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/:name")
            //                  ^^^^^^^^^^^^^^^^^^ url-pattern-conflict
          }
        }
        """),
      RuleDescription.Example(
        "A slash and a query, and a segment after the placeholder",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        class PlayerRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/:id/")
            //                  ^^^^^^^^^^^^^^^^^ url-pattern-conflict
            registerURLPattern("app://me@player:80/:id?start=3")
            //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url-pattern-conflict
            registerURLPattern("app://player/:id/at/:second")
            //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ url-pattern-conflict
            registerURLPattern("app://player/:name/at/:time")
            //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ url-pattern-conflict
          }
        }
        """),
      RuleDescription.Example(
        "Different shapes",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerURLPattern("app://player/:id")
            registerURLPattern("app://player/:id/:second")
            registerURLPattern("app://player/list")
            registerURLPattern("app://video/:id")
            registerURLPattern("web://player/:id")
          }
        }
        """),
      RuleDescription.Example(
        "A view and a service, and different builds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        class PlayerRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if OLD_PLAYER
              registerURLPattern("app://player/:number")
            #else
              registerURLPattern("app://player/:id")
            #endif
            ZIKAnyServiceRoute.make(withDestination: Player.self) { _, _ in nil }.registerURLPattern("app://player/:name")
          }
        }
        """),
    ])
}
