import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The names in code that stand for the texts of storyboards, scenes and segues.
@Suite struct InterfaceNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// The look-ups of scenes as `OWNER/NAME: STATUS`, `*` for an owner that is not known, sorted. Unknown ones with `?`.
    var scenes: [String]

    var testDescription: String { title }

    init(_ title: String, _ source: String, _ scenes: [String]) {
      (self.title, self.source, self.scenes) = (title, source, scenes)
    }
  }

  private static let documents = """
    //- App.swift
    @main class AppDelegate {}
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"/></objects></scene></scenes></document>
    //- Other.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController id="d1" storyboardIdentifier="Other" sceneMemberID="viewController"/></objects></scene></scenes></document>

    """

  /// Look-ups of a scene in `Main`, where `body` is around them.
  private static func swift(_ source: String) -> String { "//- Home.swift\n\(source)" }

  static let receivers = [
    Case(
      "a constant",
      swift(
        "let s = UIStoryboard(name: \"Main\", bundle: nil)\nlet d = s.instantiateViewController(withIdentifier: \"X\")"),
      ["Main/X: unregistered"]),
    Case(
      "a property of the type",
      swift(
        "class A { let s = UIStoryboard(name: \"Main\", bundle: nil)\n func f() { self.s.instantiateViewController(withIdentifier: \"X\") } }"
      ),
      ["Main/X: unregistered"]),
    Case(
      "a parameter that hides a constant",
      swift(
        "let s = UIStoryboard(name: \"Main\", bundle: nil)\nfunc f(s: UIStoryboard) { s.instantiateViewController(withIdentifier: \"X\") }"
      ),
      ["*/X: unknown"]),
    Case(
      "an inner variable that hides a constant",
      swift(
        "let s = UIStoryboard(name: \"Main\", bundle: nil)\nfunc f() { let s = make()\n s.instantiateViewController(withIdentifier: \"X\") }"
      ),
      ["*/X: unknown"]),
    Case(
      "an inner constant of another storyboard",
      swift(
        """
        func f() {
          let s = UIStoryboard(name: "Main", bundle: nil)
          if x { let s = UIStoryboard(name: "Other", bundle: nil); _ = s.instantiateViewController(withIdentifier: "X") }
        }
        """),
      ["Other/X: unregistered"]),
    Case(
      "a variable, which may get another value",
      swift(
        "func f() { var s = UIStoryboard(name: \"Main\", bundle: nil); if p { s = other }\n s.instantiateViewController(withIdentifier: \"X\") }"
      ),
      ["*/X: unknown"]),
    Case(
      "a variable that is called a storyboard",
      swift(
        "func f() { var storyboard = UIStoryboard(name: \"Main\", bundle: nil)\n storyboard.instantiateViewController(withIdentifier: \"Other\") }"
      ),
      ["*/Other: registered"]),
    Case(
      "a storyboard whose name is not known",
      swift("let d = UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: \"X\")"),
      ["*/X: unregistered"]),
    Case(
      "a constant of another function",
      swift(
        "func f() { let s = UIStoryboard(name: \"Main\", bundle: nil) }\nfunc g() { s.instantiateViewController(withIdentifier: \"X\") }"
      ),
      ["*/X: unknown"]),
  ]

  private static func named(_ name: String) -> String {
    "_ = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \(name))"
  }

  /// The look-up of a scene in a storyboard that a property of another file makes.
  private static func property(_ declaration: String, _ receiver: String = "UIStoryboard.main") -> String {
    swift(
      "func f() { \(receiver).instantiateViewController(withIdentifier: \"X\") }\n//- Storyboards.swift\n\(declaration)"
    )
  }

  static let properties = [
    Case(
      "a property that makes the storyboard",
      property(
        "extension UIStoryboard { static var main: UIStoryboard { UIStoryboard(name: \"Main\", bundle: nil) } }"),
      ["Main/X: unregistered"]),
    Case(
      "a constant of an enum, with a bundle",
      property(
        "enum Storyboards { static let main = UIStoryboard(name: \"Main\", bundle: Bundle.main) }", "Storyboards.main"),
      ["Main/X: unregistered"]),
    Case(
      "a property of another bundle",
      property(
        "extension UIStoryboard { static let main = UIStoryboard(name: \"Main\", bundle: Bundle(for: A.self)) }"),
      ["*/X: unknown"]),
    Case(
      "a property that decides",
      property("extension UIStoryboard { static var main: UIStoryboard { isPad ? pad : phone } }"), ["*/X: unknown"]),
    Case(
      "two properties",
      property(
        """
        #if A
        extension UIStoryboard { static let main = UIStoryboard(name: "Main", bundle: nil) }
        #else
        extension UIStoryboard { static let main = UIStoryboard(name: "Other", bundle: nil) }
        #endif
        """), ["*/X: unknown"]),
    Case("no property", property(""), ["*/X: unknown"]),
    Case(
      "a scene of generated code", swift("let s = SceneType<C>(storyboard: Main.self, identifier: \"X\")"),
      ["Main/X: unregistered"]),
    Case("a type of the app with the same name", swift("let s = SceneType(identifier: \"X\")"), ["*/X: unknown"]),
    Case(
      "a property of an object",
      property("class A { let main = UIStoryboard(name: \"Main\", bundle: nil) }", "object.main"), ["*/X: unknown"]),
  ]

  static let names = [
    Case("a local constant", swift("func f() { let id = \"X\"; \(named("id")) }"), ["Main/X: unregistered"]),
    Case(
      "a local constant of a constant", swift("func f() { let a = \"X\"; let id = a; \(named("id")) }"),
      ["Main/X: unregistered"]),
    Case("a local variable", swift("func f() { var id = \"X\"; \(named("id")) }"), []),
    Case("a choice", swift("func f() { let id = p ? \"X\" : \"Y\"; \(named("id")) }"), []),
    Case("a parameter", swift("let id = \"X\"\nfunc f(id: String) { \(named("id")) }"), []),
    Case("a parameter of a closure", swift("let id = \"X\"\nlet f = { (id: String) in \(named("id")) }"), []),
    Case("a loop", swift("let id = \"X\"\nfunc f() { for id in ids { \(named("id")) } }"), []),
    Case("an optional binding", swift("let id = \"X\"\nfunc f() { if let id = make() { \(named("id")) } }"), []),
    Case(
      "a constant of the file", swift("private let id = \"X\"\nfunc f() { \(named("id")) }"), ["Main/X: unregistered"]),
    Case("a constant of another file", swift("func f() { \(named("id")) }\n//- B.swift\nlet id = \"X\""), []),
    Case(
      "a constant of the type",
      swift("class A { static let id = \"X\"; let b = \"Y\"; func f() { \(named("A.id")); \(named("b")) } }"),
      ["Main/X: unregistered", "Main/Y: unregistered"]),
    Case(
      "self and Self",
      swift("class A { static let id = \"X\"; let b = \"Y\"; func f() { \(named("Self.id")); \(named("self.b")) } }"),
      ["Main/X: unregistered", "Main/Y: unregistered"]),
    Case(
      "a constant of an extension in another file",
      swift(
        "class A { func f() { \(named("id")) } }\n//- B.swift\nextension A { static let other = 1; var id: String { \"X\" } }"
      ), []),
    Case(
      "a constant of a type in another file",
      swift("func f() { \(named("Scenes.detail")) }\n//- B.swift\nenum Scenes { static let detail = \"X\" }"),
      ["Main/X: unregistered"]),
    Case(
      "a registered one",
      swift("func f() { \(named("Scenes.detail")) }\n//- B.swift\nenum Scenes { static let detail = \"Detail\" }"),
      ["Main/Detail: registered"]),
    Case(
      "a constant of an extension of a type",
      swift(
        "func f() { \(named("Constants.Scenes.detail")) }\n//- B.swift\nextension Constants { enum Scenes { static let detail = \"X\" } }"
      ),
      ["Main/X: unregistered"]),
    Case(
      "a getter",
      swift(
        "func f() { \(named("Scenes.detail")) }\n//- B.swift\nenum Scenes { static var detail: String { return \"X\" } }"
      ),
      ["Main/X: unregistered"]),
    Case(
      "a variable of a type",
      swift("func f() { \(named("Scenes.detail")) }\n//- B.swift\nenum Scenes { static var detail = \"X\" }"), []),
    Case(
      "a getter of a class, which a subclass may override",
      swift("func f() { \(named("Scenes.detail")) }\n//- B.swift\nclass Scenes { class var detail: String { \"X\" } }"),
      []),
    Case(
      "two types of one name",
      swift(
        """
        class A { enum Scenes { static let detail = "X" }; func f() { \(named("Scenes.detail")) } }
        enum Scenes { static let detail = "Y" }
        """),
      ["Main/X: unregistered"]),
    Case(
      "two constants under conditions",
      swift(
        "enum Scenes {\n#if A\n static let detail = \"X\"\n#else\n static let detail = \"Y\"\n#endif\n}\nfunc f() { \(named("Scenes.detail")) }"
      ), []),
    Case(
      "raw values",
      swift("enum S: String { case x, y = \"Why\" }\nfunc f() { \(named("S.x.rawValue")); \(named("S.y.rawValue")) }"),
      ["Main/Why: unregistered", "Main/x: unregistered"]),
    Case("raw values of another type", swift("enum S: Int { case x }\nfunc f() { \(named("S.x.rawValue")) }"), []),
    Case("a case without its raw value", swift("enum S: String { case x }\nfunc f() { \(named("S.x")) }"), []),
    Case(
      "the names of AppKit",
      swift(
        """
        func f() { _ = NSStoryboard(name: NSStoryboard.Name("Main"), bundle: nil).instantiateController(withIdentifier: NSStoryboard.SceneIdentifier("X")) }
        """),
      ["Main/X: unregistered"]),
    Case(
      "a member of the type of a scene's name",
      swift(
        "func f() { \(named(".detail")) }\n//- B.swift\nextension NSStoryboard.SceneIdentifier { static let detail = NSStoryboard.SceneIdentifier(\"X\") }"
      ),
      ["Main/X: unregistered"]),
    Case(
      "a constant of the file that a superclass hides",
      swift(
        "private let id = \"X\"\nclass Base: UIViewController { var id = 1 }\nclass A: Base { func f() { \(named("id")) } }"
      ),
      []),
    Case(
      "a constant of the file in a class of UIKit's",
      swift("private let id = \"X\"\nclass A: UIViewController, UITableViewDelegate { func f() { \(named("id")) } }"),
      ["Main/X: unregistered"]),
    Case(
      "a type that a superclass may hide",
      swift(
        "enum K { static let id = \"X\" }\nclass Base { enum K {} }\nclass A: Base { func f() { \(named("K.id")) } }"),
      []),
    Case("an interpolation", swift("func f() { let a = \"X\"; \(named("\"\\(a)\"")) }"), []),
    Case(
      "a file with a syntax error",
      swift("func f() { \(named("Scenes.detail")) }\n//- B.swift\nenum Scenes { static let detail = \"X\" "), []),
  ]

  private static func objectiveC(_ body: String, around: String = "") -> String {
    """
    //- Home.m
    \(around)
    @implementation Home
    - (void)open:(NSString *)parameter { \(body) }
    @end
    """
  }

  private static func message(_ name: String) -> String {
    "[[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] instantiateViewControllerWithIdentifier:\(name)];"
  }

  static let objectiveC = [
    Case(
      "a local storyboard",
      objectiveC(
        "UIStoryboard *s = [UIStoryboard storyboardWithName:@\"Main\" bundle:nil]; [s instantiateViewControllerWithIdentifier:@\"X\"];"
      ),
      ["Main/X: unregistered"]),
    Case(
      "a local storyboard that is assigned again",
      objectiveC(
        """
        UIStoryboard *s = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        if (pad) s = [UIStoryboard storyboardWithName:@"Other" bundle:nil];
        [s instantiateViewControllerWithIdentifier:@"X"];
        """),
      ["*/X: unknown"]),
    Case(
      "a parameter of the name of a variable in another method",
      objectiveC(
        "UIStoryboard *s = [UIStoryboard storyboardWithName:@\"Main\" bundle:nil]; }\n- (void)use:(UIStoryboard *)s { [s instantiateViewControllerWithIdentifier:@\"X\"];"
      ),
      ["*/X: unknown"]),
    Case("a local string", objectiveC("NSString *name = @\"X\"; \(message("name"))"), ["Main/X: unregistered"]),
    Case(
      "a local string with two values", objectiveC("NSString *name = @\"X\"; if (p) name = @\"Y\"; \(message("name"))"),
      []),
    Case("a parameter", objectiveC(message("parameter"), around: "static NSString *const parameter = @\"X\";"), []),
    Case(
      "a constant", objectiveC(message("kDetail"), around: "static NSString *const kDetail = @\"X\";"),
      ["Main/X: unregistered"]),
    Case(
      "a static variable", objectiveC(message("Detail"), around: "static NSString *Detail = @\"X\";"),
      ["Main/X: unregistered"]),
    Case(
      "a static variable with two values",
      objectiveC("Detail = @\"Y\"; " + message("Detail"), around: "static NSString *Detail = @\"X\";"), []),
    Case("a macro", objectiveC(message("DETAIL"), around: "#define DETAIL @\"X\""), ["Main/X: unregistered"]),
    Case(
      "a constant of another file",
      objectiveC(message("SHDetail"))
        + "\n//- Names.m\nNSString * const SHDetail = @\"X\";\n//- Names.h\nextern NSString * const SHDetail;",
      ["Main/X: unregistered"]),
    Case(
      "a macro of another file",
      objectiveC(message("SHDetail")) + "\n//- Names.h\n#define SHDetail @\"X\" // the scene",
      ["Main/X: unregistered"]),
    Case(
      "two macros of one name",
      objectiveC(message("SHDetail")) + "\n//- A.h\n#define SHDetail @\"X\"\n//- B.h\n#define SHDetail @\"Y\"", []),
    Case(
      "a macro that is put together", objectiveC(message("SHDetail")) + "\n//- A.h\n#define SHDetail @\"X\" @\"Y\"", []),
    Case(
      "a constant of Objective-C in Swift",
      swift("func f() { \(named("SHDetail")) }") + "\n//- Names.m\nNSString * const SHDetail = @\"X\";",
      ["Main/X: unregistered"]),
    Case(
      "a constant of another file that is static",
      objectiveC(message("SHDetail")) + "\n//- Other.m\nstatic NSString *const SHDetail = @\"X\";", []),
    Case(
      "an instance variable", objectiveC(message("detail")) + "\n//- Other.m\nNSString *const detail = @\"X\";", []),
    Case(
      "a macro with two meanings",
      objectiveC(message("SHDetail")) + "\n//- A.h\n#define SHDetail @\"X\"\n#undef SHDetail\n#define SHDetail NAME(x)",
      []),
    Case("a property", objectiveC(message("self.parameter"), around: "#define parameter @\"X\""), []),
  ]

  /// The calls and methods of AppKit with the name of a nib.
  @Test(arguments: [
    "- (NSString *)windowNibName { return @\"Gone\"; }",
    "- (void)f { [[NSNib alloc] initWithNibNamed:@\"Gone\" bundle:nil]; }",
    "- (void)f { [[NSNib alloc] initWithNibNamed:@\"Gone\" bundle:NSBundle.mainBundle]; }",
    "- (void)f { [[NSNib alloc] initWithNibNamed:Name bundle:[NSBundle mainBundle]]; }\nstatic NSNibName const Name = @\"Gone\";",
  ])
  func nibsOfAppKit(_ member: String) {
    let source = """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
      //- App/main.m
      int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
      //- App/Panel.m
      @interface Panel : NSWindowController
      @end
      @implementation Panel
      \(member)
      @end
      //- App/Main.xib
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects/></document>
      """
    let found = Rules.diagnostics(in: FixtureIndex(Fixture(source)).index, includingUnknown: true)
    #expect(found.map(\.finding.message) == ["no nib is called 'Gone'"])
  }

  @Test(arguments: [
    ("UIStoryboard(name: \"Main\", bundle: nil)", ["Main: unregistered"]), ("make()", []),
  ])
  func initialScenes(_ storyboard: String, _ expected: [String]) {
    let source = """
      //- Home.swift
      func f() { UIStoryboard.main.instantiateInitialViewController() }
      //- Storyboards.swift
      extension UIStoryboard { static var main: UIStoryboard { \(storyboard) } }
      """
    let index = FixtureIndex(Fixture(Self.documents + source)).index
    let routes = index.routes(in: InterfaceSpaces.initialScene).filter { !$0.lookUps.isEmpty }
    #expect(routes.map { "\($0.key.name): \($0.status.word)" } == expected)
  }

  @Test(arguments: receivers + properties + names + objectiveC) func scenes(_ example: Case) {
    let index = FixtureIndex(Fixture(Self.documents + example.source)).index
    let routes = index.routes.filter { $0.key.space == InterfaceSpaces.scene && !$0.lookUps.isEmpty }
    let lines = routes.map { "\($0.key.owner ?? "*")/\($0.key.name): \($0.status.word)" }
    #expect(lines.sorted() == example.scenes)
  }
}
