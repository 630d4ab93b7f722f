import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Registered, adapted, unregistered, and every reason not to say.
@Suite struct StatusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// Code that stands in the file beside a declaration of the view `P`.
    var code: String
    var status: String
    var world: ScanExtent? = .closed

    init(_ title: String, _ code: String, _ status: String, world: ScanExtent? = .closed) {
      (self.title, self.code, self.status, self.world) = (title, code, status, world)
    }

    var testDescription: String { title }
  }

  static let declaration = """
    protocol P {}
    protocol Q {}
    extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
    extension RoutableView where Protocol == Q { init() { self.init(declaredProtocol: Protocol.self) } }

    """

  static let passedOn = "unknown: a routable value of it is stored or passed to code that may register it"
  static let given = "unknown: its metatype is passed to code that may register it"
  static let inferred = "unknown: a registration does not name its protocol"
  static let doubtful = "unknown: a registration that could not be resolved may register it"

  static let plain = [
    Case("nothing registers it", "", "unregistered"),
    Case(
      "no application is in the scan", "",
      "unknown: it may be registered outside the scan: "
        + "no application is in the scan", world: nil),
    Case("an application closes the world", "@main class App {}", "unregistered", world: nil),
    Case("so does the older attribute", "@UIApplicationMain class App {}", "unregistered", world: nil),
    Case(
      "the settings open it", "@main class App {}",
      "unknown: it may be registered outside the scan: "
        + "declared open in the settings", world: .open),
    Case(
      "a router registers it", "class R: ZIKAnyViewRouter { class func f() { register(RoutableView<P>()) } }",
      "registered", world: .open),
    Case("under a condition is registered", "#if X\nfunc f() { R.register(RoutableView<P>()) }\n#endif", "registered"),
    Case(
      "an adapter that leads nowhere",
      "class A: ZIKViewRouteAdapter { class func f() { register(adapter: RoutableView<P>(), forAdaptee: RoutableView<Q>()) } }",
      "unregistered"),
    Case(
      "an adapter chain that leaves the scan",
      "class A: ZIKViewRouteAdapter { class func f() { register(adapter: RoutableView<P>(), forAdaptee: RoutableView<X>()) } }",
      "unknown: its adapter leads to 'X': 'X' is not declared in the scan"),
    Case("another kind is registered", "func f() { R.register(RoutableService<P>()) }", "unregistered"),
    Case("a look-up registers nothing", "func f() { Router.to(RoutableView<P>()) }", "unregistered"),
    Case("a wrapper registers nothing", "var r: DestinationViewRouter<P>?", "unregistered"),
    Case(
      "comments and strings register nothing",
      "// register(RoutableView<P>())\nlet s = \"register(RoutableView<P>())\"",
      "unregistered"),
  ]

  /// Legal code that registers `P` without saying so where a scan can see it.
  static let hidden = [
    Case("through a variable", "let r = RoutableView<P>(); func f() { R.register(r) }", passedOn),
    Case("through an implicit initialiser", "func f() { let r: RoutableView<P> = .init(); R.register(r) }", passedOn),
    Case("through a default argument", "func f(_ r: RoutableView<P> = .init()) { R.register(r) }", passedOn),
    Case("through an array", "func f() { for r in [RoutableView<P>()] { R.register(r) } }", passedOn),
    Case("through a closure", "let make = { RoutableView<P>() }", passedOn),
    Case("through a function's result", "func make() -> RoutableView<P> { .init() }", passedOn),
    Case("through a static let", "enum Routes { static let p = RoutableView<P>() }", passedOn),
    Case("through a property wrapper", "struct S { @Registered(RoutableView<P>()) var p: Int }", passedOn),
    Case("through a result builder", "let routes = Routes { RoutableView<P>() }", passedOn),
    Case("through a macro's argument", "#register(RoutableView<P>())", passedOn),
    Case("through a method of RoutableView", "func f() { RoutableView<P>().register(in: R.self) }", passedOn),
    Case("through a static method of RoutableView", "func f() { RoutableView<P>.enroll() }", passedOn),
    Case("through a condition", "func f() { R.register(flag ? RoutableView<P>() : RoutableView<P>()) }", "registered"),
    Case("through a function of the code base", "func f() { AppRoutes.add(RoutableView<P>(), R.self) }", passedOn),
    Case("as a type", "func f() { R.register(make() as RoutableView<P>) }", passedOn),
    Case("through an alias in a function", "func f() { typealias A = RoutableView<P>; R.register(A()) }", passedOn),
    Case("in the attribute of a property wrapper", "struct S { @Injected<RoutableView<P>> var p: Any }", passedOn),
    Case(
      "by Self() in its own extension",
      "extension RoutableView where Protocol == P { static let p = Self() }\nfunc f() { enroll(.p) }", passedOn),
    Case(
      "by .init() in its own extension",
      "extension RoutableView where Protocol == P { static var p: RoutableView { .init() } }\nfunc f() { enroll(.p) }",
      passedOn),
    Case(
      "by Self.init() in an extension that binds it",
      "extension RoutableView<P> { static func p() -> Self { Self.init() } }\nfunc f() { enroll(.p()) }", passedOn),
    Case(
      "a second initializer alone passes nothing on", "extension RoutableView<P> { init(_: Int) { self.init() } }",
      "unregistered"),
    Case("by a macro on a router", "@ViewRoute(P.self, V.self) class R: ZIKAnyViewRouter {}", given),
    Case("by a macro with a type argument", "@ViewRoute<P> class R: ZIKAnyViewRouter {}", given),
    Case("by a macro in a router", "class R: ZIKAnyViewRouter { #routes(P.self, Q.self) }", given),
    Case("by a macro in a function", "class R: ZIKAnyViewRouter { class func f() { #route<Mod.P>() } }", given),
    Case("by a function that takes its metatype", "func f() { AutoRoute.add((P).self, R.self) }", given),
    Case("by a list of metatypes under an alias", "typealias A = P\nlet all: [Any.Type] = [A.self]", given),
    Case("a metatype of another protocol", "func f() { AutoRoute.add(Q.self, R.self) }", "unregistered"),
    Case(
      "by its composition with nothing new", "func f() { R.register(RoutableView<P & AnyObject & Sendable>()) }",
      "registered"),
    Case(
      "by its composition with what it inherits",
      "protocol B {}\nprotocol C: B {}\nextension P {}\nfunc f() { R.register(RoutableView<P & B>()) }", "unregistered"),
    Case("by its metatype", "func f() { R.register(RoutableView(declaredProtocol: P.self)) }", "registered"),
    Case("by inference", "func f() { R.register(RoutableView()) }", inferred),
    Case(
      "by a static member of RoutableView",
      "class R: ZIKAnyViewRouter { class func f() { register(.player) } }", inferred),
    Case(
      "by an initialiser whose type the compiler infers",
      "class R: ZIKAnyViewRouter { class func f() { register(.init()) } }", inferred),
    Case("by a static member of RoutableView, spelled", "func f() { R.register(RoutableView.player) }", inferred),
    Case("by a static member through an unrelated class", "func f() { center.register(.player) }", "unregistered"),
    Case(
      "in a generic function",
      "func add<T>(_ type: T.Type) { R.register(RoutableView<T>(declaredProtocol: type)) }", inferred),
    Case(
      "in a generic function, inferred",
      "func add<T>(_ type: T.Type) { R.register(RoutableView(declaredProtocol: type)) }", inferred),
    Case(
      "in a generic class",
      "class G<T>: ZIKAnyViewRouter { class func f() { register(RoutableView<T>(declaredProtocol: T.self)) } }",
      inferred),
    Case(
      "in an extension of a generic class",
      "class G<T> {}\nextension G { class func f() { R.register(RoutableView<T>(declaredProtocol: T.self)) } }",
      inferred),
    Case(
      "in an extension of a protocol",
      "protocol G { associatedtype T }\nextension G { static func f() { R.register(RoutableView<T>(declaredProtocol: T.self)) } }",
      inferred),
    Case("by a protocol object in a variable", "func f() { for p in list { R.registerViewProtocol(p) } }", inferred),
    Case("by a protocol object on a route", "func f() { route.registerDestinationProtocol(p) }", inferred),
    Case(
      "by a protocol object on an unknown route", "func f() { route.registerDestinationProtocol(P.self) }", doubtful),
    Case(
      "by an adapter of protocol objects in variables",
      "class A: ZIKViewRouteAdapter { class func f() { registerDestinationAdapter(p, forAdaptee: q) } }", inferred),
    Case(
      "by an ambiguous alias",
      "#if X\ntypealias A = P\n#else\ntypealias A = Q\n#endif\nfunc f() { R.register(RoutableView<A>()) }", doubtful),
    Case(
      "by an alias of an ambiguous alias",
      "typealias C = P\n#if X\ntypealias A = C\n#else\ntypealias A = Q\n#endif\nfunc f() { R.register(RoutableView<A>()) }",
      doubtful),
    Case(
      "by an alias in a generic type",
      "struct B<T> { typealias A = P }\nfunc f() { R.register(RoutableView<B<Int>.A>()) }",
      doubtful),
    Case("by a generic alias", "typealias A<T> = P\nfunc f() { R.register(RoutableView<A<Int>>()) }", doubtful),
    Case("by an alias in a function", "func f() { typealias A = P; R.register(RoutableView<A>()) }", doubtful),
    Case(
      "by an alias in a function of another file",
      "func f() { R.register(RoutableView<A>()) }\n//- F.swift\nfunc g() { typealias A = P }", "unregistered"),
    Case(
      "by an inherited alias that hides a protocol",
      "class C { typealias Q = P }\nclass D: C { func f() { R.register(RoutableView<Q>()) } }", doubtful),
    Case(
      "by an inherited alias that hides another",
      "typealias A = Q\nclass C { typealias A = P }\nclass D: C { func f() { R.register(RoutableView<A>()) } }",
      doubtful),
    Case(
      "by an heir's alias",
      "class C { typealias Q = P }\nclass D: C {}\nfunc f() { R.register(RoutableView<D.Q>()) }", doubtful),
    Case(
      "by an alias of a name that is nested elsewhere",
      "enum C { typealias A = P }\nenum D { protocol A {} }\nfunc f() { R.register(RoutableView<D.A>()) }",
      "unregistered"),
    Case(
      "by an associated type that a protocol gives",
      "protocol G { associatedtype T = P }\nclass R: ZIKAnyViewRouter, G { class func f() { register(RoutableView<T>()) } }",
      inferred),
    Case(
      "by an associated type of an adopted protocol's heir",
      "protocol G { associatedtype T }\nclass B {}\nextension B: G {}\nclass C: B { func f() { R.register(RoutableView<T>()) } }",
      inferred),
    Case(
      "by a type of another module in a class that adopts a protocol",
      "protocol G { func f() }\nclass R: ZIKAnyViewRouter, G { class func f() { register(RoutableView<T>()) } }",
      "unregistered"),
    Case(
      "by a type that an inherited protocol of another module may have",
      "protocol G: Other {}\nclass R: ZIKAnyViewRouter, G { class func f() { register(RoutableView<T>()) } }", inferred),
    Case(
      "by a class of a framework where a protocol of another module is inherited",
      "protocol G: Other {}\nclass R: ZIKAnyViewRouter, G { class func f() { register(RoutableView<UIDevice>()) } }",
      "unregistered"),
    Case(
      "by a nested alias seen from elsewhere",
      "class C { typealias A = P }\nclass D: C { func f() { R.register(RoutableView<A>()) } }", doubtful),
    Case(
      "by an alias with a parameter",
      "typealias S<T> = RoutableView<T>\nfunc f() { R.register(S<P>()) }", "registered"),
    Case(
      "by an alias with a parameter that it changes",
      "typealias S<T> = RoutableView<T & Q>\nfunc f() { R.register(S<P>()) }", inferred),
    Case("half typed", "func f() { R.register(RoutableView<P>()", "registered"),
    Case("while another is being typed", "//- F.swift\nfunc f() { Router.to(RoutableView<Q", "unregistered"),
    Case(
      "in a file with syntax errors", "func f() { let p = [P.self, }",
      "unknown: its name occurs in a file with syntax errors"),
    Case(
      "a library's generic functions pass on",
      "extension Registry { static func register<T>(_ r: RoutableView<T>, forRouter: AnyClass) { router.registerViewProtocol(p) } }",
      "unregistered"),
  ]

  @Test(arguments: plain + hidden) func judges(_ example: Case) {
    let index = FixtureIndex(Fixture(Self.declaration + example.code), settings: LinkSettings(world: example.world))
      .index
    let status = index.route(RouteKey(space: .view, name: "P"))?.status
    #expect(status.map(words) == example.status, "\(example.title)")
  }

  @Test func testCodeAloneRegistersNothingForAnApplication() {
    let source = Self.declaration + "//- Tests/T.swift\nfunc f() { R.register(RoutableView<P>()) }"
    #expect(status(ofPIn: source) == "unknown: only test code registers it")
  }

  @Test func anUndeclaredProtocolMayBeRegisteredByItsModule() {
    let source = "struct P {}\nfunc f() { Router.to(RoutableView<P>()) }"
    #expect(status(ofPIn: source) == "unknown: 'P' is not declared in the scan")
  }

  static let others: [(facts: FileFacts, status: String)] = [
    (
      FileFacts(understanding: .foreign, doubtful: WordSet(SourceText("@protocol(P)"))),
      "unknown: its name occurs in a file that is not read"
    ),
    (FileFacts(understanding: .foreign, doubtful: WordSet(SourceText("@protocol(PP) Q"))), "unregistered"),
    (
      FileFacts(understanding: .skipped("too deep"), doubtful: WordSet(SourceText("P"))),
      "unknown: its name occurs in a file that was not parsed: too deep"
    ),
    (FileFacts(understanding: .skipped("too deep"), doubtful: WordSet(SourceText("Q"))), "unregistered"),
    (FileFacts(understanding: .skipped("permission denied")), "unknown: a file could not be read: permission denied"),
  ]

  @Test(arguments: others.indices) func wordsOfFilesThatAreNotUnderstood(_ number: Int) {
    let fixture = Fixture(Self.declaration)
    let files =
      FixtureIndex.files(of: fixture) + [IndexedFile(id: FileID(rawValue: 9), facts: Self.others[number].facts)]
    let index = RouteIndex(files: files, settings: LinkSettings(world: .closed), systems: .builtIn)
    let status = index.route(RouteKey(space: .view, name: "P"))?.status
    #expect(status.map(words) == Self.others[number].status)
  }

  @Test func theNameInObjectiveCCountsAsItsName() {
    let fixture = Fixture("@objc(OBJPlayer) protocol P: ZIKViewRoutable {}")
    let foreign = FileFacts(understanding: .foreign, doubtful: WordSet(SourceText("ZIKRoutable(OBJPlayer)")))
    let files = FixtureIndex.files(of: fixture) + [IndexedFile(id: FileID(rawValue: 9), facts: foreign)]
    let index = RouteIndex(files: files, settings: LinkSettings(world: .closed), systems: .builtIn)
    #expect(index.routes.map(\.status.word) == ["unknown"])
  }

  @Test func aNameThatObjectiveCMayDeclareIsUnknownForThatReason() {
    let fixture = Fixture("func f() { Router.to(RoutableView<P>()) }")
    let foreign = FileFacts(
      understanding: .foreign, doubtful: WordSet(SourceText("@protocol P <ZIKViewRoutable> @end")))
    let files = FixtureIndex.files(of: fixture) + [IndexedFile(id: FileID(rawValue: 9), facts: foreign)]
    let index = RouteIndex(files: files, settings: LinkSettings(world: .closed), systems: .builtIn)
    let reason = "its name occurs in a file that is not read"
    #expect(index.routes.map(\.status.reason) == [reason])
  }

  private func status(ofPIn source: String) -> String? {
    let index = FixtureIndex(Fixture(source), settings: LinkSettings(world: .closed)).index
    return index.route(RouteKey(space: .view, name: "P")).map { words($0.status) }
  }

  private func words(_ status: RouteStatus) -> String {
    status.word + (status.reason.map { ": \($0)" } ?? "")
  }
}
