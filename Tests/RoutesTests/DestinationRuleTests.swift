import Testing

/// What the rules about destination classes report, and what they leave alone.
@Suite struct DestinationRuleTests {
  @Test(arguments: routable) func judgesWhatIsRoutable(_ example: RuleCase) {
    example.check(["destination-not-routable", "unregistered-routable-destination"])
  }

  @Test(arguments: exclusive) func judgesExclusiveClasses(_ example: RuleCase) {
    example.check()
  }

  static let routable = [
    RuleCase(
      "conformance in a file of its own, under a condition, of a nested class",
      """
      enum Editor { class Screen: UIViewController {} }
      class Page: UIViewController {}
      //- Routable.swift
      extension Editor.Screen: ZIKRoutableView {}
      #if os(iOS)
        extension Page: ZIKRoutableView {}
      #endif
      //- Router.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(Editor.Screen.self); registerView(Kit.Page.self) }
      }
      """),
    RuleCase(
      "conformance of all view controllers, and of a superclass of Apple's",
      """
      extension UIViewController: ZIKRoutableView {}
      extension UITableViewController: ZIKRoutableView {}
      class A: UIViewController {}
      class B: UITableViewController {}
      class C: UIView {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(A.self); registerView(B.self)
          registerView(C.self)
          //           ^ destination-not-routable
        }
      }
      """),
    RuleCase(
      "conformance through compositions and a chain of protocols",
      """
      typealias Screen = Shown & Titled
      protocol Shown: Routed {}
      protocol Routed: ZRouter.ZIKRoutableView {}
      protocol Titled {}
      class A: UIViewController, Screen {}
      class B: UIViewController & Shown {}
      class C: NSObject {}
      extension C: @unchecked Sendable, Titled, Shown {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(A.self); registerView(B.self); registerView(C.self)
        }
      }
      """),
    RuleCase(
      "a protocol with a similar name, and a where clause",
      """
      protocol ZIKRoutableViewLike {}
      class A: UIViewController, ZIKRoutableViewLike {}
      extension ZIKRoutableView where Self: A {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(A.self) }
        //                                                               ^ destination-not-routable
      }
      """),
    RuleCase(
      "superclasses out of sight, behind a build's alias, in a ring",
      """
      class A: B {}
      class B: Kit.Base {}
      #if os(iOS)
        typealias Controller = UIViewController
      #else
        typealias Controller = RoutableController
      #endif
      class C: Controller {}
      class D: E {}
      class E: D {}
      class F: Holder<Int>.Base {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(A.self); registerView(C.self); registerView(D.self); registerView(F.self)
        }
      }
      """),
    RuleCase(
      "aliases of the class, also of another place",
      """
      class A: UIViewController {}
      class B: UIViewController, ZIKRoutableView {}
      typealias Screen = A
      class R: ZIKAnyViewRouter {
        typealias Page = B
        override class func registerRoutableDestination() {
          registerView(Screen.self)
          //           ^^^^^^ destination-not-routable
          registerView(Page.self)
        }
      }
      enum Other { typealias Page = A }
      """),
    RuleCase(
      "several classes of the name, a function's own, a type parameter",
      """
      enum M { class A: UIViewController {} }
      enum N { class A: UIViewController, ZIKRoutableView {} }
      class B: UIViewController {}
      class T: UIViewController {}
      func f() { class B: UIViewController, ZIKRoutableView {} }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(A.self); registerView(B.self); add(A.self) }
        class func add<T: UIViewController>(_: T.Type) { registerView(T.self) }
      }
      """),
    RuleCase(
      "a file with syntax errors may make it routable",
      """
      class A: UIViewController {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(A.self) } }
      //- Broken.swift
      extension A: ZIKRoutableView {
      """),
    RuleCase(
      "a syntax error may be in the name of the class",
      """
      class SongController: UIViewController {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(SongController.self) } }
      //- Broken.swift
      extension SongCont}roller: ZIKRoutableView {}
      """),
    RuleCase(
      "an open world", world: .open,
      """
      class A: UIViewController {}
      class B: UIViewController, ZIKRoutableView {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(A.self) } }
      """),
    RuleCase(
      "what is not the library's method, and what no build holds",
      """
      class A: UIViewController {}
      class Table { func registerView(_ type: AnyClass) {}; func f() { registerView(A.self) } }
      func f(table: Table) { table.registerView(A.self); registerView(A.self) }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          #if false
            registerView(A.self)
          #endif
        }
      }
      """),
    RuleCase(
      "block routes and easy factories of every form",
      """
      class A: UIViewController {}
      func f() {
        ZIKAnyViewRoute.make(withDestination: A.self, makeDestination: { _, _ in A() })
        //                                    ^ destination-not-routable
        ZIKViewRouter.registerViewProtocol(P.self, forMakingView: A.self) { _ in A() }
        //                                                        ^ destination-not-routable
        ZIKAnyViewRouter.register(RoutableViewModule<P>(), forMakingView: A.self, making: make)
        //                                                                ^ destination-not-routable
      }
      """),
    RuleCase(
      "a known name of Objective-C",
      """
      @objc(OCPage) class Page: UIViewController {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(Page.self) } }
      //- Page.m
      @interface OCPage (Routable) <ZIKRoutableView>
      @end
      """),
    RuleCase(
      "not registered: of tests, of vendored code, generic, given away, under no build, of an extension of Apple's",
      """
      //- Tests/A.swift
      class A: UIViewController, ZIKRoutableView {}
      //- Pods/B.swift
      class B: UIViewController, ZIKRoutableView {}
      //- App.swift
      class C<T>: UIViewController, ZIKRoutableView {}
      class D: UIViewController, ZIKRoutableView {}
      let screens = Screens.add(D.self, to: ZIKAnyViewRouter.self)
      #if false
        class E: UIViewController, ZIKRoutableView {}
      #endif
      extension UIAlertController: ZIKRoutableView {}
      """),
    RuleCase(
      "not registered: once, where it is said first; through a protocol, not through a superclass",
      """
      protocol Screen: ZIKRoutableView {}
      class A: UIViewController, Screen {}
      //    ^ unregistered-routable-destination
      extension A: ZIKRoutableView {}
      class B: A {}
      class C: NSObject, ZIKRoutableService {}
      class R: ZIKAnyServiceRouter { override class func registerRoutableDestination() { registerService(C.self) } }
      """),
    RuleCase(
      "not registered, where a router registers what a variable tells",
      """
      class A: UIViewController, ZIKRoutableView {}
      class C: NSObject, ZIKRoutableService {}
      //    ^ unregistered-routable-destination
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(Self.screen) } }
      """),
  ]

