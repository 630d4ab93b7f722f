import Testing

@Suite("Objective-C outlines")
struct OutlineTests {
  @Test(arguments: heads) func headsAreRight(_ item: OutlineCase) { item.check(\.heads) }
  @Test(arguments: calls) func callsAreRight(_ item: OutlineCase) { item.check(\.calls) }
  @Test(arguments: composedTexts) func composedTextsAreRight(_ item: OutlineCase) { item.check(\.calls) }
  @Test(arguments: scopes) func scopesAreRight(_ item: OutlineCase) { item.check(\.scopes) }
  @Test(arguments: typeUses) func typeUsesAreRight(_ item: OutlineCase) { item.check(\.typeUses) }
  @Test(arguments: assignments) func assignmentsAreRight(_ item: OutlineCase) { item.check(\.assignments) }
  @Test(arguments: bindings) func bindingsAreRight(_ item: OutlineCase) { item.check(\.bindings) }

  static let assignments: [OutlineCase] = [
    OutlineCase(
      "void f(void) { a.flag = A | B | c.D; a.flag = A | b(); a.flag = A + B | C; a.flag = A | B + C; a.flag = x ? A : A | B; }",
      """
      a.flag = A | B | c.D in #1 @1:16-22
      a.flag = ? in #1 @1:38-44
      a.flag = ? in #1 @1:56-62
      a.flag = ? in #1 @1:76-82
      a.flag = ? in #1 @1:96-102
      """),
    OutlineCase(
      "void f(void) { A.flag = NO; self.b.flag = g(x); flag = YES; a.c = 1; if (x) p->flag = NO; a.flag == 2; }",
      "A.flag = false in #1 @1:16-22\nself.b.flag = ? in #1 @1:29-40"),
    OutlineCase(
      """
      void f(void) {
        [A making:^{ C<D *> *c = [C new]; c.x = 1; y = c; c->z = 2; c.e[0] = NO; ^{ c.w = YES; }(); }];
        [A other:^{ c.x = 1; }];
      }
      """,
      """
      c.x = ? in #1 @2:37-40
      y = c in #1 @2:46-47
       = ? in #1 @2:53-53
       = false in #1 @2:63-63
      c.w = true in #1 @2:79-82
      """),
  ]

  static let composedTexts: [OutlineCase] = [
    OutlineCase(
      """
      void f(void) { ZIKRoutable([NSString stringWithFormat:@"a/%@/b", c], [@"a/" stringByAppendingString:b]); }
      """,
      """
      0: ZIKRoutable("a/…/b" @1:57-63, "a/…" @1:70-103) in #1 @1:16-104
      """),
    OutlineCase(
      """
      void f(void) { ZIKRoutable([[@"a" stringByAppendingFormat:@"b%d", c] stringByAppendingString:@"d"]); }
      """,
      """
      0: ZIKRoutable("ab…d" @1:28-99) in #1 @1:16-100
      """),
    OutlineCase(
      """
      void f(void) { ZIKRoutable([NSString stringWithFormat:a], [b stringByAppendingString:@"a"], [A stringWithFormat:@"a"]); }
      """,
      "0: ZIKRoutable(?, ?, ?) in #1 @1:16-119"),
    // Macros may stand for parts of a text.
    OutlineCase(
      """
      void f(void) { ZIKRoutable(HOST @"/a", @"a" PATH, @"a" PATH @"b", @"a" @"b"); }
      """,
      "0: ZIKRoutable(?, ?, ?, \"ab\" @1:69-75) in #1 @1:16-77"),
  ]

