import Testing

/// Classes that have a name of their own in the other language.
@Suite struct ClassNameTests {
  @Test(arguments: indices) func joinsTheLanguages(_ example: IndexCase) {
    example.check()
  }

  @Test(arguments: rules) func judgesOneClassOnce(_ example: RuleCase) {
    example.check([
      "destination-not-conforming", "destination-not-routable", "exclusive-conflict", "inherited-registration",
      "missing-destination-override", "missing-register-override", "router-without-destination",
      "unregistered-routable-destination",
    ])
  }

  private static let indices = [
    IndexCase(
      "a router and a destination of Swift, named in Objective-C",
      """
      //- Notes.swift
      @objc(OBJNotes) class Notes: UIViewController {}
      @objc(OBJNotesRouter) class NotesRouter: ZIKAnyViewRouter {}
      //- Notes.h
      @protocol NotesInput <ZIKViewRoutable>
      @end
      @protocol NotesModule <ZIKViewModuleRoutable>
      @end
      @interface OBJNotes (Routable) <ZIKRoutableView>
      @end
      //- Setup.m
      void setUp(void) {
        [OBJNotesRouter registerView:[OBJNotes class]];
        [OBJNotesRouter registerViewProtocol:ZIKRoutable(NotesInput)];
        [OBJNotesRouter registerModuleProtocol:ZIKRoutable(NotesModule)];
        [OBJNotesRouter registerIdentifier:@"notes"];
        [OBJNotesRouter performPath:path];
      }
      """,
      gives: """
        view NotesInput: registered
          declared Notes.h:1:11 inheritance
          registered Setup.m:3:52 routerProtocol by NotesRouter to Notes
        viewModule NotesModule: registered
          declared Notes.h:3:11 inheritance
          registered Setup.m:4:54 routerProtocol by NotesRouter to Notes
        router NotesRouter: ZIKAnyViewRouter view Notes.swift:2:29
          makes Notes Setup.m:2:33
          identifier "notes" Setup.m:5:40
          used Setup.m:6:4
        destination Notes: view extension Notes.h:5:12
        identifier "notes": view registered Setup.m:5:40
        """),
    IndexCase(
      "a router and a destination of Objective-C, named and extended in Swift",
      """
      //- Notes.h
      NS_SWIFT_NAME(Notes)
      @interface ZXNotes : UIViewController
      @end
      NS_SWIFT_NAME(NotesRouter)
      @interface ZXNotesRouter : ZIKViewRouter
      @end
      @protocol NotesInput <ZIKViewRoutable>
      @end
      //- More.swift
      extension Notes: ZIKRoutableView {}
      class MoreRouter: NotesRouter {
        override class func registerRoutableDestination() {
          registerView(Notes.self)
          register(RoutableView<NotesInput>())
          App.NotesRouter.registerExclusiveView(App.Notes.self)
        }
      }
      """,
      gives: """
        view NotesInput: registered
          declared Notes.h:7:11 inheritance
          registered More.swift:5:27 router by MoreRouter to ZXNotes
        router MoreRouter: ZXNotesRouter view More.swift:2:7
          makes ZXNotes More.swift:4:18
        router ZXNotesRouter: ZIKViewRouter view Notes.h:5:12
          makes ZXNotes More.swift:6:43 exclusively
        destination ZXNotes: view extension More.swift:1:11
        """),
    IndexCase(
      "a chain of routers through both languages",
      """
      //- Base.swift
      @objc(OBJBase) class Base: ZIKAnyViewRouter {}
      //- Middle.h
      NS_SWIFT_NAME(Middle)
      @interface ZXMiddle : OBJBase
      @end
      //- End.swift
      class End: Middle {
        override class func registerRoutableDestination() { register(RoutableViewModule<EndInput>()) }
      }
      """,
      gives: """
        viewModule EndInput: registered
          registered End.swift:2:83 router by End
        router Base: ZIKAnyViewRouter view Base.swift:1:22
        router End: ZXMiddle view End.swift:1:7
        router ZXMiddle: Base view Middle.h:2:12
        """),
    IndexCase(
      "a header that the compiler makes",
      """
      //- App-Swift.h
      SWIFT_CLASS_NAMED("NotesRouter")
      @interface OBJNotesRouter : ZIKAnyViewRouter
      + (void)registerRoutableDestination;
      @end
      //- NotesRouter.swift
      @objc(OBJNotesRouter) class NotesRouter: ZIKAnyViewRouter {}
      //- Use.m
      void use(void) { [OBJNotesRouter registerIdentifier:@"notes"]; }
      """,
      gives: """
        router NotesRouter: ZIKAnyViewRouter view NotesRouter.swift:1:29
          identifier "notes" Use.m:1:55
        identifier "notes": view registered Use.m:1:55
        """),
    IndexCase(
      "two classes that swap their names, and the name of a class in the language that does not know it",
      """
      //- A.swift
      @objc(B) class A: ZIKAnyViewRouter {}
      @objc(A) class B: ZIKAnyServiceRouter {}
      @objc(OBJC) class C: ZIKAnyViewRouter {}
      func f() { OBJC.registerIdentifier("f") }
      //- Use.m
      void use(void) {
        [A registerIdentifier:@"a"];
        [B registerIdentifier:@"b"];
        [C registerIdentifier:@"c"];
      }
      """,
      gives: """
        router A: ZIKAnyViewRouter view A.swift:1:16
          identifier "b" Use.m:3:27
        router B: ZIKAnyServiceRouter service A.swift:2:16
          identifier "a" Use.m:2:27
        router C: ZIKAnyViewRouter view A.swift:3:19
          identifier "c" Use.m:4:27
        identifier "a": service registered Use.m:2:27
        identifier "b": view registered Use.m:3:27
        identifier "c": view registered Use.m:4:27
        """),
    IndexCase(
      "a composition with a class",
      """
      //- Notes.h
      NS_SWIFT_NAME(Notes)
      @interface ZXNotes : UIViewController
      @end
      //- Notes.swift
      protocol NotesInput {}
      extension RoutableView where Protocol == Notes & NotesInput { init() { self.init(declaredTypeName: "") } }
      func f() { ZIKAnyViewRouter.register(RoutableView<NotesInput & App.Notes>(), forMakingView: Notes.self) }
      """,
      gives: """
        view ZXNotes & NotesInput: registered
          declared Notes.swift:2:42 declaredTypeName
          registered Notes.swift:3:51 easyFactory to ZXNotes
        """),
  ]

