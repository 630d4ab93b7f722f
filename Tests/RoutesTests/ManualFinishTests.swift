import Routes
import TestSupport
import Testing

/// What may switch the library's registration off where code announces the end of its own.
@Suite struct ManualFinishTests {
  @Test(arguments: cases) func judgesWhatIsLinked(_ example: RuleCase) { example.check() }

  static let finish = "//- F.swift\nfunc f() { ZIKRouteRegistry.notifyRegistrationFinished() }\n"
  static let marked = finish + "//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ manual-finish-misuse\n"

  static let cases = [
    RuleCase("nothing", marked),
    RuleCase("the code base's own registry", finish + "//- R.h\n" + registry),
    RuleCase("code of others", finish + "//- Pods/L.m\nvoid g(void) { ZIKRouteRegistry.autoRegister = NO; }\n"),
    RuleCase("the body of a macro", finish + "//- L.h\n#define MANUAL(r) r.autoRegister = NO\n"),
    RuleCase("a selector", finish + "//- L.m\nvoid g(void) { send(@selector(setAutoRegister:), NO); }\n"),
    RuleCase("a subclass", finish + "//- L.swift\nfunc g() { ZIKViewRouteRegistry.autoRegister = false }\n"),
    RuleCase("a file with syntax errors", finish + "//- L.swift\nfunc g() { registry.autoRegister = \n"),
    RuleCase("a file of another language", finish + "//- L.cpp\nvoid g() { autoRegister = false; }\n"),
    RuleCase("a file that is included and not read", finish + "//- L.m\n#include \"routes.list\"\n"),
    RuleCase("in an open world", world: .open, finish),
    RuleCase("never compiled", "#if false\nfunc f() { ZIKRouteRegistry.notifyRegistrationFinished() }\n#endif\n"),
    RuleCase("in unfinished code", "func f() { ZIKRouteRegistry.notifyRegistrationFinished(); g( }\n"),
    RuleCase(
      "by another name",
      """
      import ZRouter
      typealias Routes = ZIKRouteRegistry
      func f() { Routes.notifyRegistrationFinished() }
      //                ^^^^^^^^^^^^^^^^^^^^^^^^^^ manual-finish-misuse
      func g() { routes.notifyRegistrationFinished() }
      """),
  ]

  @Test(arguments: endless) func wantsAnEnd(_ example: RuleCase) { example.check() }

  private static let list = """
    class R: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
    func list() { R.registerRoutableDestination() }

    """
  private static let off = "func f() { ZIKRouteRegistry.autoRegister = false }\n"

  static let endless = [
    RuleCase("no list, perhaps elsewhere", off),
    RuleCase(
      "the end in Objective-C", list + off + "//- L.m\nvoid g(void) { [Registry notifyRegistrationFinished]; }\n"),
    RuleCase(
      "the end in code of others", list + off + "//- Pods/L.m\nvoid g(void) { [L notifyRegistrationFinished]; }\n"),
    RuleCase("the end in a macro", list + off + "//- L.h\n#define END(r) [r notifyRegistrationFinished]\n"),
    RuleCase(
      "the end behind a selector",
      list + off + "//- L.m\nid g(void) { return NSStringFromSelector(@selector(notifyRegistrationFinished)); }\n"),
    RuleCase(
      "the end in a file with syntax errors", list + off + "//- L.swift\nfunc g() { r.notifyRegistrationFinished( \n"),
    RuleCase(
      "the end in a file of another language", list + off + "//- L.cpp\nvoid g() { notifyRegistrationFinished(); }\n"),
    RuleCase("in an open world", world: .open, list + off),
    RuleCase("never compiled", list + "#if false\n" + off + "#endif\n"),
    RuleCase("it may stay on", list + "func f() { if x { ZIKRouteRegistry.autoRegister = false } }\n"),
    RuleCase(
      "on, and by a value",
      list + "func f() { ZIKRouteRegistry.autoRegister = true; ZIKRouteRegistry.autoRegister = x }\n"),
    RuleCase("asked", list + "func f() { if ZIKRouteRegistry.autoRegister == false {} }\n"),
    RuleCase("another registry", list + "func f() { Registry.autoRegister = false; registry.autoRegister = false }\n"),
    RuleCase(
      "only other hooks call hooks",
      off + """
        class R: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        class S: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { R.registerRoutableDestination() }
        }
        class T: R { override class func registerRoutableDestination() { super.registerRoutableDestination() } }
        """),
    RuleCase("the list is a test's", off + "//- Tests/L.swift\n" + list),
    RuleCase("in a test", list + "//- Tests/L.swift\n" + off),
    RuleCase(
      "in Objective-C, behind a condition of the compiler",
      """
      \(list)
      //- L.m
      void f(void) {
      #if MANUAL
        [ZIKRouteRegistry setAutoRegister:NO];
        //                ^^^^^^^^^^^^^^^ manual-finish-misuse
        [ZIKRouteRegistry setAutoRegister:YES];
      #endif
        ZIKRouteRegistry.autoRegister = NO;
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ manual-finish-misuse
      }
      """),
    RuleCase(
      "by another name",
      """
      \(list)
      typealias Routes = ZIKRouteRegistry
      func f() { Routes.autoRegister = false }
      //         ^^^^^^^^^^^^^^^^^^^ manual-finish-misuse
      """),
  ]

  private static let registry = """
    @interface ZIKRouteRegistry : NSObject
    @property (nonatomic, class) BOOL autoRegister;
    + (void)notifyRegistrationFinished;
    @end

    """

  /// The application in whose sources the switch stands, and those whose ends of registration are wrong.
  @Test(arguments: [("Mini/a.swift", ["Notes/f.swift"]), ("Kit/a.swift", []), ("Specs/a.swift", ["Notes/f.swift"])])
  func judgesEachApplication(path: String, expected: [String]) {
    let call = "func f() { ZIKRouteRegistry.notifyRegistrationFinished() }"
    let linked = TargetStatusTests.index(
      [path: "func g() { ZIKRouteRegistry.autoRegister = false }", "Notes/f.swift": call, "Specs/f.swift": call],
      settings: LinkSettings(world: .closed))
    let found = Rules.diagnostics(in: linked.index).filter { $0.finding.rule == "manual-finish-misuse" }
    #expect(found.map { linked.path(of: $0.finding.site.file) } == expected)
  }
}
