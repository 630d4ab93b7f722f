import Routes
import RoutingSystems
import TestSupport
import Testing

/// Functions of the code base that the configuration names.
@Suite struct NamedFunctionTests {
  @Test(arguments: cases + receivers) func behavesLikeTheLibrarys(_ example: NamedFunctionCase) throws {
    let functions = try example.functions.map { try $0.function() }
    let linked = FixtureIndex(
      Fixture(example.source), settings: LinkSettings(world: .closed), functions: functions)
    let actual = IndexDump(linked).text
    #expect(actual == example.expected, "\(example.title):\n\(actual)")
  }

  @Test(arguments: [
    ("open(_:)", nil, "open", ["_"]), ("AppNavigator.open(_:animated:)", "AppNavigator", "open", ["_", "animated"]),
    ("App.AppNavigator.open(to:)", "AppNavigator", "open", ["to"]), ("AppLink.init(route:)", nil, "AppLink", ["route"]),
    ("-[AppNavigator open:]", "AppNavigator", "open", ["_"]), ("+[A b:c:]", "A", "b", ["_", "c"]),
    (" A b:c: ", "A", "b", ["_", "c"]), ("A.b()", "A", "b", []), ("A b", "A", "b", []),
  ])
  func names(text: String, type: String?, base: String, labels: [String]) throws {
    let name = try #require(FunctionName(text))
    #expect(name.type == type && name.base == base && name.labels == labels)
  }

  @Test(arguments: [
    "", "open", "A.open", "open(", "open(_)", "open(_:", "open(_:) x", "1a(_:)", "A..b(_:)", ".b(_:)", "a(:)", "-[A b:",
    "A b:c", "A b c:", "(_:)", "a(_ x:)", "-[A  :]", "==(_:_:)",
  ])
  func noNames(text: String) {
    #expect(FunctionName(text) == nil)
  }

  @Test func changesConcernTheNamesAlone() throws {
    let open = try #require(FunctionName("open(_:)"))
    let close = try #require(FunctionName("close(_:)"))
    let old = RoutingFunctions([
      RoutingFunction(name: open, parameter: 0, role: .lookUp),
      RoutingFunction(name: close, parameter: 0, role: .lookUp),
    ])
    let new = RoutingFunctions([
      RoutingFunction(name: open, parameter: 0, role: .lookUp),
      RoutingFunction(name: close, parameter: 0, role: .lookUp, kind: .view),
    ])
    #expect(new.changedNames(from: old) == ["close"])
    #expect(new.changedNames(from: RoutingFunctions()) == ["open", "close"])
  }

