import SourceModel
import Testing

@testable import SwiftFrontend

@Suite("Conditions around calls")
struct OutlineConditions {
  @Test(arguments: cases)
  func matches(_ item: OutlineCase) {
    item.check(\.calls)
  }

  static let cases = [
    OutlineCase(
      "x = a ? register(1) : b ? register(2) : register(3)",
      """
      0: register(?) in #0 [if x = a] @1:9-20
      1: register(?) in #0 [if !(x = a); if b] @1:27-38
      2: register(?) in #0 [if !(x = a); if !(b)] @1:41-52
      """),
    OutlineCase(
      "register(1) ?? a && register(2) + register(3)",
      """
      0: register(?) in #0 @1:1-12
      1: register(?) in #0 [if !(register(1)); if a] @1:21-32
      2: register(?) in #0 [if !(register(1)); if a] @1:35-46
      """),
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
      1: register(?) in #1 [#if DEBUG; if a; if !(c)] @3:17-28
      2: register(?) in #1 [#if DEBUG; if a; if c; switch d case 1] @4:21-32
      """),
    OutlineCase(
      """
      if register(1) { } else { { register(2) }() }
      let x = if a { register(3) } else { register(4) }
      if a ? b : c { register(5) }
      """,
      """
      0: register(?) in #0 @1:4-15
      1: register(?) in #0 {} [if !(register(1))] @1:29-40
      2: register(?) in #0 [if a] @2:16-27
      3: register(?) in #0 [if !(a)] @2:37-48
      4: register(?) in #0 [if a ? b : c] @3:16-27
      """),
    OutlineCase(
      """
      func f() {
        switch style { case .phone, .pad: register(1); @unknown default: register(2) }
        register(3)
        for case .pad in styles where b { register(4) }
        while c { register(5) }
        do { register(6) } catch E.a { register(7) } catch { register(8) }
        register(9)
      }
      """,
      """
      0: register(?) in #1 [switch style case .phone,.pad] @2:37-48
      1: register(?) in #1 [switch style default] @2:68-79
      2: register(?) in #1 @3:3-14
      3: register(?) in #1 [for case .pad in styles where b] @4:37-48
      4: register(?) in #1 [while c] @5:13-24
      5: register(?) in #1 [catch !(E.a)] @6:8-19
      6: register(?) in #1 [catch E.a] @6:34-45
      7: register(?) in #1 [catch] @6:56-67
      8: register(?) in #1 @7:3-14
      """),
    OutlineCase(
      """
      func f() {
        guard a else { return register(1) }
        register(2)
        if b { return } else if c { register(3) } else { fatalError() }
        register(4)
        switch d { case 1: return; case 2: break; default: break }
        register(5)
        outer: for e in f { if g { continue outer }; register(6) }
        do { try h() } catch { return }
        register(7)
        #if I
        return
        #else
        register(8)
        #endif
        register(9)
      }
      func g() { register(10) }
      """,
      """
      0: register(?) in #1 [if !(a)] @2:25-36
      1: register(?) in #1 [if a] @3:3-14
      2: register(?) in #1 [if a; if !(b); if c] @4:31-42
      3: register(?) in #1 [if a; if !(b); if c] @5:3-14
      4: register(?) in #1 [if a; if !(b); if c; switch !(d case 1)] @7:3-14
      5: register(?) in #1 [if a; if !(b); if c; switch !(d case 1); for e in f; if !(g)] @8:48-59
      6: register(?) in #1 [if a; if !(b); if c; switch !(d case 1); for !(e in f); catch !()] @10:3-14
      7: register(?) in #1 [if a; if !(b); if c; switch !(d case 1); for !(e in f); catch !(); #if !(I)] @14:3-14
      8: register(?) in #1 [if a; if !(b); if c; switch !(d case 1); for !(e in f); catch !(); if !(I)] @16:3-14
      9: register(?) in #2 @18:12-24
      """),
    OutlineCase(
      """
      func f() {
        if a { return; register(1) }
        register(2)
        for b in c { register(3); continue; register(4) }
        return register(5)
        register(6)
      }
      """,
      """
      0: register(?) in #1 [if a; if !(return)] @2:18-29
      1: register(?) in #1 [if !(a)] @3:3-14
      2: register(?) in #1 [if !(a); for b in c] @4:16-27
      3: register(?) in #1 [if !(a); for b in c; if !(continue)] @4:39-50
      4: register(?) in #1 [if !(a); for !(b in c)] @5:10-21
      5: register(?) in #1 [if !(a); for !(b in c); if !(return)] @6:3-14
      """),
    OutlineCase(
      """
      #if DEBUG
      class A { func f() { return } }
      #endif
      class B { func g() { register(1) } }
      if x { fatalError() }
      register(2)
      """,
      """
      0: register(?) in #4 @4:22-33
      1: register(?) in #0 @6:1-12
      """),
  ]

  @Test func endlessConditionsAreCutAndStayApart() {
    let condition = Array(repeating: "isReady", count: 400).joined(separator: " && ")
    let source = "func f() { if \(condition) { register(1) }; if \(condition) { register(2) } }"
    let calls = SwiftFrontend.parse(SourceText(source), interest: testInterest).outline.calls
    #expect(calls.count == 2)
    #expect(calls.allSatisfy { $0.conditions.count == 1 && $0.conditions[0].utf8.count < 1100 })
    #expect(calls[0].conditions != calls[1].conditions)
  }
}
