import Routes
import RoutingSystems
import TestSupport
import Testing

/// Only what fits a place is offered, what is most probably meant first.
@Suite struct CompletionKindTests {
  private static let files = """
    //- App.swift
    @main class AppDelegate {}
    //- Declarations.swift
    protocol EditorInput {}
    extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
    protocol SearchInput {}
    extension RoutableView where Protocol == UIViewController & SearchInput {
      init() { self.init(declaredProtocol: Protocol.self) }
    }
    protocol EditorModule {}
    extension RoutableViewModule where Protocol == EditorModule { init() { self.init(declaredProtocol: Protocol.self) } }
    protocol AClock {}
    extension RoutableService where Protocol == AClock { init() { self.init(declaredProtocol: Protocol.self) } }
    //- Routers.swift
    class EditorScreen: UIViewController, ZIKRoutableView {}
    class ClockScreen: NSObject, ZIKRoutableService {}
    class BaseScreen: UIViewController {}
    class MenuScreen: BaseScreen {}
    class EditorRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(EditorScreen.self)
        register(RoutableView<EditorInput>())
        register(RoutableView<UIViewController & SearchInput>())
        register(RoutableViewModule<EditorModule>())
        registerIdentifier("editor")
        registerURLPattern("app://editor/:id")
      }
    }
    class ClockRouter: ZIKAnyServiceRouter {
      override class func registerRoutableDestination() {
        registerService(ClockScreen.self)
        register(RoutableService<AClock>())
      }
    }
    func look() {
      Router.to(viewIdentifier: "lostView")
      Router.to(serviceIdentifier: "lostService")
    }
    //- Adapters.swift
    class Adapters: ZIKViewRouteAdapter {}
    class ServiceAdapters: ZIKServiceRouteAdapter {}
    //- Songs.h
    @protocol SongInput <ZIKViewRoutable>
    @end
    @protocol SongModule <ZIKViewModuleRoutable>
    @end
    @protocol ClockModule <ZIKServiceModuleRoutable>
    @end

    """

  private func names(_ file: String, _ source: String, functions: [RoutingFunction] = []) -> [String]? {
    offers(in: Fixture("\(Self.files)//- \(file)\n\(source)"), functions: functions)?.map {
      String($0.prefix { $0 != ":" })
    }
  }

  private static let registeredViews = [
    "RoutableView<EditorInput>()", "RoutableView<UIViewController & SearchInput>()",
    "RoutableViewModule<EditorModule>()",
  ]
  private static let lostViews = ["~RoutableView<SongInput>()", "~RoutableViewModule<SongModule>()"]
  private static let lostServices = ["~RoutableServiceModule<ClockModule>()"]
  private static let viewsToRegister = ["RoutableView<SongInput>()", "RoutableViewModule<SongModule>()"]
  private static let everything = registeredViews + ["RoutableService<AClock>()"] + lostViews + lostServices
  private static let servicesFirst = ["RoutableService<AClock>()"] + registeredViews + lostServices + lostViews
  private static let allToRegister = viewsToRegister + registeredViews
  private static let allViews = registeredViews + lostViews
  private static let services = ["RoutableServiceModule<ClockModule>()", "RoutableService<AClock>()"]

  @Test(
    arguments: [
      ("class EditorRouter: ZIKAnyViewRouter {\n func f() {\n  register(/*|*/)", allToRegister),
      (
        "final class EditorRouter<T>: ZIKAnyViewRouter {\n func f() { a.map { self.register(/*|*/",
        allToRegister
      ),
      ("extension App.ClockRouter {\n class func f() {\n Self.register(\n  /*|*/", services),
      ("EditorRouter.register(/*|*/)", allToRegister), ("ClockRouter.register(/*|*/)", services),
      ("class Adapters: ZIKViewRouteAdapter { func f() { register(adapter: /*|*/", allToRegister),
      (
        "ServiceAdapters.register(adapter: /*|*/, forAdaptee: RoutableService<AClock>())",
        services
      ),
      (
        "class Adapters: ZIKViewRouteAdapter {\n func f() {\n  register(adapter: RoutableView<EditorInput>(),\n forAdaptee:\n /*|*/",
        ["RoutableView<UIViewController & SearchInput>()", "~RoutableView<SongInput>()"]
      ),
      (
        "Adapters.register(adapter: RoutableView<EditorInput>(), forAdaptee: RoutableView</*|*/",
        ["UIViewController & SearchInput", "~SongInput"]
      ),
    ] as [(String, [String])])
  func registrationsAreOfTheRoutersFamily(source: String, expected: [String]) {
    #expect(names("New.swift", source) == expected)
  }

