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
