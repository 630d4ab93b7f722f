import Routes
import RoutingSystems
import TestSupport
import Testing

/// Types that files without any word of the library hand to code that is not in the scan.
@Suite struct GivenTypeTests {
  private static let program = """
    //- App/App.swift
    @main class AppDelegate: UIApplicationDelegate {}
    //- App/Routes.swift
    extension RoutableView where Protocol == PlayerInput { init() { self.init(declaredProtocol: Protocol.self) } }
    func open() { Router.perform(to: RoutableView<PlayerInput>(), path: path) }
    //- App/PlayerInput.swift
    protocol PlayerInput {}
    protocol OtherInput {}
    class V {}
    struct Box<T> {}
    //- App/Setup.swift

    """

  private func status(_ code: String) throws -> String {
    let index = FixtureIndex(Fixture(Self.program + code + "\n")).index
    let route = try #require(index.route(RouteKey(space: .view, name: "PlayerInput")))
    let isParsed = index.parsedFileCount > 1
    #expect(!isParsed, "the file in question has no trigger word")
    switch route.status {
    case .unknown(let reason): return reason
    case .unregistered: return "unregistered"
    case .registered, .adapted: return "registered"
    }
  }

  @Test(arguments: [
    "func f() { Kit.add(PlayerInput.self, V.self) }",
    "let all: [Any.Type] = [PlayerInput.self, OtherInput.self]",
    "let all: [Any.Type] = [OtherInput.self, PlayerInput.self]",
    "let given = PlayerInput.self as Any",
    "func f() { Kit.add(any PlayerInput.self) }",
    "func f() { Kit.add((any PlayerInput).self) }",
    "func f() { Kit.add((PlayerInput).self) }",
    "func f() { Kit.add(((PlayerInput & OtherInput)).self) }",
    "func f() { Kit.add(App.PlayerInput.self) }",
    "func f() { Kit.add(`PlayerInput`.self) }",
    "func f() { Kit.add(PlayerInput\n  .self) }",
    "func f() { Kit.add(PlayerInput?.self) }",
    "func f() { Kit.add([PlayerInput].self) }",
    "func f() { Kit.add(Box<PlayerInput>.self) }",
    "func f() { Kit.add(PlayerInput.Type.self) }",
    "func f() { Kit.add(\"\\(PlayerInput.self)\") }",
    "func f() { Kit<PlayerInput>.add() }",
    "func f() { Kit<V, App.PlayerInput>().add() }",
    "func f() { Module.Kit<Box<PlayerInput>>().add() }",
    "@Routes(PlayerInput.self) class R {}",
    "@Routes<PlayerInput> class R {}",
    "class R { #route(PlayerInput.self) }",
    "typealias A = PlayerInput\nfunc f() { Kit.add(A.self) }",
    "typealias A = PlayerInput & OtherInput\nfunc f() { Kit<A>.add() }",
    "#if DEBUG\nfunc f() { Kit.add(PlayerInput.self) }\n#endif",
  ])
  func mayBeRegistered(_ code: String) throws {
    #expect(try status(code) == "its metatype is passed to code that may register it")
  }

  @Test(arguments: [
    "func f() { Kit.add(OtherInput.self, V.self) }",
    "func f(_ input: PlayerInput) { input.play(); self.input = input }",
    "// Kit.add(PlayerInput.self)",
    "let text = \"PlayerInput.self\"",
    "let path = \\.self",
    "struct S: View { var body: some View { ForEach(inputs, id: \\.self) { (input: PlayerInput) in Row(input) } } }",
    "class C: PlayerInput { func f() { weak var me = self; g(me) } }",
    "class C { var input: PlayerInput?; func f() { Kit.add(V.self) } }",
    "func f() -> Array<PlayerInput> { Array<PlayerInput>() }",
    "func f() -> Box<PlayerInput> { Box<PlayerInput>() }",
    "func f(_ a: PlayerInput, _ b: Int) -> Bool { a.count > (b) }",
    "func f(_ a: PlayerInput) { if a is PlayerInput { Kit.add(OtherInput.self) } }",
    "let f: (PlayerInput) -> Void = { _ in }",
    "enum E { case input(PlayerInput) }\nlet kind = V.self",
    "extension V: PlayerInput {}",
  ])
  func isUnregistered(_ code: String) throws {
    #expect(try status(code) == "unregistered")
  }

  /// The same in a file that is parsed.
  @Test(arguments: [
    ("func f() { Kit<PlayerInput>.add() }", "its metatype is passed to code that may register it"),
    ("func f() { Module.Kit<PlayerInput>() }", "its metatype is passed to code that may register it"),
    ("func f() { Box<PlayerInput>() }", "unregistered"),
    ("func f() { Set<PlayerInput>() }", "unregistered"),
    ("func f() { ViewMakeableConfiguration<PlayerInput, (String) -> Void>({ _ in }) }", "unregistered"),
  ])
  func isJudgedAlikeWhereItIsParsed(_ code: String, _ expected: String) throws {
    let trigger = "\nfunc other() { Router.perform(to: RoutableView<OtherInput>(), path: path) }\n"
    let index = FixtureIndex(Fixture(Self.program + code + trigger)).index
    let route = try #require(index.route(RouteKey(space: .view, name: "PlayerInput")))
    switch route.status {
    case .unknown(let reason): #expect(reason == expected)
    default: #expect("\(route.status)" == expected)
    }
  }

  @Test func aClassThatIsGivenAwayMayBeADestination() {
    RuleCase(
      "by code that is not in the scan",
      """
      //- App/R.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(W.self) }
        override func destination(with configuration: ViewRouteConfig) -> V? { nil }
      }
      class W: UIViewController, ZIKRoutableView {}
      class V: UIViewController, ZIKRoutableView {}
      //- App/Setup.swift
      func f() { Kit.add(V.self) }
      """
    ).check(["unregistered-routable-destination"])
  }
}
