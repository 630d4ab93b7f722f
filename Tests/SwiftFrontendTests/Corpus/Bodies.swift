func outer(class: Int = 0) {
  class Local: Base { struct Inner { func f() { enum Deep {} } } }
  let x = { (a: Int) -> Int in struct InClosure {}; return a }
  label: for i in [1, 2] { protocol NoWay {} }
  call(struct: 1, protocol: { enum InArgument {} }, class: x.class)
  call { actor Trailing {} } class: { actor Labelled {} }
  _ = \Foo.self.struct
  _ = .init(extension: 1) + Foo.protocol
  if x is Any { actor Conditional {} } else if y { actor Otherwise {} }
  guard let z else { class Guarded {}; return }
  do { class Doing {} } catch { class Catching {} }
  defer { class Deferred {} }
  let actor = actor
  foo(actor)
  actor.run()
  open()
  package.call(open: package)
  let open = open
  class AfterOpen {}
  final class Final {}
  switch v {
  case .some(let q) where q.class == 1: struct InCase {}
  case let .enum(a, b), .struct(a, b):
    struct InOther {}
  default:
    struct InDefault {}
  }
  return
}
struct Accessors {
  var a: Int { get { class InGetter {} } set { class InSetter {} } }
  var b = 1 { didSet { class InObserver {} } }
  subscript(i: Int) -> Int { class InSubscript {}; return i }
  init() { class InInit {} }
  deinit { class InDeinit {} }
  let lazyValue: Int = { class InInitialiser {}; return 1 }()
  @Wrapper({ struct InAttribute {} }) public var c: Int
  @Wrapper({ struct InHeadAttribute {} }) public struct Wrapped {}
  @Wrapper<Foo<Int>>(a: [1: { $0 }]) @Other.Attribute internal class Decorated {}
}
precedencegroup Chain { higherThan: A  associativity: left }
infix operator <>: Chain
struct A { struct B { struct C { typealias D = Int } } }
func extension_() {}
let protocols = [class1, struct1]
enum E { case open
  class Nested {} }
