import Testing

@Suite("Arguments of calls")
struct OutlineArguments {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.calls)
  }

  static let cases = [
    OutlineCase(
      """
      register(A.self, A.B.self, A<Int>.self, (A & B).self, (any P).self, [A].self, make().self)
      """,
      """
      0: register(A.self, A.B.self, A<Int>.self, A&B.self, any P.self, [A].self, ?) in #0 @1:1-91
      """),
    OutlineCase(
      #"""
      register("a", #"b\n"#, "c\n\u{e9}\t\"", "d \(x)", """
          one
            two \
          three
          """, "")
      """#,
      #"""
      0: register("a" @1:11-12, "b\\n" @1:17-20, "c\né\t\"" @1:25-38, "d …" @1:42-48, "one\n  two three" @1:54-5:5, "" @5:11-11) in #0 @1:1-5:13
      """#),
    OutlineCase(
      #"""
      register("a/\(b)/c", "a/" + b, ("a" + "b"), "a\(b)" + c + "d", String(format: "a/%@%%", b))
      register("\(b)a", a + "b", "a" + b ?? c, "a" - b, "a\n\(b)", String(format: b), String(format: "a%"))
      """#,
      #"""
      0: register("a/…/c" @1:11-19, "a/…" @1:22-30, "ab" @1:33-42, "a…d" @1:45-62, "a/…%" @1:80-86) in #0 @1:1-92
      1: register(?, ?, ?, ?, ?, ?, ?) in #0 @2:1-102
      """#),
    OutlineCase(
      """
      register(true, x: false, y: name, Foo.bar, .bar, a?.b!, self, 1, a + b, x == true, nil, -1, [1], { 1 })
      """,
      """
      0: register(true, x: false, y: name, Foo.bar, .bar, a.b, self, ?, ?, ?, nil, ?, ?, {}) in #0 @1:1-104
      """),
    OutlineCase(
      """
      register(self == A.self, A.self === self, self != A.self, self == a, Self.self == A.self, B.self == A.self)
      """,
      """
      0: register(self == A, self == A, ?, ?, ?, ?) in #0 @1:1-108
      """),
    OutlineCase(
      """
      register(`in`: 1, a: try! x, await y, (z), w as! T)
      """,
      """
      0: register(in: ?, a: x, y, z, w) in #0 @1:1-52
      """),
    OutlineCase(
      """
      register(1) { a } making: { b } other: { c }
      register { a }
      register(x, making: { y })
      """,
      """
      0: register(?, {}^, making: {}^, other: {}^) in #0 @1:1-45
      1: register({}^) in #0 @2:1-15
      2: register(x, making: {}) in #0 @3:1-27
      """),
    OutlineCase(
      """
      register(perform())
      register((perform()))
      register(try perform())
      register(await perform())
      register(perform()!)
      register(perform() as! T)
      register(x ? perform() : (y ? perform() : perform() as T))
      register([perform(), [perform()]])
      register([a: perform(), perform(): b])
      """,
      """
      0: register([1]) in #0 @1:1-20
      1: perform() argument 0 of 0 in #0 @1:10-19
      2: register([3]) in #0 @2:1-22
      3: perform() argument 0 of 2 in #0 @2:11-20
      4: register([5]) in #0 @3:1-24
      5: perform() argument 0 of 4 in #0 @3:14-23
      6: register([7]) in #0 @4:1-26
      7: perform() argument 0 of 6 in #0 @4:16-25
      8: register([9]) in #0 @5:1-21
      9: perform() argument 0 of 8 in #0 @5:10-19
      10: register([11]) in #0 @6:1-26
      11: perform() argument 0 of 10 in #0 @6:10-19
      12: register(?) in #0 @7:1-59
      13: perform() argument 0 of 12 in #0 [if x] @7:14-23
      14: perform() argument 0 of 12 in #0 [if !(x); if y] @7:31-40
      15: perform() argument 0 of 12 in #0 [if !(x); if !(y)] @7:43-52
      16: register(?) in #0 @8:1-35
      17: perform() argument 0 of 16 in #0 @8:11-20
      18: perform() argument 0 of 16 in #0 @8:23-32
      19: register(?) in #0 @9:1-39
      20: perform() argument 0 of 19 in #0 @9:14-23
      21: perform() argument 0 of 19 in #0 @9:25-34
      """),
    OutlineCase(
      """
      register { perform() }
      register(x, { perform() })
      register(perform().x)
      register(a ?? perform())
      register(-perform())
      register(perform() == x ? 1 : 2)
      register(perform()[0])
      """,
      """
      0: register({}^) in #0 @1:1-23
      1: perform() in #0 {} @1:12-21
      2: register(x, {}) in #0 @2:1-27
      3: perform() in #0 {} @2:15-24
      4: register(?) in #0 @3:1-22
      5: perform() in #0 @3:10-19
      6: register(?) in #0 @4:1-25
      7: perform() in #0 [if !(a)] @4:15-24
      8: register(?) in #0 @5:1-21
      9: perform() in #0 @5:11-20
      10: register(?) in #0 @6:1-33
      11: perform() in #0 @6:10-19
      12: register(?) in #0 @7:1-23
      13: perform() in #0 @7:10-19
      """),
    OutlineCase(
      """
      register(making: { perform() }) { perform() }
      """,
      """
      0: register(making: {}, {}^) in #0 @1:1-46
      1: perform() in #0 {} @1:20-29
      2: perform() in #0 {} @1:35-44
      """),
  ]
}