  static let cases = [
    NamedFunctionCase(
      "look-ups: static, through an instance, from inside, from a heir, chained",
      ["AppNavigator.open(_:animated:) 1 look-up"],
      """
      class AppNavigator {
        func own() { open(RoutableView<A>()) }
        func open<P>(_ route: RoutableView<P>, animated: Bool = true) { Router.perform(to: route) }
      }
      func f(navigator: AppNavigator) {
        AppNavigator.open(RoutableView<A>(), animated: false)
        AppNavigator.shared.open(RoutableView<A>())
        App.AppNavigator().open(RoutableView<B>())
        navigator.open(RoutableView<B>(), animated: true)
        list[0].open(RoutableView<B>())
        OtherNavigator.open(RoutableView<B>())
        navigator.open(RoutableView<B>(), completion: {})
        navigator.open(first: RoutableView<B>())
        open(RoutableView<B>()) { }
      }
      protocol A {}
      protocol B {}
      """,
      gives: """
        view A: unregistered
          looked up 2:34 namedFunction
          looked up 6:34 namedFunction
          looked up 7:41 namedFunction
        view B: unknown: a routable value of it is stored or passed to code that may register it
          looked up 8:40 namedFunction
          looked up 9:31 namedFunction
          looked up 10:29 namedFunction
          looked up 14:21 namedFunction
          mentioned 11:36
          mentioned 12:31
          mentioned 13:38
        """),
    NamedFunctionCase(
      "protocols by themselves: the kind is the configuration's",
      ["Screens.show(protocol:) 1 look-up view", "makeStore(_:) 1 look-up service", "Screens.note(_:) 1 look-up"],
      """
      func f(screens: Screens) {
        Screens.show(protocol: A.self)
        screens.show(protocol: B.self)
        makeStore(B.self)
        Screens.show(protocol: RoutableViewModule<A>())
        Screens.show(protocol: type)
        Screens.note(A.self)
        self.makeStore(A.self)
      }
      func g<T>(_ type: T.Type) { Screens.show(protocol: T.self) }
      protocol A {}
      protocol B {}
      """,
      gives: """
        view A: unknown: its metatype is passed to code that may register it
          looked up 2:26 namedFunction
        view B: unregistered
          looked up 3:26 namedFunction
        viewModule A: unknown: its metatype is passed to code that may register it
          looked up 5:45 namedFunction
        service B: unregistered
          looked up 4:13 namedFunction
        """),
    NamedFunctionCase(
      "registrations: by a router, by others, and inside the function",
      ["Routes.add(_:) 1 registration", "register(view:by:) 1 registration view"],
      """
      class ARouter: ZIKViewRouter<AController, ViewRouteConfig> {
        override class func registerRoutableDestination() {
          registerView(AController.self)
          Routes.add(RoutableView<A>())
          register(view: B.self, by: self)
        }
      }
      enum Routes {
        static func add<P>(_ route: RoutableView<P>) { ZIKAnyViewRouter.register(RoutableView<P>()) }
        static func fill() { add(RoutableService<A>()) }
      }
      func register(view type: Protocol, by router: AnyClass) { ZIKViewRouter.registerViewProtocol(type) }
      protocol A {}
      protocol B {}
      protocol C {}
      func f() { Router.to(RoutableView<C>()) }
      """,
      gives: """
        view A: registered
          registered 4:29 namedFunction by ARouter to AController
        view B: registered
          registered 5:20 namedFunction by ARouter to AController
        view C: unregistered
          looked up 16:35 to
        service A: registered
          registered 10:44 namedFunction
        router ARouter: ZIKViewRouter view 1:7
          makes AController 3:18
        """),
    NamedFunctionCase(
      "registrations of what is not spelled",
      ["Routes.add(_:) 1 registration", "register(view:) 1 registration view"],
      """
      func f(type: Protocol) {
        Routes.add(.player)
        register(view: type)
      }
      protocol A {}
      func g() {
        Router.to(RoutableService<A>())
        Router.to(RoutableView<A>())
      }
      """,
      gives: """
        view A: unknown: a registration does not name its protocol
          looked up 8:26 to
        service A: unknown: a registration does not name its protocol
          looked up 7:29 to
        """),
    NamedFunctionCase(
      "initialisers",
      ["AppLink.init(to:title:) to look-up"],
      """
      let link = AppLink(to: RoutableView<A>(), title: "A")
      let other = AppLink.init(to: RoutableView<A>())
      protocol A {}
      """,
      gives: """
        view A: unregistered
          looked up 1:37 namedFunction
          looked up 2:43 namedFunction
        """),
    NamedFunctionCase(
      "the library's names stay the library's on values of unknown type",
      ["AppNavigator.perform(to:) 1 look-up", "AppRoutes.register(_:) 1 registration"],
      """
      class ARouter: ZIKViewRouter<AController, ViewRouteConfig> {
        override class func registerRoutableDestination() {
          register(RoutableView<A>())
          AppRoutes.register(RoutableView<B>())
        }
      }
      AppNavigator.perform(to: RoutableView<B>())
      Router.perform(to: RoutableView<A>())
      navigator.perform(to: RoutableView<A>())
      protocol A {}
      protocol B {}
      """,
      gives: """
        view A: registered
          registered 3:27 router by ARouter
          looked up 8:33 perform
          mentioned 9:36
        view B: registered
          registered 4:37 namedFunction by ARouter
          looked up 7:39 namedFunction
        router ARouter: ZIKViewRouter view 1:7
        """),
    NamedFunctionCase(
      "Objective-C",
      [
        "-[AppNavigator open:animated:] 1 look-up view", "AppRegister(_:_:) 2 registration service",
        "+[AppRoutes add:for:] 1 registration view",
      ],
      """
      //- Main.m
      @protocol A <ZIKViewRoutable>
      @end
      @protocol S <ZIKServiceRoutable>
      @end
      @implementation ARouter
      + (void)registerRoutableDestination {
        [AppRoutes add:ZIKRoutable(A) for:self];
        AppRegister(self, ZIKRoutable(S));
      }
      - (void)show {
        [AppNavigator open:ZIKRoutable(A) animated:YES];
        [[AppNavigator sharedNavigator] open:@protocol(A) animated:YES];
        [self.navigator open:@protocol(A) animated:YES];
        [self.navigator open:self.protocol animated:YES];
      }
      @end
      //- Head.h
      @interface ARouter : ZIKViewRouter
      @end
      """,
      gives: """
        view A: registered
          declared Main.m:1:11 inheritance
          registered Main.m:7:30 namedFunction by ARouter
          looked up Main.m:11:34 namedFunction
          looked up Main.m:12:50 namedFunction
          mentioned Main.m:13:34
        service S: registered
          declared Main.m:3:11 inheritance
          registered Main.m:8:33 namedFunction by ARouter
        router ARouter: ZIKViewRouter view Head.h:1:12
        """),
  ]
}

/// Sources, the functions that the configuration names as `NAME ARGUMENT ROLE KIND`, and the index that they make.
struct NamedFunctionCase: Sendable, CustomTestStringConvertible {
  struct Function: Sendable {
    let words: String

    /// The name may hold spaces: it is what stands before the last words.
    func function() throws -> RoutingFunction {
      var parts = words.split(separator: " ").map(String.init)
      let kind = parts.last.flatMap { SystemList.builtIn.space($0, of: "zikrouter") }
      if kind != nil { parts.removeLast() }
      let role = try #require(parts.last.flatMap(RoutingFunction.Role.init))
      let argument = parts[parts.count - 2]
      let name = try #require(FunctionName(parts.dropLast(2).joined(separator: " ")))
      let parameter = try #require(Int(argument).map { $0 - 1 } ?? name.labels.firstIndex(of: argument))
      return RoutingFunction(name: name, parameter: parameter, role: role, kind: kind)
    }
  }

  var title: String
  var functions: [Function]
  var source: String
  var expected: String

  init(_ title: String, _ functions: [String], _ source: String, gives expected: String) {
    self.title = title
    self.functions = functions.map(Function.init)
    self.source = source
    self.expected = expected
  }

  var testDescription: String { title }
}
