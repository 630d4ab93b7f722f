typealias Simple = Foo
public typealias Generic<T> = Dictionary<T, [T?]> where T: Hashable
typealias Tight<T>=Array<T>
typealias Function = (Int, _ name: String, inout Foo) async throws(MyError) -> (Bar) -> Void
typealias Escaping = @MainActor @Sendable (@escaping () -> Void) -> Void
typealias C = @convention(c, cType: "int (*)(int)") (Int32) -> Int32
typealias Tuple = (a: Int, b: [String: Any]?, () -> ())
typealias Composed = UIViewController /* x */ & Foo.Bar
typealias Existential = any  P & Q
typealias Opaque = some P
typealias Suppressed = any ~Copyable & ~Escapable
typealias Meta = Foo.Type
typealias MetaProtocol = (any P).Protocol
typealias Optional2 = Foo??
typealias Implicit = Foo!
typealias Lines = Foo
  .Bar
  & Baz
  .Qux
typealias Pack<each T> = (repeat each T)
typealias Inline = [3 of [Int]]
typealias InlineArray2 = InlineArray<3, Int>
typealias Negative = Vector<-1>
typealias Ticked = `class`.`default`
typealias Arrow = Int
typealias Any1 = Any
typealias Self1 = Self
typealias Wild = Array<_>
typealias Nested = A<B<C<D>>>
typealias NestedOptional = A<B<C>?>?
typealias Effects = () throws -> ()
typealias Isolated = nonisolated(nonsending) () async -> Void
typealias Last = @isolated(any) () -> Void
let separator = 0
_ = -one
typealias Before = Foo
[1, 2].forEach { _ in struct Closed {} }
typealias Again = Foo
.Shared
struct Holder {
  typealias A = B
  typealias D = E; typealias F = G
  func f() { typealias InFunction = Int; class Local: Base {} }
}
typealias Labelled = @convention(c, var: "int (*)(int)") (Int32) -> Int32
typealias BeforeAddress = Foo
&one
@objc() class Unnamed {}
