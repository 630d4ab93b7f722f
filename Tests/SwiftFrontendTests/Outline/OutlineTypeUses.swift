import Testing

@Suite("Uses of types")
struct OutlineTypeUses {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.typeUses)
  }

  @Test func metatypesOfAnyType() {
    OutlineCase(
      """
      @Routes(A.self) class R { #route<B>(Mod.C.self); #routes<D, E> }
      f((F & G).self, (any H).self, I<J>.self, x().self, K.self.y, self.z.self)
      """,
      """
      expression A in #0 @1:9-10
      expression B in #1 @1:34-35
      expression Mod.C in #1 @1:37-42
      expression D in #1 @1:58-59
      expression E in #1 @1:61-62
      expression F&G in #0 @2:4-9
      expression any H in #0 @2:18-23
      expression I<J> in #0 @2:31-35
      expression J in #0 @2:33-34
      expression K in #0 @2:52-53
      expression self.z in #0 @2:62-68
      """
    ).check(\.metatypes)
  }

  @Test func macrosInTypes() {
    OutlineCase(
      """
      @A class R { #b(C.self); @objc @D<Int>(1) var e = #f; @Mod.G func h(@I x: @J Int) { #k; @L var m = 1 } }
      #n
      extension S {
        #if O
          @P
        #endif
        @Q enum T { #u; @V case w }
        var x: Int { #y(#file) }
      }
      """,
      """
      member b in #1 @1:15-16
      member D<Int> in #1 @1:33-39
      f in #1 @1:52-53
      member Mod.G in #2 @1:56-61
      k in #2 @1:86-87
      member P in #3 @5:6-7
      member Q in #3 @7:4-5
      member u in #4 @7:16-17
      member V in #4 @7:20-21
      y in #3 @8:17-18
      """
    ).check(\.expansions)
  }

  @Test func assignmentsOfInterest() {
    OutlineCase(
      """
      A.B.flag = false
      func f() { if x { flag = g() }; y.flag? = z ? a : b; .flag = true; other = 1; h().flag = 2; a.flag == true }
      let t = { $0.flag = true }
      a.flag = [.b, C.d]; a.flag = [.b, e()]; a.flag = [F.self]; a.flag = []
      """,
      """
      A.B.flag = false in #0 @1:1-9
      flag = ? in #1 [if x] @2:19-23
      y.flag = ? in #1 @2:33-39
      .flag = true in #1 @2:54-59
      $0.flag = true in #0 @3:11-18
      a.flag = .b | C.d in #0 @4:1-7
      a.flag = ? in #0 @4:21-27
      a.flag = ? in #0 @4:41-47
      a.flag = ? in #0 @4:60-66
      """
    ).check(\.assignments)
  }

  static let cases = [
    OutlineCase(
      """
      let x: RoutableView<P>
      var y: [RoutableView<A & B>]? = nil
      func f(_ a: ZRouter.RoutableView<P>) -> Screen<Q> { a as! RoutableView<R> }
      let z = Box<RoutableView<S>>()
      closure { (v: RoutableView<T>) in }
      """,
      """
      type RoutableView<P> in #0 @1:8-20
      type RoutableView<A&B> in #0 @2:9-21
      type RoutableView<P> in #1 @3:21-33
      type Screen<Q> in #1 @3:41-47
      type RoutableView<R> in #1 @3:59-71
      type RoutableView<S> in #0 @4:13-25
      type RoutableView<T> in #0 @5:15-27
      """),
    OutlineCase(
      """
      class A: RoutableView<P> {}
      extension RoutableView where Protocol == P {}
      extension ZRouter.RoutableView: Q {}
      extension A where T == RoutableView<P> {}
      protocol B: RoutableView<P> {}
      @Router class C {}
      typealias D = RoutableView<P>
      """,
      """
      type RoutableView<P> in #4 @4:24-36
      type RoutableView<P> in #0 @7:15-27
      """),
    OutlineCase(
      """
      Router.self
      Router.perform()
      foo(Router)
      Mod.Router.shared
      RoutableView<P>.self
      Mod.RoutableView<P>.self
      RoutableView<P>()
      Mod.RoutableView<P>.init()
      x.Router()
      foo(.Router)
      [RoutableView<P>]()
      """,
      """
      expression Router in #0 @1:1-7
      expression Router in #0 @2:1-7
      expression Router in #0 @4:5-11
      expression RoutableView<P> in #0 @5:1-13
      expression RoutableView<P> in #0 @6:5-17
      expression RoutableView<P> in #0 @11:2-14
      """),
    OutlineCase(
      """
      class A<P> { func f<Q>() { if a { let x: RoutableView<Q> } } }
      """,
      """
      type RoutableView<Q> in #2 [if a] @1:42-54
      """),
    OutlineCase(
      """
      @Injected<RoutableView<P>> var a: Q
      @Mod.Injected<RoutableView<R>>(b) class C { @RoutableView<S> var d: Q }
      """,
      """
      type RoutableView<P> in #0 @1:11-23
      type RoutableView<R> in #0 @2:15-27
      """),
    OutlineCase(
      """
      Router.perform(to: RoutableView<Ed
      """,
      """
      expression Router in #0 @1:1-7
      """),
  ]
}