  @Test(
    arguments: [
      ("Router.perform(to: /*|*/, path: .push(from: self))", allViews),
      ("Router.perform(\n  to: /*|*/,\n  /* , */ path: .push(from: f(\",)\")))", allViews),
      (
        "Router.perform(to: /*|*/, configuring: { f(a, path: 1) })",
        everything
      ),
      (
        "class Menu: UIViewController { func f() { Router.perform(to: /*|*/",
        everything
      ),
      (
        "extension MenuScreen { func f() { Router.to(/*|*/)",
        everything
      ),
      (
        "extension ClockScreen { func f() { Router.makeDestination(to: /*|*/)",
        servicesFirst
      ),
      (
        "Router\n  .perform(\n    to:\n      /*|*/",
        everything
      ),
    ] as [(String, [String])])
  func lookUpsOfTheOwnFamilyComeFirst(source: String, expected: [String]) {
    #expect(names("New.swift", source) == expected)
  }

  private static let views = ["EditorInput", "UIViewController & SearchInput", "~SongInput"]

  @Test(
    arguments: [
      ("RoutableView<UIViewController & /*|*/", ["SearchInput"]),
      ("RoutableView<SearchInput & U/*|*/>()", ["UIViewController"]), ("RoutableView<UIView & /*|*/", []),
      ("RoutableView<any /*|*/", views), ("RoutableView<any Ed/*|*/>()", views), ("RoutableView<\n  /*|*/", views),
      ("RoutableView < /*|*/", views), ("RoutableView<any UIViewController & /*|*/", ["SearchInput"]),
    ] as [(String, [String])])
  func protocolsOfAnySpelling(source: String, expected: [String]) {
    #expect(names("New.swift", source) == expected)
  }

  @Test(
    arguments: [
      ("New.swift", "Router.to(viewIdentifier: \"/*|*/\")", ["editor"]),
      ("New.m", "ZIKAnyViewRouter.toIdentifier(@\"/*|*/\")", ["editor"]),
      ("New.swift", "extension EditorRouter { class func f() { registerIdentifier(\"/*|*/\")", ["lostView"]),
      ("New.m", "@implementation ClockRouter\n+ (void)f {\n [self registerIdentifier:@\"/*|*/\"]", ["lostService"]),
    ] as [(String, String, [String]?)])
  func identifiersAreNoURLPatterns(file: String, source: String, expected: [String]?) {
    #expect(names(file, source) == expected)
  }

  @Test(
    arguments: [
      (
        "@implementation ClockRouter (More)\n- (void)f { if (a) { [self registerModuleProtocol:/*|*/]",
        ["ZIKRoutable(ClockModule)"]
      ),
      (
        "@end\n@implementation EditorRouter\n- (void)f { [EditorRouter registerModuleProtocol:\n  /*|*/]",
        ["ZIKRoutable(SongModule)"]
      ),
      (
        "@implementation ClockRouter\n@end\nvoid f() { [self registerModuleProtocol:ZIKRoutable(/*|*/)]",
        ["SongModule", "ClockModule"]
      ),
      ("[Adapters registerDestinationAdapter:ZIKRoutable(SongInput) forAdaptee:ZIKRoutable(/*|*/)]", []),
    ] as [(String, [String])])
  func messagesAreOfTheReceiversFamily(source: String, expected: [String]) {
    #expect(names("New.m", source) == expected)
  }

  @Test(
    arguments: [
      (
        "New.swift", "AppNavigator.open(/*|*/)",
        everything
      ),
      (
        "New.swift", "navigator.open(/*|*/, animated: true)",
        everything
      ),
      (
        "New.swift", "extension AppNavigator { func f() { open(Rou/*|*/",
        everything
      ),
      ("New.swift", "open(/*|*/)", nil), ("New.swift", "Other.open(/*|*/)", nil),
      ("New.swift", "AppNavigator.open(x, animated: /*|*/)", nil),
      (
        "New.swift", "AppNavigator.show(screen: /*|*/)",
        ["(UIViewController & SearchInput).self", "EditorInput.self", "~SongInput.self"]
      ),
      ("New.m", "[AppNavigator show:1 screen:/*|*/]", ["~ZIKRoutable(SongInput)"]),
      ("New.m", "[AppNavigator open:/*|*/]", nil),
      ("New.swift", "AppLink(route: /*|*/)", everything),
    ] as [(String, String, [String]?)])
  func namedFunctionsTakeWholeValues(file: String, source: String, expected: [String]?) throws {
    let functions = [
      RoutingFunction(
        name: try #require(FunctionName("AppNavigator.open(_:animated:)")), parameter: 0, role: .lookUp),
      RoutingFunction(
        name: try #require(FunctionName("AppNavigator.show(screen:)")), parameter: 0, role: .lookUp, kind: .view),
      RoutingFunction(
        name: try #require(FunctionName("-[AppNavigator show:screen:]")), parameter: 1, role: .lookUp, kind: .view),
      RoutingFunction(name: try #require(FunctionName("AppLink.init(route:)")), parameter: 0, role: .lookUp),
    ]
    #expect(names(file, source, functions: functions) == expected)
  }
}
