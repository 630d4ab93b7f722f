import Configuration
import Routes
import RoutingSystems
import TestSupport
import Testing

/// The routes and findings of the packs, each in code as its library wants it.
@Suite struct PackFixtureTests {
  @Test(arguments: cases) func findsRoutes(_ example: PackCase) throws {
    let linked = FixtureIndex(
      Fixture(example.source), settings: LinkSettings(world: .closed), systems: try example.systems())
    let routes = linked.index.routes.filter { $0.key.space.system == example.pack }
    let rows = routes.map { "\($0.key.space.kind) \($0.row)" }
    #expect(rows == example.rows, "\(example.title)")
    let messages = Rules.diagnostics(in: linked.index).map { "\($0.severity): \($0.finding.message)" }
    #expect(messages == example.messages, "\(example.title)")
  }
}

struct PackCase: CustomTestStringConvertible, Sendable {
  var pack: String
  var title: String
  var source: String
  var rows: [String]
  var messages: [String] = []

  var testDescription: String { "\(pack): \(title)" }

  func systems() throws -> SystemList {
    SystemList.builtIn.adding([try #require(Packs.named(pack)?.description)], without: [])
  }
}

extension PackFixtureTests {
  static let cases =
    swiftUI + swinject + [
      PackCase(
        pack: "swinject", title: "services with names",
        source: """
          //- Car.swift
          import Swinject
          @main class App {}
          protocol Engine {}; protocol Radio {}; final class Dashboard {}; protocol Sound {}; protocol Player {}
          func assemble(_ container: Container, _ broadcaster: Broadcaster) {
            container.register(Engine.self, name: "diesel") { _ in Diesel() }
            container.register(Dashboard.self) { _ in Dashboard() }.implements(Sound.self, Player.self)
            broadcaster.register(Radio.self, observer: self)
          }
          final class Car {
            func start(_ resolver: Resolver) {
              fit(resolver.resolve(Engine.self, name: "diesel")!, resolver.resolve(Engine.self))
              fit(resolver.resolve(Dashboard.self), resolver.resolve(Player.self), resolver.resolve(Radio.self)!)
            }
          }
          //- Other.swift
          func other(_ table: Table) { table.resolve(Radio.self); table.resolve(radio); DI.container.resolve(Dashboard.self) }
          """,
        rows: [
          "service Dashboard: registered -> Dashboard, 2", "service Engine: unregistered, 1",
          "service Engine/diesel: registered -> Diesel, 1", "service Player: registered, 1",
          "service Radio: unregistered, 2", "service Sound: registered, 0",
        ],
        messages: [
          "warning: nothing registers the service 'Engine', so this look-up gives nil; it is registered as 'Engine/diesel'",
          "error: nothing registers the service 'Radio', so this look-up crashes",
        ]),
      PackCase(
        pack: "resolver", title: "inferred types",
        source: """
          //- App.swift
          import Resolver
          @main class App {}
          protocol Clock {}; class WallClock: Clock {}; protocol Ledger {}; protocol Log {}
          extension Resolver { static func start() {
            register { WallClock() }.implements(Clock.self)
            register(Log.self) { FileLog() }
          } }
          final class Screen {
            @Injected var clock: Clock
            @LazyInjected var ledger: Ledger
            @OptionalInjected var other: Ledger?
            let log: Log = Resolver.resolve()
          }
          """,
        rows: [
          "service Clock: registered, 1", "service Ledger: unregistered, 2", "service Log: registered -> FileLog, 1",
          "service WallClock: registered -> WallClock, 0",
        ],
        messages: ["error: nothing registers the service 'Ledger', so this look-up crashes"]),
      PackCase(
        pack: "flowstacks", title: "destinations",
        source: """
          //- App.swift
          import FlowStacks
          @main struct App {}
          struct Item: Hashable {}; struct Lost: Hashable {}
          struct Menu: View { var body: some View {
            FlowStack { FlowLink(value: Item()) { Text("") }; FlowLink(value: Lost()) { Text("") } }
              .flowDestination(for: Item.self) { _ in ItemView() }
          } }
          """,
        rows: ["destination Item: registered -> ItemView, 1", "destination Lost: unregistered, 1"],
        messages: ["error: nothing registers the destination 'Lost', so this look-up crashes"]),
      PackCase(
        pack: "beehive", title: "services",
        source: """
          //- App.m
          #import <BeeHive/BeeHive.h>
          @protocol Home @end
          @protocol Trade @end
          @BeeHiveService(Home, HomeController)
          @implementation HomeController
          @end
          void f(void) {
            [[BeeHive shareInstance] createService:@protocol(Home)];
            [[BeeHive shareInstance] createService:@protocol(Trade)];
          }
          """,
        rows: ["service Home: registered -> HomeController, 1", "service Trade: unregistered, 1"],
        messages: ["warning: nothing registers the service 'Trade', so this look-up gives nil"]),
      PackCase(
        pack: "bifrost", title: "services",
        source: """
          //- App.m
          #import <Bifrost/Bifrost.h>
          @protocol Home @end
          @protocol Trade @end
          @protocol Help @end
          @implementation HomeModule
          + (void)load { BFRegister(Home); }
          @end
          void f(void) { [BFModule(Home) show]; [[Bifrost moduleByService:@protocol(Trade)] show]; }
          void g(void) { [BFModule(Help) show]; }
          """,
        rows: [
          "service Help: unregistered, 1", "service Home: registered -> HomeModule, 1",
          "service Trade: unregistered, 1",
        ],
        messages: [
          "warning: nothing registers the service 'Trade', so this look-up gives nil",
          "warning: nothing registers the service 'Help', so this look-up gives nil",
        ]),
      PackCase(
        pack: "mgjrouter", title: "pages and objects",
        source: """
          //- App.swift
          @main class App {}
          //- Shop.m
          @implementation Shop
          + (void)load {
            [MGJRouter registerURLPattern:@"app://shop/cart" toHandler:^(NSDictionary *values) {}];
            [MGJRouter registerURLPattern:@"app://user/:id/photo" toObjectHandler:^id(NSDictionary *values) { return nil; }];
          }
          - (void)show {
            [MGJRouter openURL:@"app://shop/cart"];
            [MGJRouter openURL:@"app://help/start" completion:nil];
            [MGJRouter objectForURL:@"app://user/7/photo"];
            [MGJRouter objectForURL:@"app://photo/7" withUserInfo:nil];
          }
          @end
          """,
        rows: [
          "route app://help/start: unregistered, 1",
          "route app://photo/7: unregistered, 1",
          "route app://shop/cart: registered, 1",
          "route app://user/7/photo: registered, 1",
          "route app://user/:id/photo: registered, 0",
        ],
        messages: [
          "warning: no registered route URL pattern matches 'app://help/start', so this look-up does nothing",
          "warning: no registered route URL pattern matches 'app://photo/7', so this look-up gives nil",
        ]),
      PackCase(
        pack: "mgjrouter", title: "patterns that others hide",
        source: """
          //- App.swift
          @main class App {}
          //- Shop.m
          @implementation Shop
          + (void)load {
            [MGJRouter registerURLPattern:@"app://shop/:id" toHandler:^(NSDictionary *values) {}];
            [MGJRouter registerURLPattern:@"app://shop/new" toHandler:^(NSDictionary *values) {}];
            [MGJRouter registerURLPattern:@"app://shop/24" toHandler:^(NSDictionary *values) {}];
            [MGJRouter registerURLPattern:@"app://help/:page/all" toHandler:^(NSDictionary *values) {}];
            [MGJRouter registerURLPattern:@"app://help/start" toHandler:^(NSDictionary *values) {}];
          }
          @end
          """,
        rows: [
          "route app://help/:page/all: registered, 0", "route app://help/start: registered, 0",
          "route app://shop/24: registered, 0", "route app://shop/:id: registered, 0",
          "route app://shop/new: registered, 0",
        ],
        messages: [
          "warning: the URL pattern 'app://shop/new' never answers, because 'app://shop/:id' takes its URLs",
          "warning: the URL pattern 'app://help/start' never answers, because 'app://help/:page/all' takes its URLs",
        ]),
      PackCase(
        pack: "jlroutes", title: "several patterns at once",
        source: """
          //- App.swift
          import JLRoutes
          @main class App { func start() { JLRoutes.global().addRoutes(["/help", "/help/:page"]) { _ in true } } }
          //- Pages.m
          #import <JLRoutes/JLRoutes.h>
          @implementation Pages
          + (void)load {
            [[JLRoutes globalRoutes] addRoutes:@[@"/user/view/:id", @"/user/all",] handler:^BOOL(NSDictionary *values) { return YES; }];
          }
          - (void)show {
            [JLRoutes routeURL:[NSURL URLWithString:@"app://user/view/7"]];
            [JLRoutes routeURL:[NSURL URLWithString:@"app://help/first"]];
            [JLRoutes routeURL:[NSURL URLWithString:@"app://user/edit/7"]];
          }
          @end
          """,
        rows: [
          "route /help: registered, 0", "route /help/:page: registered, 0", "route /user/all: registered, 0",
          "route /user/view/:id: registered, 0", "route app://help/first: registered, 1",
          "route app://user/edit/7: unregistered, 1", "route app://user/view/7: registered, 1",
        ],
        messages: [
          "warning: no registered route URL pattern matches 'app://user/edit/7', so this look-up does nothing"
        ]),
      PackCase(
        pack: "jlroutes", title: "several patterns, one of which is not spelled",
        source: """
          //- App.swift
          @main class App {}
          //- Pages.m
          #import <JLRoutes/JLRoutes.h>
          void Show(NSString *name) {
            [[JLRoutes globalRoutes] addRoutes:@[@"/user/view/:id", name] handler:nil];
            [JLRoutes routeURL:[NSURL URLWithString:@"app://user/edit/7"]];
          }
          """,
        rows: ["route /user/view/:id: registered, 0", "route app://user/edit/7: unknown, 1"]),
      PackCase(
        pack: "jlroutes", title: "a pattern that a macro begins",
        source: """
          //- App.swift
          @main class App {}
          //- Pages.m
          #import <JLRoutes/JLRoutes.h>
          void Show(void) {
            [[JLRoutes globalRoutes] addRoute:SHOP @"/new" handler:nil];
            [JLRoutes routeURL:[NSURL URLWithString:@"app://shop/new"]];
          }
          """,
        rows: ["route app://shop/new: unknown, 1"]),
      PackCase(
        pack: "jlroutes", title: "all hosts are components",
        source: """
          //- App.swift
          @main class App {}
          //- Pages.m
          #import <JLRoutes/JLRoutes.h>
          void Show(void) {
            [JLRoutes setAlwaysTreatsHostAsPathComponent:YES];
            [[JLRoutes globalRoutes] addRoute:@"/shop.example/item/:id" handler:nil];
            [JLRoutes routeURL:[NSURL URLWithString:@"https://shop.example/item/3"]];
          }
          """,
        rows: ["route /shop.example/item/:id: registered, 0", "route https://shop.example/item/3: unknown, 1"]),
      PackCase(
        pack: "jlroutes", title: "patterns with optional parts",
        source: """
          //- App.swift
          @main class App {}
          //- Pages.m
          #import <JLRoutes/JLRoutes.h>
          @implementation Pages
          + (void)load {
            [[JLRoutes globalRoutes] addRoute:@"/user/view/:id" handler:^BOOL(NSDictionary *values) { return YES; }];
            [[JLRoutes routesForScheme:@"app"] addRoute:@"/path(/tab/:tab)" priority:1 handler:nil];
          }
          - (void)show {
            [JLRoutes routeURL:[NSURL URLWithString:@"app://user/view/7"]];
            [JLRoutes routeURL:[NSURL URLWithString:@"app://path/tab/1"] withParameters:nil];
            [JLRoutes routeURL:[NSURL URLWithString:@"app://user/edit/7"]];
          }
          @end
          """,
        rows: [
          "route /path(/tab/:tab): registered, 0",
          "route /user/view/:id: registered, 0",
          "route app://path/tab/1: registered, 1",
          "route app://user/edit/7: unregistered, 1",
          "route app://user/view/7: registered, 1",
        ],
        messages: [
          "warning: no registered route URL pattern matches 'app://user/edit/7', so this look-up does nothing"
        ]),
      PackCase(
        pack: "urlnavigator", title: "pages and handlers",
        source: """
          //- App.swift
          import URLNavigator
          @main class App {
            func start(_ navigator: Navigator) {
              navigator.register("app://user/<int:id>") { url, values, context in UserPage() }
              navigator.handle("app://alert") { url, values, context in true }
              navigator.push("app://user/7")
              navigator.present("app://user/me")
              navigator.open("app://alert?title=a")
              navigator.open("app://help")
            }
          }
          class UserPage: UIViewController {}
          """,
        rows: [
          "page app://user/7: registered, 1",
          "page app://user/<int:id>: registered -> UserPage, 0",
          "page app://user/me: unregistered, 1",
          "handler app://alert: registered, 0",
          "handler app://alert?title=a: registered, 1",
          "handler app://help: unregistered, 1",
        ],
        messages: [
          "warning: no registered page URL pattern matches 'app://user/me', so this look-up gives nil; 'app://user/<int:id>' takes a whole number there",
          "warning: no registered handler URL pattern matches 'app://help', so this look-up does nothing",
        ]),
      PackCase(
        pack: "ctmediator", title: "targets and actions",
        source: """
          //- App.swift
          @main class App {}
          //- Target.m
          @interface Target_Shop : NSObject
          @end
          @implementation Target_Shop
          - (id)Action_page:(NSDictionary *)values { return nil; }
          @end
          //- Menu.m
          void Show(void) {
            [[CTMediator sharedInstance] performTarget:@"Shop" action:@"page" params:nil shouldCacheTarget:NO];
            [[CTMediator sharedInstance] performTarget:@"Shop" action:@"pages" params:nil shouldCacheTarget:NO];
          }
          """,
        rows: [
          "action Shop/page: registered, 1",
          "action Shop/pages: unregistered, 1",
        ],
        messages: [
          "warning: nothing registers the action 'Shop/pages', so this look-up gives nil"
        ]),
      PackCase(
        pack: "ctmediator", title: "targets and actions that are constants",
        source: """
          //- App.swift
          @main class App {}
          //- Target.m
          NSString *const kShop = @"Shop";
          @implementation Target_Shop
          - (id)Action_page:(NSDictionary *)values { return nil; }
          @end
          //- Menu.m
          static NSString *const kPage = @"page";
          static NSString *const kPages = @"pages";
          @implementation CTMediator (Shop)
          - (void)a { [self performTarget:kShop action:kPage params:nil shouldCacheTarget:NO]; }
          - (void)b { [self performTarget:kShop action:kPages params:nil shouldCacheTarget:NO]; }
          - (void)c { [self performTarget:kShop action:kOther params:nil shouldCacheTarget:NO]; }
          @end
          """,
        rows: ["action Shop/page: registered, 1", "action Shop/pages: unregistered, 1"],
        messages: ["warning: nothing registers the action 'Shop/pages', so this look-up gives nil"]),
    ]
}
