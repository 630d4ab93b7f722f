import Testing

@Suite("Blocks in Objective-C outlines")
struct BlockTests {
  @Test(arguments: holders + parameters + others) func blocksAreRight(_ item: OutlineCase) { item.check(\.blocks) }

  static let holders: [OutlineCase] = [
    OutlineCase(
      "void f(void) { [r performPath:p configuring:^(C *config) { config.prepare = ^(id<Q> d) {}; }]; }",
      """
      argument 1 of 0 (C @1:47-48 config) in #1 @1:45-93
      config.prepare = (Q @1:82-83 d) in #1 @1:77-90
      """),
    OutlineCase("void f(void) { [r performWith:^(id<Q> d) {}]; }", "argument 0 of 0 (Q @1:36-37 d) in #1 @1:31-44"),
    OutlineCase("void f(void) { a.b.prepare = (id)^(id<Q> d) {}; }", "a.b.prepare = (Q @1:39-40 d) in #1 @1:34-47"),
    OutlineCase(
      "void f(void) { [r performPath:p configuring:^{ a.prepare = ^{}; }]; }", ""),
    OutlineCase(
      "void f(void) { [r performPath:p configuring:^(C *c) { [x each:^(D *c) { c.prepare = ^(id<Q> d) {}; }]; }]; }",
      """
      argument 1 of 0 (C @1:47-48 c) in #1 @1:45-105
      block (D @1:65-66 c) in #1 @1:63-101
      c.prepare = (Q @1:90-91 d) in #1 @1:85-98
      """),
    OutlineCase(
      "void f(void) {\n#if X\n  if (y) { a.prepare = ^(id<Q> d) {}; }\n#endif\n}",
      "a.prepare = (Q @3:29-30 d) in #1 [#if X; if y] @3:24-37"),
  ]

  static let parameters: [OutlineCase] = [
    parameter("id<A, B> d", "A @1:30-31 B @1:33-34 d"),
    parameter("UIViewController<Q> * _Nonnull d", "UIViewController @1:27-43 Q @1:44-45 d"),
    parameter("__kindof UIViewController<Q> *d", "UIViewController @1:36-52 Q @1:53-54 d"),
    parameter("id  _Nonnull d", "d"),
    parameter("id<Q>", "Q @1:30-31 _"),
    parameter("Prepared d", "Prepared @1:27-35 d"),
    parameter(
      "BOOL success, id<Q> _Nullable d, NSError *error", "BOOL @1:27-31 success, Q @1:44-45 d, NSError @1:60-67 error"),
    parameter("NSArray<id<Q>> *d", "NSArray @1:27-34 d"),
    parameter("Box<Item *> *d", "Box @1:27-30 d"),
    parameter("Map<K, V *> *d", "Map @1:27-30 d"),
    parameter("Class<Q> d", "d"),
    parameter("void (^done)(id<Q> d), id<R> e", "_, R @1:53-54 e"),
    parameter("struct S s", "_"),
    parameter("id<Q> d[2]", "d"),
  ]

  static let others: [OutlineCase] = [
    OutlineCase("void f(void) { a.prepare = b; a.prepare = nil; a.prepare = make(^(id<Q> d) {}); }", ""),
    OutlineCase("void f(void) { a.prepare = x ? ^(id<Q> d) {} : ^(id<R> d) {}; }", ""),
    OutlineCase("void f(void) { a.other = ^(id<Q> d) {}; void (^prepare)(id<Q>) = ^(id<Q> d) {}; }", ""),
    OutlineCase("void f(void) { [r performPath:^(id<Q> d) {} other:^(id<Q> d) {}]; }", ""),
    OutlineCase(
      "void f(void) { a.prepare = ^id<R>(id<Q> d) { return d; }; }", "a.prepare = (Q @1:38-39 d) in #1 @1:28-57"),
  ]

  private static func parameter(_ source: String, _ expected: String) -> OutlineCase {
    let range = "@1:25-\(source.utf8.count + 31)"
    return OutlineCase("void f()  { a.prepare = ^(\(source)) {}; }", "a.prepare = (\(expected)) in #1 \(range)")
  }
}
