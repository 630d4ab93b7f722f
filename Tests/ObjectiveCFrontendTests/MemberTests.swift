import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// The members of classes and the constants that an interest asks for.
@Suite struct MemberTests {
  private static let interest: Interest = {
    var interest = Interest(callees: ["open"])
    interest.names = NameInterest(callees: ["open"])
    interest.names.globals = ["kA", "B"]
    interest.names.members = ClassInterest(classes: ["A"], bases: ["UIView"])
    return interest
  }()

  private func lines(_ source: String, _ part: KeyPath<OutlineDump, [String]>) -> [String] {
    let result = ObjectiveCFrontend.parse(SourceText(source), interest: Self.interest)
    return OutlineDump(outline: result.outline)[keyPath: part]
  }

  @Test(arguments: [
    ("@interface A : NSObject { IBOutlet UILabel *_a; }\n@end", ["A.IBOutlet", "A.UILabel", "A._a"]),
    ("@interface A\n@property (weak) UILabel *a;\n- (void)b;\n@end", ["A.weak", "A.UILabel", "A.a", "-[A b]"]),
    ("@implementation A\n- (IBAction)buy:(id)sender { int x = 1; }\n+ (void)make {}\n@end", ["-[A buy:]"]),
    ("@implementation A\n- (void)a:(int)x now:(int)y {}\n@synthesize b;\n@end", ["A.b", "-[A a:now:]"]),
    ("@implementation A\nstatic int f(int x) { return x; }\n- (void)a {}\n@end", ["-[A a]"]),
    ("@implementation A\nMEMBERS(x)\n- (void)a {}\n@end", ["-[A a]", "A …"]),
    ("@interface UIView (Badge)\n- (void)a;\n@end\n@interface UIView\n- (void)b;\n@end", ["-[UIView a]"]),
    (
      "@implementation A\n- (void)a {\n#if X\nif (x) {\n#else\nif (y) {\n#endif\n}\n}\n- (void)b {}\n@end",
      ["-[A a]", "A …"]
    ),
    ("@implementation A\nMAKE_IT\n- (void)a {}\n@end", ["-[A a]", "A …"]),
    ("@implementation A\nMAKE_IT int x;\n- (void)a {}\n@end", ["-[A a]", "A …"]),
    ("@implementation A\nAPI_AVAILABLE(ios(13.0))\n- (void)a {}\n@end", ["-[A a]"]),
    (
      "@implementation A\nNS_INLINE BOOL f(int x) { return x; }\nNSString *const kA = @\"x\";\nint g(void) { return 1; }\n"
        + "FOUNDATION_EXPORT NSString *const kB;\n- (void)a {}\n@end", ["-[A a]"]
    ),
    ("@interface A { MEMBERS }\n@end", ["A.MEMBERS", "A …"]),
    ("@interface A { MEMBERS; }\n@end", ["A.MEMBERS", "A …"]),
    ("@implementation A { int x; MEMBERS }\n@end", ["A.int", "A.x", "A.MEMBERS", "A …"]),
    ("@interface A () { MEMBERS int y; }\n@end", ["A.MEMBERS", "A.int", "A.y", "A …"]),
    ("@interface A { OUTLET(y); }\n@end", ["A.OUTLET", "A.y", "A …"]),
    ("@interface A { Members int y; }\n@end", ["A.Members", "A.int", "A.y", "A …"]),
    ("@interface A { Members B y; }\n@end", ["A.Members", "A.B", "A.y", "A …"]),
    (
      "@interface A { __weak B y; BOOL (^z)(id); unsigned : 3; }\n@end",
      ["A.__weak", "A.B", "A.y", "A.BOOL", "A.z", "A.id", "A.unsigned"]
    ),
    ("@implementation A\nBOOL FLAG(x)\n- (void)a {}\n- (void)b {}\n@end", ["-[A a]", "-[A b]", "A …"]),
    ("@interface A { MEMBERS @private int y; }\n@end", ["A.MEMBERS", "A.int", "A.y", "A …"]),
    (
      "@interface A { struct { int a; } b; @private BOOL c; unsigned d : 1; int (*e)(void); }\n@end",
      ["A.struct", "A.int", "A.a", "A.b", "A.BOOL", "A.c", "A.unsigned", "A.d", "A.int", "A.e", "A.void"]
    ),
    ("@implementation A\n- (void)MAKE_NAME:(id)s {}\n@end", ["-[A MAKE_NAME:]", "A …"]),
    ("@implementation A\n#include \"Actions.inc\"\n- (void)a {}\n@end", ["-[A a]", "A …"]),
    ("@implementation A\n+ (BOOL)resolveInstanceMethod:(SEL)s {}\n@end", ["A …"]),
    ("@interface A : B <C<D *> *> { UILabel *a; }\n@end", ["A.UILabel", "A.a"]),
    ("@implementation Other\n- (void)a {}\n@end", []),
  ]) func members(_ source: String, _ expected: [String]) {
    #expect(lines(source, \.members) == expected)
  }

