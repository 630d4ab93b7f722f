import Testing

@Suite("Which calls go into the outline")
struct OutlineCalls {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.calls)
  }

  static let cases = [
    OutlineCase(
      """
      register(RoutableView<P>())
      other()
      outer(register())
      far(outer(register()))
      """,
      """
      0: register([1]) in #0 @1:1-28
      1: RoutableView<P>() argument 0 of 0 in #0 @1:10-27
      2: outer([3]) in #0 @3:1-18
      3: register() argument 0 of 2 in #0 @3:7-17
      4: outer([5]) in #0 @4:5-22
      5: register() argument 0 of 4 in #0 @4:11-21
      """),
    OutlineCase(
      """
      outer(inner(), register { nested() })
      outer { register() }
      """,
      """
      0: outer(?, [1]) in #0 @1:1-38
      1: register({}^) argument 1 of 0 in #0 @1:16-37
      2: register() in #0 {} @2:9-19
      """),
    OutlineCase(
      """
      ZIKAnyViewRoute.make(withDestination: C.self, makeDestination: { c, r in C() }).register(RoutableView<P>()).unknown()
      """,
      """
      0: [1].register([2]) in #0 @1:1-108
      1: `ZIKAnyViewRoute`.make(withDestination: C.self, makeDestination: {}) receiver of 0 in #0 @1:1-80
      2: RoutableView<P>() argument 0 of 0 in #0 @1:90-107
      """),
    OutlineCase(
      """
      a.b(1).c().d().register()
      """,
      """
      0: [1].register() in #0 @1:1-26
      1: [2].d() receiver of 0 in #0 @1:1-15
      2: [3].c() receiver of 1 in #0 @1:1-11
      3: `a`.b(?) receiver of 2 in #0 @1:1-7
      """),
    OutlineCase(
      """
      RoutableView<P>.init()
      RoutableView<P>()
      ZRouter.RoutableView<P>()
      ZRouter.RoutableView<P>.init(x)
      RoutableView()
      RoutableView.self.init()
      """,
      """
      0: RoutableView<P>() in #0 @1:1-23
      1: RoutableView<P>() in #0 @2:1-18
      2: `ZRouter`.RoutableView<P>() in #0 @3:1-26
      3: `ZRouter`.RoutableView<P>(x) in #0 @4:1-32
      4: RoutableView() in #0 @5:1-15
      5: RoutableView() in #0 @6:1-25
      """),
    OutlineCase(
      """
      Screen<P>()
      RoutableView<any P>()
      RoutableView<(P)>()
      RoutableView<A & B>()
      RoutableView<Outer.Inner>()
      RoutableView<any A & B, C<D>>()
      """,
      """
      0: Screen<P>() in #0 @1:1-12
      1: RoutableView<any P>() in #0 @2:1-22
      2: RoutableView<(P)>() in #0 @3:1-20
      3: RoutableView<A&B>() in #0 @4:1-22
      4: RoutableView<Outer.Inner>() in #0 @5:1-28
      5: RoutableView<any A&B, C<D>>() in #0 @6:1-32
      """),
    OutlineCase(
      """
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) }
       init(a: Int) { self.init(declaredTypeName: "P") } }
      """,
      """
      0: self.init(declaredProtocol: Protocol.self) in #2 @1:55-97
      1: self.init(declaredTypeName: "P" @2:46-47) in #3 @2:17-49
      """),
    OutlineCase(
      """
      f(.init(declaredProtocol: P.self))
      super.init(frame: x)
      Self.init()
      type(of: self).init()
      Foo.init()
      """,
      """
      0: f([1]) in #0 @1:1-35
      1: ?.init(declaredProtocol: P.self) argument 0 of 0 in #0 @1:3-34
      2: super.init(frame: x) in #0 @2:1-21
      3: self.init() in #0 @3:1-12
      4: self.init() in #0 @4:1-22
      """),
  ]
}