  static let heads: [OutlineCase] = [
    OutlineCase("@protocol P;\n@protocol A, B;\n@class C;", ""),
    OutlineCase("@protocol P <A,\n /* x */ B>\n@end", "@objc protocol P : A, B @1:11-12"),
    OutlineCase(
      "@interface R : ZIKServiceRouter<id<A>, C<P> *> <Q>\n@end",
      "@objc class R : ZIKServiceRouter<id<A>,C<P>*>, Q @1:12-13"),
    OutlineCase("@interface R : Super <P, Q>\n@end", "@objc class R : Super, P, Q @1:12-13"),
    OutlineCase("@interface R : ZIKModuleViewRouter(I)\n@end", "@objc class R : ZIKModuleViewRouter(I) @1:12-13"),
    OutlineCase(
      "@interface C<__covariant T : D *, U> : E\n@end", "@objc class C <T, U> : E @1:12-13"),
    OutlineCase(
      "@interface C (Cat) <P>\n@end\n@interface C () <Q>\n@end", "extension C : P @1:12-13\nextension C : Q @3:12-13"),
    OutlineCase("@implementation C\n@end\n@implementation C (Cat)\n@end", "extension C @1:17-18\nextension C @3:17-18"),
    OutlineCase("typedef A<id, B *> C;", "typealias C = A<id,B*> @1:20-21"),
    OutlineCase("typedef A *C;\n@compatibility_alias D A;", "typealias C = A @1:12-13\ntypealias D = A @2:22-23"),
    OutlineCase("typedef void (^Block)(A *);\ntypedef NS_ENUM(NSInteger, E) { E1 };\ntypedef unsigned int U;", ""),
    OutlineCase("#define A B\n#define C 1\n#define D(x) x\n#define E static", "typealias A = B @1:9-10"),
    OutlineCase(
      "NS_SWIFT_NAME(Player)\n@protocol P <A>\n@end\n__attribute__((swift_name(\"S\")))\n@interface C : D\n@end",
      "@objc(Player) protocol P : A @2:11-12\n@objc(S) class C : D @5:12-13"),
    OutlineCase("typedef A *B NS_SWIFT_NAME(C);", "typealias B = A @1:12-13"),
    OutlineCase(
      "- (void)f NS_SWIFT_NAME(g(x:));\n@interface C : D\n@end", "@objc class C : D @2:12-13"),
    OutlineCase(
      "DeclareRoutableView(V, R)\nDeclareRoutableService(S, R);\nZIX_ADD_CATEGORY(C, P)",
      "extension V : ZIKRoutableView @1:21-22\nextension S : ZIKRoutableService @2:24-25\nextension C : P @3:18-19"),
    OutlineCase(
      "DeclareRoutableViewModuleProtocol(P)\nDeclareRoutableServiceModuleProtocol(Q)",
      "extension ZIKViewMakeableConfiguration : P @1:1-34\nextension ZIKServiceMakeableConfiguration : Q @2:1-37"),
    OutlineCase("#define DeclareRoutableView(A, B) \\\n@interface A (B) <ZIKRoutableView> \\\n@end", ""),
    OutlineCase(
      "#ifndef H\n#define H\n#if DEBUG && X\n@protocol A\n@end\n#elif defined Y\n@protocol B\n@end\n#else\n@protocol C\n@end\n#endif\n#ifdef __OBJC__\n@protocol D\n@end\n#endif\n#endif",
      """
      @objc protocol A [#if DEBUG && X] @4:11-12
      @objc protocol B [#if !(DEBUG && X); #if defined(Y)] @7:11-12
      @objc protocol C [#if !(DEBUG && X); #if !(defined(Y))] @10:11-12
      @objc protocol D @14:11-12
      """),
    OutlineCase(
      "#ifdef X\n@interface A : B\n#else\n@interface A : C\n#endif\n- (void)f;\n@end",
      "@objc class A : B [#if defined(X)] @2:12-13\n@objc class A : C [#if !(defined(X))] @4:12-13"),
    OutlineCase(
      "@interface A : B <P\n#if X\n, Q\n#endif\n>\n@end\n@protocol R\n@end",
      "@objc class A : B, P, Q @1:12-13\n@objc protocol R @7:11-12"),
    OutlineCase("id p = @protocol(P);\n// @protocol Q\nid s = @\"@protocol R\";", ""),
    OutlineCase(
      "#ifdef __cplusplus\nextern \"C\" {\n#endif\ntypedef A B;\n#ifdef __cplusplus\n}\n#endif",
      "typealias B = A @4:11-12"),
    OutlineCase("void f() { typedef A B; }\n#if 0\nit's\n#endif\n#pragma mark don't", ""),
    OutlineCase("auto s = R\"x(@protocol P)\")x\";\nint i = 1'000;\n@protocol Q\n@end", "@objc protocol Q @3:11-12"),
  ]