  private static let swiftRouter = """
    //- Notes.swift
    @objc(OBJNotes) class Notes: UIViewController, ZIKRoutableView {}
    @objc(OBJNotesRouter) class NotesRouter: ZIKAnyViewRouter {

    """

  private static let rules = [
    RuleCase(
      "hook, destination and method in both languages",
      swiftRouter + """
          override class func registerRoutableDestination() { registerView(Notes.self) }
        }
        //- Notes.m
        @implementation OBJNotesRouter (Making)
        - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return [OBJNotes new]; }
        @end
        """),
    RuleCase(
      "a router of Objective-C that Swift completes",
      """
      //- Notes.h
      NS_SWIFT_NAME(Notes)
      @interface ZXNotes : UIViewController
      @end
      @protocol NotesInput <ZIKViewRoutable>
      @end
      NS_SWIFT_NAME(NotesRouter)
      @interface ZXNotesRouter : ZIKViewRouter
      @end
      @implementation ZXNotesRouter
      + (void)registerRoutableDestination {
        [self registerView:[ZXNotes class]];
        [self registerViewProtocol:ZIKRoutable(NotesInput)];
      }
      @end
      //- Notes.swift
      extension Notes: ZIKRoutableView, NotesInput {}
      extension NotesRouter {
        @objc func destination(with configuration: ViewRouteConfig) -> Any? { Notes() }
      }
      """),
    RuleCase(
      "an exclusive destination under both its names",
      """
      //- App.swift
      @main class AppDelegate: UIApplicationDelegate {}
      @objc(OBJNotes) class Notes: UIViewController, ZIKRoutableView {}
      class A: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerExclusiveView(Notes.self) }
        //                                                                        ^^^^^ exclusive-conflict
        override func destination(with configuration: ViewRouteConfig) -> Notes? { Notes() }
      }
      //- B.m
      @interface B : ZIKViewRouter
      @end
      @implementation B
      + (void)registerRoutableDestination { [self registerView:[OBJNotes class]]; }
      //                                                        ^^^^^^^^ exclusive-conflict
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return [OBJNotes new]; }
      @end
      """),
    RuleCase(
      "a destination that only the other language registers",
      """
      //- Notes.swift
      @objc(OBJNotes) class Notes: UIViewController, ZIKRoutableView, NotesInput {}
      @objc(OBJMemo) class Memo: UIViewController {}
      //- Use.m
      @protocol NotesInput <ZIKViewRoutable>
      @end
      @interface OBJMemo (Routable) <ZIKRoutableView>
      @end
      void use(void) {
        [ZIKViewRouter registerViewProtocol:ZIKRoutable(NotesInput) forMakingView:[OBJNotes class]];
        [ZIKAnyViewRouter registerIdentifier:@"memo" forMakingView:OBJMemo.class];
      }
      """),
    RuleCase(
      "a name that another class has in the other language",
      """
      //- Notes.h
      NS_SWIFT_NAME(Notes)
      @interface ZXNotes : UIViewController
      @end
      //- Notes.swift
      class Notes: UIViewController {}
      extension Notes: ZIKRoutableView {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(Notes.self) }
        override func destination(with configuration: ViewRouteConfig) -> Notes? { nil }
      }
      //- R.m
      @interface S : ZIKViewRouter
      @end
      @implementation S
      + (void)registerRoutableDestination { [self registerView:[ZXNotes class]]; }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      """),
  ]
}