  static let exclusive = [
    RuleCase(
      "the same router twice, in either form",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerExclusiveView(A.self)
          //                    ^ exclusive-conflict
          registerView(A.self)
          //           ^ exclusive-conflict
          registerExclusiveView(B.self)
          //                    ^ exclusive-conflict
          registerExclusiveView(Kit.B.self)
          //                    ^^^^^ exclusive-conflict
        }
      }
      """),
    RuleCase(
      "through an alias and in another file",
      """
      //- App.swift
      @main class App {}
      //- R.swift
      typealias Screen = A
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerExclusiveView(A.self) } }
      //                                                                                                    ^ exclusive-conflict
      //- S.swift
      class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(Screen.self) } }
      //                                                                                           ^^^^^^ exclusive-conflict
      """),
    RuleCase(
      "several applications may link one each",
      """
      //- A/App.swift
      @main class App {}
      //- B/App.swift
      @main class Other {}
      //- R.swift
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerExclusiveView(A.self) } }
      //- S.swift
      class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(A.self) } }
      """),
    RuleCase(
      "in tests, by hand, in functions, in closures",
      """
      //- App.swift
      func launch() { ZIKRouteRegistry.autoRegister = false }
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerExclusiveView(A.self) } }
      class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(A.self) } }
      func f() { R.registerExclusiveView(B.self) }
      func g() { S.registerView(B.self) }
      //- Tests/T.swift
      class T: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerExclusiveView(C.self); registerView(C.self) }
      }
      """),
    RuleCase(
      "two classes of one name",
      """
      enum M { class A: UIViewController {} }
      enum N { class A: UIViewController {} }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerExclusiveView(M.A.self); registerView(N.A.self) }
      }
      """),
    RuleCase(
      "one function of a block route and a router",
      """
      func f() {
        ZIKAnyViewRoute.make(withDestination: A.self, makeDestination: { _, _ in A() })
        //                                    ^ exclusive-conflict
        R.registerExclusiveView(A.self)
        //                      ^ exclusive-conflict
      }
      class R: ZIKAnyViewRouter {}
      """),
  ]
}
