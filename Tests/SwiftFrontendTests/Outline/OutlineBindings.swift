import Testing

@Suite("Variables that hold a call")
struct OutlineBindings {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.bindings)
  }

  static let cases = [
    OutlineCase(
      """
      let route = ZIKAnyViewRoute.make().register()
      let other = make()
      var a = register(), b = 1, c = (try perform())
      func f() { guard let d = perform() else { return }
       if let e = perform() as? T {} }
      let (g, h) = perform()
      let i: T = perform()
      var `in` = perform()
      let j = { perform() }
      let k = x ? perform() : nil
      """,
      """
      route = 0 in #0
      a = 2 in #0
      c = 3 in #0
      d = 4 in #1
      e = 5 in #1
      i = 7 in #0
      in = 8 in #0
      """)
  ]
}
