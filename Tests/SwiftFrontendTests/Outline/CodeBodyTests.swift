import SourceModel
import TestSupport
import Testing

@testable import SwiftFrontend

/// What the bodies of methods do, one line for each step: its kind, its target and type, and its value.
@Suite struct CodeBodyTests {
  static let cases: [(body: String, steps: [String])] = [
    (
      "let view = CartView(), other: Cart? = make(); guard let here = view.next?.controller else { return }",
      ["let view = CartView()", "let other: Cart? = make()", "let here = view.next.controller"]
    ),
    ("if let view { view.show() }", ["let view", "-> view.show()"]),
    (
      "self.router = router; view.presenter!.view = view; items[0] = a",
      ["self.router := router", "view.presenter.view := view", "? := a"]
    ),
    ("return Module<In, Out>(view: view, input: a.b().c)", ["-> Module<In, Out>(view: view, input: a.b().c)"]),
    ("(view: view, input: presenter)", ["-> (view: view, input: presenter)"]),
    ("return .init(view)", ["-> .init(view)"]),
    ("return Cart.View.init(a)", ["-> Cart.View(a)"]),
    ("let v = a.make() as! Cart, w = b as? Cart ?? c", ["let v = a.make() as! Cart", "let w = (b as? Cart | c)"]),
    ("let v = isOn ? A() : isOff ? B() : c as C", ["let v = (A() | (B() | c))"]),
    ("let v = given ?? A()", ["let v = (given | A())"]),
    ("_ = [A(), b].map { $0 }", ["_ := [A(), b].map({})"]),
    (
      "view.output = { let e = Events(); e.view = view; return e }()",
      ["view.output := (e)", "let e = Events()", "e.view := view"]
    ),
    (
      "open { self.close() } done: { view = nil }",
      ["-> open({}, done: {})", "self.close() later", "view := nil later"]
    ),
    ("func inner() -> A { return A() }\nreturn inner()", ["A() later", "-> inner()"]),
    (
      "switch self { case .main: return A()\ncase let .list(io), .all(let io): return B(io: io)\ndefault: return C() }",
      ["main -> A()", "list|all -> B(io: io)", "default -> C()"]
    ),
    ("switch self { case .main: A()\ncase Story.list: B() }", ["main -> A()", "list -> B()"]),
    ("if a { A() } else if b { B() } else { C() }", ["-> A()", "-> B()", "-> C()"]),
    ("let f = 1 + 2", ["let f = ?"]),
    (
      "let i = a.items.count - 2; let v = a.items[i] as! A, w = a[b: 0, 1], x = a - b",
      ["let i = a.items.count - 2", "let v = a.items[i] as! A", "let w = ?", "let x = ?"]
    ),
    ("super.viewDidLoad(); setup()", ["super.viewDidLoad()", "setup()"]),
    ("#if DEBUG\n a.b = c\n#else\n a.d = c\n#endif", ["a.b := c", "a.d := c"]),
    ("try await present(view)", ["-> present(view)"]),
    ("", []),
  ]

  @Test(arguments: cases) func methods(_ body: String, _ steps: [String]) throws {
    let outline = outline("class Cart { func build() {\n\(body)\n} }")
    let found = try #require(outline.declared.methods.first).code.lines
    #expect(found == steps)
  }

  /// A method of any type is read if its body or its result spells a name, also that of a method whose calls are read.
  @Test(
    arguments: [
      ("func a() { Cart() }", ["a"]), ("func a() -> Cart", ["a"]), ("func a() { b.build() }", ["a"]),
      ("func a() { run(b.build) }", ["a"]), ("func build() {}", []), ("func a(_ cart: Cart) {}", []),
    ] as [(String, [String])])
  func methodsThatSpellAName(_ source: String, _ names: [String]) {
    var interest = Interest(triggers: ["Box"])
    var bodies = MethodBodies()
    (bodies.mentions, bodies.readsCallers) = (["Cart"], true)
    interest.names.bodies.add(bodies, for: "test")
    interest.names.bodies.add(calls: ["build"])
    let outline = SwiftFrontend.parse(SourceText("protocol Box { \(source) }"), interest: interest).outline
    #expect(outline.declared.methods.map { outline.scopes[$0.scope].kind } == names.map { .function(name: $0) })
  }

  @Test(arguments: [
    ("let view = CartView()", ["view let: -> CartView()"]),
    ("weak var view: CartView?", ["view weak CartView?:"]),
    ("lazy var view: CartView = { let v = CartView(); return v }()", ["view lazy CartView: -> (v) let v = CartView()"]),
    ("override var module: Module { let a = A(); return a }", ["module override get Module: let a = A() -> a"]),
    ("var module: Module { get { A() } set { b = newValue } }", ["module get Module: -> A()"]),
    ("var count = 0 { didSet { render() } }", ["count: -> ?"]),
    ("static var edit = EditView.self", ["edit static: -> EditView"]),
    ("#if DEBUG\nvar a: A\n#else\nvar b: B\n#endif", ["a A:", "b B:"]),
  ]) func properties(_ declaration: String, _ lines: [String]) {
    #expect(outline("class Cart {\n\(declaration)\n}").declared.properties.map(\.line) == lines)
  }

  @Test(arguments: [
    ("func a() { Cart() }; func b() { c() }; init() { self.view = Cart() }", ["a", "init"]),
    ("func a() { let text = \"Cart\" }", []),
  ]) func mentions(_ members: String, _ names: [String]) {
    var interest = Interest()
    interest.names.bodies.add(
      {
        var bodies = MethodBodies(); bodies.mentions = ["Cart"]; return bodies
      }(), for: "test")
    let outline = SwiftFrontend.parse(SourceText("class Other { \(members) }"), interest: interest).outline
    let found = outline.declared.methods.map { method in
      if case .function(let name) = outline.scopes[method.scope].kind { name } else { "init" }
    }
    #expect(found == names)
  }

  private func outline(_ source: String) -> SourceOutline {
    var interest = Interest()
    interest.names.bodies.add(MethodBodies(types: ["Cart"]), for: "test")
    return SwiftFrontend.parse(SourceText(source), interest: interest).outline
  }
}

extension TypedProperty {
  fileprivate var line: String {
    let words =
      [name.text] + modifiers.map { "\($0)" }.sorted() + (isConstant ? ["let"] : []) + (isComputed ? ["get"] : [])
      + [type?.text].compactMap(\.self)
    return "\(words.joined(separator: " ")):" + code.lines.map { " \($0)" }.joined()
  }
}
