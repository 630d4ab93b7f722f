import Testing

@Suite("Receivers of calls")
struct OutlineReceivers {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.calls)
  }

  static let cases = [
    OutlineCase(
      """
      register()
      self.register()
      Self.register()
      type(of: self).register()
      Swift.type(of: self).register()
      self?.register()
      (self).register()
      Self.self.register()
      """,
      """
      0: register() in #0 @1:1-11
      1: self.register() in #0 @2:1-16
      2: self.register() in #0 @3:1-16
      3: self.register() in #0 @4:1-26
      4: self.register() in #0 @5:1-32
      5: self.register() in #0 @6:1-17
      6: self.register() in #0 @7:1-18
      7: self.register() in #0 @8:1-21
      """),
    OutlineCase(
      """
      super.register()
      Router.perform()
      ZRouter.Router.perform()
      route.register()
      a?.b!.c.register()
      Foo<Int>.shared.register()
      self.route.register()
      Router.self.perform()
      `a`.register()
      """,
      """
      0: super.register() in #0 @1:1-17
      1: `Router`.perform() in #0 @2:1-17
      2: `ZRouter.Router`.perform() in #0 @3:1-25
      3: `route`.register() in #0 @4:1-17
      4: `a.b.c`.register() in #0 @5:1-19
      5: `Foo.shared`.register() in #0 @6:1-27
      6: `self.route`.register() in #0 @7:1-22
      7: `Router`.perform() in #0 @8:1-22
      8: `a`.register() in #0 @9:1-15
      """),
    OutlineCase(
      """
      make().register()
      make()?.register()
      make()!.register()
      (try make()).register()
      (make() as! R).register()
      a[0].register()
      f(.shared.register())
      $0.register()
      "x".register()
      type(of: other).register()
      make().x.register()
      """,
      """
      0: [1].register() in #0 @1:1-18
      1: make() receiver of 0 in #0 @1:1-7
      2: [3].register() in #0 @2:1-19
      3: make() receiver of 2 in #0 @2:1-7
      4: [5].register() in #0 @3:1-19
      5: make() receiver of 4 in #0 @3:1-7
      6: [7].register() in #0 @4:1-24
      7: make() receiver of 6 in #0 @4:6-12
      8: [9].register() in #0 @5:1-26
      9: make() receiver of 8 in #0 @5:2-8
      10: ?.register() in #0 @6:1-16
      11: f([12]) in #0 @7:1-22
      12: ?.register() argument 0 of 11 in #0 @7:3-21
      13: `$0`.register() in #0 @8:1-14
      14: ?.register() in #0 @9:1-15
      15: [16].register() in #0 @10:1-27
      16: type(of: other) receiver of 15 in #0 @10:1-16
      17: ?.register() in #0 @11:1-20
      """),
    OutlineCase(
      """
      register(a.)
      a..register()
      register(x: )
      """,
      """
      0: register(?) in #0 @1:1-13
      1: register() in #0 @2:4-14
      """),
    OutlineCase(
      """
      completion?.register()
      register?()
      register()()
      make()(register())
      """,
      """
      0: `completion`.register() in #0 @1:1-23
      1: register() in #0 @2:1-12
      2: register() in #0 @3:1-11
      3: ([4]) in #0 @4:1-19
      4: register() argument 0 of 3 in #0 @4:8-18
      """),
    OutlineCase(
      """
      make()
      #if A
        .register(1)
      #else
        .perform(.init(x))
      #endif
        .registerView()
      """,
      """
      0: [1].registerView() in #0 @1:1-7:18
      1: make() receiver of 0 in #0 @1:1-7
      2: [1].register(?) in #0 [#if A] @3:3-15
      3: [1].perform([4]) in #0 [#if !(A)] @5:3-21
      4: ?.init(x) argument 0 of 3 in #0 [#if !(A)] @5:12-20
      """),
  ]
}