  static let calls: [OutlineCase] = [
    OutlineCase(
      "void f() { [self registerView:[C class]]; [super registerView:C.class]; [Other foo]; }",
      """
      0: self.registerView:(registerView: C.self) in #1 @1:12-41
      1: super.registerView:(registerView: C.self) in #1 @1:43-71
      """),
    OutlineCase(
      "void f() { [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class] making:^id (Config *c) { return nil; }]; }",
      """
      0: `ZIKViewRouter`.registerViewProtocol:forMakingView:making:(registerViewProtocol: [1], forMakingView: C.self, making: {}) in #1 @1:12-126
      1: ZIKRoutable(P) argument 0 of 0 in #1 @1:48-62
      """),
    OutlineCase(
      "void f() { [ZIKRouterToView(P) performPath:x configuring:^(C *c) { [self registerView:d]; }]; }",
      """
      0: [1].performPath:configuring:(performPath: x, configuring: {}) in #1 @1:12-93
      1: ZIKRouterToView(P) receiver of 0 in #1 @1:13-31
      2: self.registerView:(registerView: d) in #1 {} @1:68-89
      """),
    OutlineCase(
      "void f() { ZIKViewRouter.toView(ZIKRoutable(P)); x = @protocol(Q); }",
      """
      0: `ZIKViewRouter`.toView([1]) in #1 @1:12-48
      1: ZIKRoutable(P) argument 0 of 0 in #1 @1:33-47
      2: @protocol(Q) in #1 @1:54-66
      """),
    OutlineCase(
      """
      void f() {
        [ZIKDestinationViewRoute(id<P>)
          makeRouteWithDestination:[C class] makeDestination:^id (A *a) { return [C new]; }]
        .nameAs(@"x")
      #if X
        .registerDestinationProtocol(ZIKRoutable(P))
      #else
        .registerURLPattern(@"a\\"b")
      #endif
        .nameAs(@"y");
      }
      """,
      """
      0: [3].nameAs("y" @10:13-14) in #1 @2:3-10:16
      1: [3].registerURLPattern("a\\"b" @8:25-29) in #1 [#if !(X)] @2:3-8:31
      2: [3].registerDestinationProtocol([5]) in #1 [#if X] @2:3-6:47
      3: [4].nameAs("x" @4:13-14) receiver of 2 in #1 @2:3-4:16
      4: `ZIKDestinationViewRoute`.makeRouteWithDestination:makeDestination:(makeRouteWithDestination: C.self, makeDestination: {}) receiver of 3 in #1 @2:3-3:87
      5: ZIKRoutable(P) argument 0 of 2 in #1 [#if X] @6:32-46
      """),
    OutlineCase(
      "void f() { id a = (id)[x registerView:(Foo *)y]; g(b ? [x registerView:c] : nil, @[ZIKRoutable(P)]); }",
      """
      0: `x`.registerView:(registerView: y) in #1 @1:23-48
      1: g(?, ?) in #1 @1:50-100
      2: `x`.registerView:(registerView: c) argument 0 of 1 in #1 [if b] @1:56-74
      3: ZIKRoutable(P) argument 1 of 1 in #1 @1:84-98
      """),
    OutlineCase(
      "@implementation R\n+ (void)a {\n  if (x == 1) { [self registerView:YES]; } else [self registerView:NO];\n  if (!y) return;\n  [self registerView:@\"s\"];\n}\n@end",
      """
      0: self.registerView:(registerView: true) in #2 [if x == 1] @3:17-40
      1: self.registerView:(registerView: false) in #2 [if !(x == 1)] @3:49-71
      2: self.registerView:(registerView: "s" @5:24-25) in #2 [if !(!y)] @5:3-27
      """),
    OutlineCase(
      "void f() { if (a) { if (b) return; }\n [self registerView:c]; }",
      "0: self.registerView:(registerView: c) in #1 [if !(a)] @2:2-23"),
    OutlineCase(
      "void f() { for (id x in y) { if (x == z) goto end; }\n [self registerView:c]; }",
      "0: self.registerView:(registerView: c) in #1 [!(for id x in y)] @2:2-23"),
    OutlineCase(
      "void f() { while (x) { if (y) break; else continue; }\n [self registerView:c]; }",
      "0: self.registerView:(registerView: c) in #1 @2:2-23"),
    OutlineCase(
      "void f() { while (x) { switch (k) { case A: if (y) continue; break; }\n [self registerView:c]; } }",
      "0: self.registerView:(registerView: c) in #1 [while x; !(switch k)] @2:2-23"),
    OutlineCase(
      "void f() { if (a) [self registerView:b]; else { abort(); }\n [self registerView:c]; }",
      """
      0: self.registerView:(registerView: b) in #1 [if a] @1:19-40
      1: self.registerView:(registerView: c) in #1 [if a] @2:2-23
      """),
    OutlineCase(
      "void f() { @autoreleasepool { if (a) return;\n [self registerView:b]; }\n [self registerView:c]; }",
      """
      0: self.registerView:(registerView: b) in #1 [if !(a)] @2:2-23
      1: self.registerView:(registerView: c) in #1 [if !(a)] @3:2-23
      """),
    OutlineCase(
      "void f() { @try { @synchronized (x) { [self registerView:a]; } } @catch (id e) { return; }\n @finally { [self registerView:b]; }\n [self registerView:c]; }",
      """
      0: self.registerView:(registerView: a) in #1 [@try] @1:39-60
      1: self.registerView:(registerView: b) in #1 [!(catch id e)] @2:13-34
      2: self.registerView:(registerView: c) in #1 [!(catch id e)] @3:2-23
      """),
    OutlineCase(
      "void f() { do { if (a) break; } while (0); g(^{ if (b) return; }); { if (c) exit(1); }\n [self registerView:c]; }",
      "0: self.registerView:(registerView: c) in #1 [if !(c)] @2:2-23"),
    OutlineCase(
      "void f() {\n  switch (k) {\n  case A: [self registerView:a]; break;\n  default: [self registerView:b];\n  }\n  for (id x in y) [self registerView:x];\n  [self registerView:c];\n}",
      """
      0: self.registerView:(registerView: a) in #1 [switch k case A] @3:11-32
      1: self.registerView:(registerView: b) in #1 [switch k default] @4:12-33
      2: self.registerView:(registerView: x) in #1 [for id x in y] @6:19-40
      3: self.registerView:(registerView: c) in #1 @7:3-24
      """),
    OutlineCase(
      "#define OPEN(x) [ZIKRouterToView(x) performPath:nil]\n#define OTHER(x) [y registerView:x]",
      """
      0: [1].performPath:(performPath: nil) in #1 @1:17-53
      1: ZIKRouterToView(x) receiver of 0 in #1 @1:18-36
      """),
    OutlineCase(
      "void f() { [[self class] registerView:a]; [self.class registerView:b]; [a.b registerView:c]; }",
      """
      0: self.registerView:(registerView: a) in #1 @1:12-41
      1: self.registerView:(registerView: b) in #1 @1:43-70
      2: `a.b`.registerView:(registerView: c) in #1 @1:72-92
      """),
    OutlineCase(
      #"void f() { [x registerView:@"\x41\102\u00e9" /* c */ @"\\d" "e"]; [x registerView:[C self]]; [x registerView:@"\q"]; }"#,
      #"""
      0: `x`.registerView:(registerView: "ABé\\de" @1:30-63) in #1 @1:12-65
      1: `x`.registerView:(registerView: C.self) in #1 @1:67-92
      2: `x`.registerView:(registerView: ?) in #1 @1:94-116
      """#),
    OutlineCase(
      "void f() { a && [x registerView:b]; c || [x registerView:d]; e ? 1 : [x registerView:g]; [x registerView:h]; }",
      """
      0: `x`.registerView:(registerView: b) in #1 [if a] @1:17-35
      1: `x`.registerView:(registerView: d) in #1 [if !(c)] @1:42-60
      2: `x`.registerView:(registerView: g) in #1 [if !(e)] @1:70-88
      3: `x`.registerView:(registerView: h) in #1 @1:90-108
      """),
    // Each statement begins behind the last one, also where that ends with a bracket.
    OutlineCase(
      "void f() { if (a) { g(); } b && [x registerView:c]; if (d) e && [x registerView:g]; else h && [x registerView:i]; }",
      """
      0: `x`.registerView:(registerView: c) in #1 [if b] @1:33-51
      1: `x`.registerView:(registerView: g) in #1 [if d; if e] @1:65-83
      2: `x`.registerView:(registerView: i) in #1 [if !(d); if h] @1:95-113
      """),
  ]

  static let scopes: [OutlineCase] = [
    OutlineCase(
      "@implementation R\n+ (BOOL)isAbstractRouter { return YES; }\n- (id)a:(int)x b:(void (^)(int y))z;\n@end\nstatic inline void reg(int a) { }\nvoid g(void);",
      """
      #0 file
      #1 type R in #0 @1:17-18
      #2 static func isAbstractRouter returns true {…} in #1 @2:9-25
      #3 func a:b: (a:b:) in #1 @3:7-18
      #4 func reg {} in #0 @5:20-23
      """),
    OutlineCase(
      "@implementation R\n+ (BOOL)isAbstractRouter { return self == [Base class]; }\n@end",
      """
      #0 file
      #1 type R in #0 @1:17-18
      #2 static func isAbstractRouter returns self == Base {…} in #1 @2:9-25
      """),
    OutlineCase(
      "@implementation R\n+ (void) __attribute__((annotate(\"x\"))) f __attribute__((cold)) { }\n- __attribute__((cold)) (id)a:(__attribute__((noescape)) B)x b:(C)y;\n@end",
      """
      #0 file
      #1 type R in #0 @1:17-18
      #2 static func f {} in #1 @2:41-42
      #3 func a:b: (a:b:) in #1 @3:29-64
      """),
    OutlineCase(
      "#define OPEN(x) [ZIKRouterToView(x) foo]\n#if A\nvoid f(void) API_AVAILABLE(ios(11)) { }\n#endif",
      """
      #0 file
      #1 func OPEN <x> {…} in #0 @1:9-13
      #2 func f {} in #0 [#if A] @3:6-7
      """),
  ]

  static let typeUses: [OutlineCase] = [
    OutlineCase(
      "void f(Screen *s) { ZIKViewRouter<id<P>, C *> *r; ZIKDestinationViewRouter(id<P>) *q; x = (ZIKViewRouter *)y; [ZIKViewRouter foo]; }",
      """
      type Screen in #0 @1:8-14
      type ZIKViewRouter<id<P>, C*> in #1 @1:21-34
      type ZIKDestinationViewRouter<id<P>> in #1 @1:51-75
      type ZIKViewRouter in #1 @1:92-105
      expression ZIKViewRouter in #1 @1:112-125
      """),
    OutlineCase(
      "@interface A : B\n@property (nonatomic) ZIKViewRouter<id> *r;\n- (ZIKViewRouter *)x:(Screen *)y;\n@end",
      """
      type ZIKViewRouter<id> in #1 @2:23-36
      type ZIKViewRouter in #1 @3:4-17
      type Screen in #1 @3:23-29
      """),
  ]

  static let bindings: [OutlineCase] = [
    OutlineCase(
      "void f() { ZIKViewRoute *r = [ZIKViewRoute makeRouteWithDestination:[C class] makeDestination:^{}]; r.nameAs(@\"x\"); int y = 1; }",
      "r = 0 in #1"),
    OutlineCase(
      "void f() { id r = ZIKRoutable(P); r = ZIKRoutable(Q); a.r = ZIKRoutable(S); }", "r = 0 in #1\nr = 1 in #1"),
  ]
}
