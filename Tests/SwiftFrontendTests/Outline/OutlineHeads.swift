import Testing

@Suite("Type heads of a parsed file")
struct OutlineHeads {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.heads)
  }

  static let cases = [
    OutlineCase(
      """
      public class A<T, U>: B, @unchecked Sendable, C<Int> where T: P, U == Int {}
      """,
      """
      public class A <T, U> : B, Sendable, C<Int> where T : P, U == Int @1:14-15
      """),
    OutlineCase(
      """
      final class `A` {}
      actor Q {}
      enum E: Int { case a }
      struct S {}
      """,
      """
      class A @1:13-16
      actor Q @2:7-8
      enum E : Int @3:6-7
      struct S @4:8-9
      """),
    OutlineCase(
      """
      open class A {}
      private struct B {}
      fileprivate enum C {}
      package protocol D<X, Y>: E where X: F {}
      """,
      """
      open class A @1:12-13
      private struct B @2:16-17
      fileprivate enum C @3:18-19
      package protocol D <X, Y> : E where X : F @4:18-19
      """),
    OutlineCase(
      """
      extension Foo.Bar: @preconcurrency P where T == Foo & /* x */ Bar {}
      extension [Int] {}
      extension Foo<Int> {}
      """,
      """
      extension Foo.Bar : P where T == Foo&Bar @1:11-18
      extension [Int] @2:11-16
      extension Foo<Int> @3:11-19
      """),
    OutlineCase(
      """
      private typealias A<T> = any  P & /* c */ Foo<T> where T: Q
      """,
      """
      private typealias A <T> = any P&Foo<T> where T : Q @1:19-20
      """),
    OutlineCase(
      """
      @main @objc(Name) class A {}
      @objcMembers class B {}
      @objc class C {}
      @UIApplicationMain class D {}
      @MainActor class E {}
      """,
      """
      @main @objc(Name) class A @1:25-26
      @objc class B @2:20-21
      @objc class C @3:13-14
      @main class D @4:26-27
      class E @5:18-19
      """),
    OutlineCase(
      """
      class A { struct B { enum C {} }
        func f() { class L { class M {} } }
        var x: Int { class N {}; return 1 }
        let c = { class O {} }
      }
      extension A.B { class D {} }
      """,
      """
      class A @1:7-8
      struct A/B @1:18-19
      enum A/B/C @1:27-28
      local class A/L @2:20-21
      local class A/L/M @2:30-31
      local class A/N @3:22-23
      local class A/O @4:19-20
      extension A.B @6:11-14
      class A.B/D @6:23-24
      """),
    OutlineCase(
      """
      #if os(iOS)&&DEBUG
      class A {}
      #elseif  canImport( UIKit )
      class B {}
      #else
      #if !X
      class C {}
      #endif
      #endif
      if X { class D {} }
      """,
      """
      class A [#if os(iOS) && DEBUG] @2:7-8
      class B [#if !(os(iOS) && DEBUG); #if canImport(UIKit)] @4:7-8
      class C [#if !(os(iOS) && DEBUG); #if !(canImport(UIKit)); #if !X] @7:7-8
      local class D @10:14-15
      """),
    OutlineCase(
      """
      class {}
      class Whole {}
      """,
      """
      class Whole @2:7-12
      """),
    OutlineCase(
      """
      @A({ class B {} }) class C {}
      """,
      """
      local class B @1:12-13
      @custom class C @1:26-27
      """),
    OutlineCase(
      """
      @MainActor @available(iOS 15, *) @objc class A {}
      @Kit.Routed @objc(N) class B {}
      @Routed<Int> protocol C {}
      #if X
      @Model
      #endif
      extension D {}
      @objc
        .Other struct E {}
      """,
      """
      @objc @available class A @1:46-47
      @objc(N) @custom class B @2:28-29
      @custom protocol C @3:23-24
      @custom extension D @7:11-12
      @custom struct E @9:17-18
      """),
  ]
}
