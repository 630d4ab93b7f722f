import Routes

extension RuleNotes {
  static let neverLookedUp = RuleNotes(
    on: NeverLookedUp.self,
    rationale: """
      A route that nothing uses may be left over. Libraries have such routes on purpose, so this \
      is reported only if an application is in the scan. An adapter that leads to the route, a \
      stored value of it, its metatype passed to other code, and a look-up in a test all count as \
      uses.
      """,
    examples: [
      RuleDescription.Example(
        "Registered only",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Archive.swift
        protocol ArchiveInput {}
        extension RoutableService where Protocol == ArchiveInput {
          //                                        ^^^^^^^^^^^^ never-looked-up
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class ArchiveRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<ArchiveInput>())
          }
        }
        """),
      RuleDescription.Example(
        "Declared in a module outside the scan",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Login.swift
        class LoginRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<LoginInput>())
            //                    ^^^^^^^^^^ never-looked-up
          }
        }
        """),
      RuleDescription.Example(
        "Looked up, or the end of an adapter",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Login.swift
        @objc protocol LoginInput: ZIKViewRoutable {}
        @objc protocol RequiredLogin: ZIKViewRoutable {}
        class LoginRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<LoginInput>())
          }
        }
        class LoginAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<RequiredLogin>(), forAdaptee: RoutableView<LoginInput>())
          }
        }
        func logIn() {
          Router.perform(to: RoutableView<RequiredLogin>(), path: .push(from: self))
        }
        """),
      RuleDescription.Example(
        "A library's",
        """
        //- Login.swift
        public protocol LoginInput {}
        extension RoutableView where Protocol == LoginInput {
          public init() { self.init(declaredProtocol: Protocol.self) }
        }
        class LoginRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<LoginInput>())
          }
        }
        """),
    ])
}
