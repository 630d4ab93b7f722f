import class Foundation.NSObject
import struct Foundation.URL
import protocol Combine.Publisher

class Plain {}
public final class Child: Parent, First,
  Second
{}
open class Outer<Element, each Pack>: Base<Element>, @unchecked Sendable where Element: Hashable, Element.ID == Int {
  struct Inner: ~Copyable { enum Deep: String { case one, two } }
  fileprivate private(set) var value = 0
  class func make() -> Outer { Outer() }
  class var shared: Outer { Outer() }
  override class var isReady: Bool { true }
  class override func reset() {}
  class subscript(index: Int) -> Int { index }
  static let kind = Kind.class
  class  /* comment */  Spaced /* more */ : /* and */ Base  // end
  {
  }
}
package indirect enum Tree<T>: Equatable { case leaf(T), node(Tree, Tree), open, package }
protocol P: class {}
protocol Q: AnyObject, P & R { associatedtype A: P, Q where A.B == Int; typealias C = A.B }
protocol Container<Element, Index>: Sequence where Self: AnyObject {
  associatedtype Element
  associatedtype Index = Int
  init()
  func make(class: Int, struct: Int, protocol: String, enum value: Int) async throws
}
public protocol `Type`: `Self` {}
extension Array where Element == any P {}
extension Foo.Bar: @retroactive Codable, @preconcurrency P {}
extension [String: Int] {}
extension [Int]? {}
extension Optional<Array<Int>>.Wrapped: nonisolated Q {}
extension (Int) {}
private extension A.B<C>.D { enum E {} }
@MainActor public actor Store<T>: P { nonisolated func f() {} }
actor Local {}
distributed actor Remote {}
let actor = 1
let other = actor
print(actor)
@objc(WCThing) final class Thing: NSObject { @objc(Inside) @objcMembers class Inside: NSObject {} }
@available(iOS 13, *) @objc public protocol Delegate: NSObjectProtocol {}
@objcMembers
@available(*, deprecated, message: "class X {")
public
class
Lines
<
  T
>
: Base
where T : P
,
T.A == Int
{ }
@main struct App: SwiftUI.App { @State var body: some View { Text("") } }
@attached(extension, conformances: P, names: named(make), arbitrary)
public macro Make<T: P>(_ value: T, struct: Int) = #externalMacro(module: "M", type: "T") where T: Q
@freestanding(declaration) macro one()
#Preview { struct Shown: View { var body: some View { Text("x") } } }
struct Numbers<let count: Int>: P where count == 3 {}
struct A1<T>where T: P {}
struct A2<T: P & Q, U: any R>: S<T>, M.N<[U: T]>.O, (P), any Z {}
class X: Y<() -> Void>, Z<(Int, String) async throws -> [A<B<C>>]> {}
struct Trivial<T> where T: _Trivial(64), T: P {}
struct Sized<T> where T: M.P, T == [3 of Int] {}
