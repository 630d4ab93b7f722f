#if DEBUG
class OnlyDebug {}
#endif
#if os(iOS)||os( tvOS ) // comment
struct A {}
#elseif swift(>=5.9) && !canImport(UIKit, _version: 1.2)
struct B {
  #if compiler(<6)
  enum C {}
  #else
  enum D {}
  #endif
}
#elseif FOO == BAR
struct E {}
#else
struct F {}
#endif
#if (A ||
  B)
typealias Two = Int
#endif
@objc
#if X
@available(iOS 13, *)
#endif
public class Attributed {}
#if Y
@objc
#else
@MainActor
#endif
class Chosen {}
enum Cases {
  #if Z
  case a
  #endif
  case open
  #if Z
  struct Inner {}
  #endif
}
func f() {
  view
    #if DEBUG
    .onTap { struct InChain {} }
    #elseif !RELEASE
    .run { struct InOtherArm {} }
    #endif
    .done()
  switch x {
  #if DEBUG
  case .class: class InSwitch {}
  #endif
  default: break
  }
}
#if A /* a
comment over lines */
extension Commented {}
#endif
if #available(iOS 13, *) { struct InAvailable {} }
#sourceLocation(file: "a.swift", line: 1)
struct AfterLocation {}
#sourceLocation()
struct Last {}
