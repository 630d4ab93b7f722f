import Testing

@Suite("Scopes")
struct OutlineScopes {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.scopes)
  }

  static let cases = [
    OutlineCase(
      """
      class A<T>: B {
        override class func f<U>(_ a: Int, for b: T) -> [U] { a() }
        static func g() {}
        func h()
        init(x y: Int) { super.init() }
        required init?() {}
        deinit { func inner() {} }
        var v: Int { func accessor() {}; return 1 }
      }
      extension A { func `do`() {} }
      protocol P<X> { func r(a: Int) }
      """,
      """
      #0 file
      #1 type A <T> in #0 @1:7-8
      #2 override static func f <U> (_:for:) -> [U] {…} in #1 @2:23-24
      #3 static func g {} in #1 @3:15-16
      #4 func h in #1 @4:8-9
      #5 init (x:) {…} in #1 @5:3-7
      #6 init {} in #1 @6:12-16
      #7 func inner {} in #1 @7:17-22
      #8 func accessor {} in #1 @8:21-29
      #9 type A in #0 @10:11-12
      #10 func do {} in #9 @10:20-24
      #11 type P <X> in #0 @11:10-11
      #12 func r (a:) in #11 @11:22-23
      """),
    OutlineCase(
      """
      class A { override class func isAbstractRouter() -> Bool { return self == A.self } }
      """,
      """
      #0 file
      #1 type A in #0 @1:7-8
      #2 override static func isAbstractRouter -> Bool returns self == A {…} in #1 @1:31-47
      """),
    OutlineCase(
      """
      class A { class func isAbstractRouter() -> Bool { A.Inner.self === (self) } }
      """,
      """
      #0 file
      #1 type A in #0 @1:7-8
      #2 static func isAbstractRouter -> Bool returns self == A.Inner {…} in #1 @1:22-38
      """),
    OutlineCase(
      """
      class A { func isAbstractRouter() -> Bool { true } }
      func isAbstractRouter() -> Bool { return register() }
      """,
      """
      #0 file
      #1 type A in #0 @1:7-8
      #2 func isAbstractRouter -> Bool returns true {…} in #1 @1:16-32
      #3 func isAbstractRouter -> Bool returns [0] {…} in #0 @2:6-22
      """),
    OutlineCase(
      """
      func isAbstractRouter() -> Bool { log(); return true }
      func isAbstractRouter() -> Bool
      func other() -> Bool { true }
      """,
      """
      #0 file
      #1 func isAbstractRouter -> Bool {…} in #0 @1:6-22
      #2 func isAbstractRouter -> Bool in #0 @2:6-22
      #3 func other -> Bool {…} in #0 @3:6-11
      """),
    OutlineCase(
      """
      #if A
      func f() { if x { func g() {} } }
      #endif
      """,
      """
      #0 file
      #1 func f {…} in #0 [#if A] @2:6-7
      #2 func g {} in #1 [#if A; if x] @2:24-25
      """),
    OutlineCase(
      """
      @A({ class B {} }) class C { class D {} }
      extension E {}
      """,
      """
      #0 file
      #1 type C in #0 @1:26-27
      #2 type B in #0 @1:12-13
      #3 type D in #1 @1:36-37
      #4 type E in #0 @2:11-12
      """),
    OutlineCase(
      """
      static func == (a: Int, b: Int) -> Bool { a }
      """,
      """
      #0 file
      #1 static func == (a:b:) -> Bool {…} in #0 @1:13-15
      """),
  ]
}
