import Testing

/// Classes that look as if the library could not make them, and that it can, or that perhaps it can.
@Suite struct FactoryInitializerTests {
  @Test(arguments: makings) func leavesAlone(_ example: RuleCase) { example.check(["factory-needs-init"]) }

  private static func making(_ classes: String, _ rest: String = "", call: String = "") -> String {
    """
    \(classes)
    class T: ZIKViewRouteAdapter {
      override class func registerRoutableDestination() {
        ZIKAnyViewRouter.registerIdentifier("a", forMakingView: A.self) \(call)
      }
    }
    \(rest)
    """
  }

  private static func screen(_ members: String) -> String {
    "class A: UIViewController, ZIKRoutableView { \(members) }"
  }

  private static let own = "init(x: Int) { super.init(nibName: nil, bundle: nil) }"
  private static let empty = "@objc convenience init() { self.init(x: 1) }"

  static let makings = [
    RuleCase("none of its own", making(screen("var x = 1"))),
    RuleCase("an empty one too", making(screen("\(own); init() { super.init(nibName: nil, bundle: nil) }"))),
    RuleCase("a convenient empty one", making(screen("\(own); \(empty)"))),
    RuleCase("an empty one in an extension", making(screen(own), "extension A { \(empty) }")),
    RuleCase("in an extension of an alias", making(screen(own), "typealias B = A\nextension B { \(empty) }")),
    RuleCase("in a file without a word of routes", making(screen(own), "//- E.swift\nextension A { \(empty) }")),
    RuleCase(
      "in a category", making(screen(own), "//- A.m\n@implementation A (Init)\n- (id)init { return nil; }\n@end")),
    RuleCase("its own only in some build", making(screen("\n#if X\n\(own)\n#endif\n"))),
    RuleCase("the one that is called", making("class A: UIView, ZIKRoutableView { override init(frame: CGRect) {} }")),
    RuleCase("of a controller", making(screen("override init(nibName a: String?, bundle b: Bundle?) {}; \(own)"))),
    RuleCase(
      "a class of Apple's with others", making("class A: UITableViewController, ZIKRoutableView { init(x: Int) {} }")),
    RuleCase("a superclass out of sight", making("class A: Kit.Screen, ZIKRoutableView { init(x: Int) {} }")),
    RuleCase(
      "a superclass in a file without a word of routes",
      making("class A: B, ZIKRoutableView {}", "//- B.swift\nclass B: UIViewController { \(own) }")),
    RuleCase(
      "a superclass in Objective-C",
      making(
        "class A: B, ZIKRoutableView {}", "//- B.h\n@interface B : UIViewController\n- (id)initWithX:(int)x;\n@end")),
    RuleCase(
      "a superclass has one of its own",
      making("class A: B, ZIKRoutableView { init() { super.init(x: 1) } }", "class B: UIViewController { \(own) }")),
    RuleCase("a macro writes it", making("@Empty \(screen(own))")),
    RuleCase("a macro in its body writes it", making(screen("\(own); #empty"))),
    RuleCase("a nested class's", making(screen("class B { init(x: Int) {} }; struct C { init(x: Int) {} }"))),
    RuleCase("two classes of one name", making(screen(own), "enum E { class A: UIViewController {} }")),
    RuleCase("in an open world", world: .open, making(screen(own))),
    RuleCase("with a closure", making(screen(own), call: "{ _ in A(x: 1) }")),
    RuleCase("a protocol's extension", making("protocol P {}\nextension P { init(x: Int) {} }\n" + screen(""))),
  ]
}
