import Testing

@Suite("Conditions around calls")
struct OutlineConditions {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.calls)
  }

  static let cases = [
    OutlineCase(
      """
      #if A
      register(1)
      #elseif B
      register(2)
      #elseif C
      register(3)
      #else
      register(4)
      #endif
      """,
      """
      0: register(?) in #0 [#if A] @2:1-12
      1: register(?) in #0 [#if !(A); #if B] @4:1-12
      2: register(?) in #0 [#if !(A); #if !(B); #if C] @6:1-12
      3: register(?) in #0 [#if !(A); #if !(B); #if !(C)] @8:1-12
      """),
    OutlineCase(
      """
      func f() {
        if isPad&&x==1 { register(1) } else if let y = z, y { register(2) } else { register(3) }
      }
      """,
      """
      0: register(?) in #1 [if isPad && x == 1] @2:20-31
      1: register(?) in #1 [if !(isPad && x == 1); if let y = z,y] @2:57-68
      2: register(?) in #1 [if !(isPad && x == 1); if !(let y = z,y)] @2:78-89
      """),
    OutlineCase(
      """
      #if DEBUG
      func f() { if a { if b() { register(1) }
       guard c else { register(2) }
       switch d { case 1: register(3) } } }
      #endif
      """,
      """
      0: register(?) in #1 [#if DEBUG; if a; if b()] @2:28-39
      1: register(?) in #1 [#if DEBUG; if a] @3:17-28
      2: register(?) in #1 [#if DEBUG; if a] @4:21-32
      """),
    OutlineCase(
      """
      if register(1) { } else { { register(2) }() }
      let x = if a { register(3) } else { register(4) }
      if a ? b : c { register(5) }
      """,
      """
      0: register(?) in #0 @1:4-15
      1: register(?) in #0 [if !(register(1))] @1:29-40
      2: register(?) in #0 [if a] @2:16-27
      3: register(?) in #0 [if !(a)] @2:37-48
      4: register(?) in #0 [if a ? b : c] @3:16-27
      """),
  ]
}
