import Testing

/// Macros of the code base that declare something of a class, read wherever they are used.
@Suite struct CategoryMacroTests {
  @Test(arguments: read + unread) func judges(_ example: RuleCase) {
    example.check(["missing-destination-override", "missing-register-override"])
  }

  @Test func countsWhatAMacroDeclares() {
    IndexCase(
      "a category, and one with its implementation",
      """
      //- Macros.h
      #define ROUTABLE(C) @interface C (Routable) <ZIKRoutableView> @end
      #define BOTH(C, P) @interface C (P) <ZIKRoutableService> @end @implementation C (P) - (void)x {} @end
      #define ALL ROUTABLE(A)
      //- Use.m
      ALL
      BOTH(B, More)
      """,
      gives: """
        destination A: view extension Use.m:1:1
        destination B: service extension Use.m:2:6
        """
    ).check()
  }

  private static func router(_ macros: String, _ uses: String, isSure: Bool) -> String {
    """
    //- Macros.h
    \(macros)
    //- Screens.m
    @interface A : UIViewController
    @end
    @interface B : UIViewController
    @end
    \(uses)
    @interface R : ZIKViewRouter
    @end
    @implementation R
    + (void)registerRoutableDestination { [self registerView:[A class]]; [self registerView:[B class]]; }
    //                                                                                       \(isSure ? "^ destination-not-routable" : "")
    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
    @end
    """
  }

  private static let category = "#define ROUTABLE(C) @interface C (R) <ZIKRoutableView> @end"

  /// Only `A` is made routable.
  private static let read = [
    RuleCase("a category", router(category, "ROUTABLE(A)", isSure: true)),
    RuleCase(
      "a category in a macro in a macro",
      router(category + "\n#define SCREEN(C) ROUTABLE(C)\n#define ALL SCREEN(A)", "ALL", isSure: true)),
    RuleCase(
      "a category with its implementation",
      router(
        "#define ROUTABLE(C) @interface C (R) <ZIKRoutableView> @end \\\n  @implementation C (R) + (void)x {} @end",
        "ROUTABLE(A)", isSure: true)),
    RuleCase(
      "a class extension, and macros that have nothing to do with it",
      router(
        "#define OPEN(C) @interface C () <ZIKRoutableView> @end\n#define weak(x) __weak id x##_weak\n#define MAX(a, b) a",
        "OPEN(A)", isSure: true)),
  ]

  /// `B` may be made routable too.
  private static let unread = [
    ("two meanings", "#if X\n\(category)\n#else\n#define ROUTABLE(C)\n#endif", "ROUTABLE(A)\nROUTABLE(B)"),
    ("handed to another macro", "\(category)\n#define EACH(X) X(B)", "ROUTABLE(A)\nEACH(ROUTABLE)"),
    ("another name", "\(category)\n#define R2 ROUTABLE", "ROUTABLE(A)\nR2(B)"),
    ("a list of arguments", "#define ROUTABLE(...) @interface __VA_ARGS__ (R) <ZIKRoutableView> @end", "ROUTABLE(A)"),
    (
      "a composed class", "\(category)\n#define _B B\n#define NAME(x, y) x ## y",
      "ROUTABLE(A)\nROUTABLE(NAME(, B))"
    ),
    ("a composed macro", "\(category)\n#define MAKE(k, C) ROUT ## k(C)", "ROUTABLE(A)\nMAKE(ABLE, B)"),
    ("inside a macro with two meanings", "\(category)\n#define X(C) ROUTABLE(C)\n#define X(C)", "ROUTABLE(A)\nX(B)"),
    (
      "while the program runs", "#define ROUTABLE(C) class_addProtocol([C class], @protocol(ZIKRoutableView))",
      "void f(void) { ROUTABLE(A); ROUTABLE(B); }"
    ),
    ("undefined again", "\(category)\n#undef ROUTABLE", "ROUTABLE(A)\nROUTABLE(B)"),
    ("a use that does not fit", category, "ROUTABLE(A)\nROUTABLE(B, C)"),
    ("the class behind a macro", "\(category)\n#define NAME(x) x", "ROUTABLE(A)\nROUTABLE(NAME(B))"),
    (
      "a file that it breaks", "\(category)\n#define HALF(C) @interface C (R) <ZIKRoutableView>", "ROUTABLE(A)\nHALF(B)"
    ),
  ].map { RuleCase($0.0, router($0.1, $0.2, isSure: false)) }

  @Test func aMacroMayNameAMethod() {
    RuleCase(
      "a method under a parameter's name",
      """
      //- Macros.h
      #define METHOD(name) - (id)name:(id)argument { return nil; }
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination { [self registerView:[UIViewController class]]; }
      METHOD(destinationWithConfiguration)
      @end
      """
    ).check(["missing-destination-override"])
  }
}