  @Test(arguments: [
    (
      "@interface A : B { int x; IBOutlet UILabel *_a; int y; }\n@property (weak) IBOutlet UILabel *b;\n@property (weak) C *c;\n@end",
      ["outlet A._a", "outlet A.b"]
    ),
    ("@interface A\n@property (strong) IBOutletCollection(UILabel) NSArray *a;\n@end", ["outlet A.a"]),
    ("@interface A\n@property (nonatomic) IBInspectable BOOL on;\n@end", ["inspectable A.on"]),
    ("@implementation A\n- (IBAction)buy:(id)sender {}\n- (void)sell:(id)sender {}\n@end", ["action A.buy:"]),
    ("@interface A\n- (IBAction)back:(UIStoryboardSegue *)segue;\n@end", ["unwind A.back:"]),
    ("@implementation A\n- (IBSegueAction B *)make:(NSCoder *)coder { return nil; }\n@end", ["segueAction A.make:"]),
  ]) func marks(_ source: String, _ expected: [String]) {
    #expect(lines(source, \.marks) == expected)
  }

  @Test(arguments: [
    ("@implementation C\n- (void)back:(S)s {}\n- (void)other {}\n@end", ["-[C back:]"]),
    ("@interface UIView (Back)\n- (void)back:(S)s;\n- (void)a;\n@end", ["-[UIView back:]", "-[UIView a]"]),
    ("@protocol C\n- (void)back:(S)s;\n@end\n@interface D\n- (void)back;\n@end", []),
  ]) func methodsOfAnyClass(_ source: String, _ expected: [String]) {
    var interest = Self.interest
    interest.names.methods = MethodInterest(["back:"])
    let outline = ObjectiveCFrontend.parse(SourceText(source), interest: interest).outline
    #expect(OutlineDump(outline: outline).members == expected)
  }

  @Test(arguments: [
    ("static NSString *const kA = @\"x\";", ["kA = \"x\" @1:31-32 @1:24-26"]),
    ("NSString * const kA = @\"x\";", ["kA = \"x\" @1:25-26 @1:18-20"]),
    ("NSString *kA = @\"x\";", ["kA = ? @1:11-13"]),
    ("static const NSString *kA = @\"x\";", ["kA = \"x\" @1:31-32 @1:24-26"]),
    ("static NSString *kA = @\"x\";\nvoid f(void) { kA = @\"y\"; }", ["kA = ? @1:18-20"]),
    ("const NSString *kA = @\"x\";", ["kA = ? @1:17-19"]),
    ("static NSString *kA = @\"x\", *B = @\"y\";", ["kA = ? @1:18-20", "B = \"y\" @1:36-37 @1:30-31"]),
    ("static NSString *kA = @\"x\";\nvoid f(void) { g(&kA); }", ["kA = ? @1:18-20"]),
    ("static NSString *kA = @\"x\";\n#define SET(x) kA = (x)", ["kA = ? @1:18-20"]),
    ("static NSString *kA = @\"x\";\nvoid f(void) { SET(kA, y); g(kA); }", ["kA = ? @1:18-20"]),
    ("static NSString *kA = @\"x\";\nvoid f(void) { for (kA in y) {} }", ["kA = ? @1:18-20"]),
    ("static NSString *kA = @\"x\";\n@interface B { NSString *kA; }\n@end", ["kA = ? @1:18-20"]),
    ("#include \"a.inc\"\nstatic NSString *kA = @\"x\";", ["kA = ? @2:18-20"]),
    (
      "static NSString *kA = @\"x\";\nvoid f(void) {\n#if A\n}\n#else\n}\n#endif\nkA = y; }", ["kA = ? @1:18-20"]
    ),
    ("#import \"A.h\"\nstatic NSString *kA = @\"x\";\nvoid f(void) { g(kA); }", ["kA = \"x\" @2:25-26 @2:18-20"]),
    ("static NSNibName const kA = @\"x\";", ["kA = \"x\" @1:31-32 @1:24-26"]),
    ("NSStoryboardName kA = @\"x\";", ["kA = ? @1:18-20"]),
    ("#define B @\"x\"", ["B = \"x\" @1:13-14 @1:9-10"]),
    ("#define B @\"x\" @\"y\"", ["B = ? @1:9-10"]),
    ("#define B NAME(x)\n#undef B", ["B = ? @1:9-10", "B = ? @2:8-9"]),
    ("void f(void) { static NSString *const kA = @\"x\"; }", []),
    ("extern NSString *const kA;", []),
  ]) func constants(_ source: String, _ expected: [String]) {
    #expect(lines(source, \.constants) == expected)
  }
}
