import Routes
import TestSupport
import Testing

/// Systems that a configuration describes.
@Suite struct DescribedSystemTests {
  @Test(arguments: cases) func findsRoutes(_ example: DescribedCase) throws {
    try example.check { "\($0.key.space.kind) \($0.row)" }
  }

  @Test func findingsSayWhatHappens() throws {
    let messages = try Self.cases.flatMap { example in
      let index = FixtureIndex(
        Fixture(example.source), settings: LinkSettings(world: .closed), systems: try example.systems()
      ).index
      return Rules.diagnostics(in: index).map { "\($0.severity): \($0.finding.message)" }
    }
    #expect(
      messages.sorted() == [
        "error: nothing registers the route 'Clock', so this look-up crashes",
        "error: nothing registers the route 'WallClock', so this look-up crashes; 'WallClock' is registered as 'Clock'",
        "warning: no registered handler URL pattern matches 'ink://tost', so this look-up does nothing; did you mean 'ink://toast'?",
        "warning: no registered page URL pattern matches 'ink://note/new', so this look-up gives nil; 'ink://note/<int:id>' takes a whole number there",
        "warning: no registered page URL pattern matches 'ink://toast', so this look-up gives nil; it is registered as a handler",
        "warning: nothing registers the action 'Orders/detail', so this look-up gives nil; 'Action_detail(params:)' has the selector 'Action_detailWithParams:'",
        "warning: nothing registers the action 'Pay/receipt', so this look-up gives nil",
        "warning: nothing registers the action 'Pay/receipt', so this look-up gives nil",
        "warning: nothing registers the route 'sendd', so this look-up does nothing; did you mean 'send'?",
        "warning: nothing registers the service 'PrintService', so this look-up gives nil",
      ])
  }

  /// What cannot be read is never an error.
  @Test(arguments: doubts) func leavesUnknown(_ example: DescribedCase) throws {
    let systems = try example.systems()
    let index = FixtureIndex(
      Fixture(example.source), settings: LinkSettings(world: .closed), systems: systems
    ).index
    #expect(index.routes.map { "\($0.key.fullName): \($0.status.word)" } == example.rows, "\(example.title)")
    #expect(Rules.diagnostics(in: index).isEmpty, "\(example.title)")
  }
}

extension DescribedSystemTests {
  static let texts = DescribedCase(
    title: "texts",
    yaml: """
      screens: {key: string, look-ups: ["ScreenTable.open(_:)"], registrations: [{call: "ScreenTable.add(_:making:)", destination: making}]}
      """,
    source: """
      //- App.swift
      @main class App { func start(_ table: ScreenTable) {
        table.add("send", making: Send.self)
        table.add(Names.about, making: About.self)
        table.add(Names.about, making: About.self)
        table.open("send")
        table.open(Names.about)
        table.open("sendd")
        //          ^^^^^ unknown-identifier
        ScreenTable.shared.open("send")
        other().open("nothing")
        table.open("send", animated: true)
        OtherTable.open("nothing")
      } }
      enum Names { static let about = "about" }
      """,
    rows: [
      "route about: registered -> About, About, 1", "route send: registered -> Send, 2", "route sendd: unregistered, 1",
    ])

  static let cases = [
    texts, urls, methods,
    DescribedCase(
      title: "types in Swift",
      yaml: """
        assembly: {key: type, missing: crash, registrations: [{call: "Provider.init(type:make:)", destination: make}], look-ups: ["need(_:)"]}
        """,
      source: """
        //- Screen.swift
        @main class App {}
        protocol Clock {}; final class WallClock: Clock {}; struct Ledger {}
        let providers = [Provider(type: Clock.self) { WallClock() }, Provider(type: Ledger.self) { Ledger() }]
        func need<T>(_ type: T.Type = T.self) -> T { table[ObjectIdentifier(T.self)] as! T }
        func again<T>(_ type: T.Type) -> T { need(T.self) }
        final class Screen {
          func refresh() {
            show(need(Clock.self), need(WallClock.self))
        //                              ^^^^^^^^^ lookup-unregistered
          }
        }
        """,
      rows: [
        "route Clock: registered -> WallClock, 1", "route Ledger: registered -> Ledger, 0",
        "route WallClock: unregistered, 1",
      ]),
    DescribedCase(
      title: "types of frameworks, registered by classes that adopt a protocol",
      yaml: """
        container: {key: type, missing: nil, receiver: any, registrations: [{call: "Container.register(_:factory:)", destination: factory}], look-ups: ["Resolver.resolve(_:)"]}
        """,
      source: """
        //- App.swift
        @main class App {}
        protocol Registrant { func register(in container: Container) }
        final class Ledger {}; final class Clock {}
        final class Foundation: Registrant {
          func register(in container: Container) {
            container.register(NotificationCenter.self) { _ in NotificationCenter.default }
            container.register(Ledger.self) { resolver in Ledger(resolver.resolve(Clock.self)!) }
        //                                                                        ^^^^^ lookup-unregistered
          }
        }
        //- Macros.m
        #define CALL(f, a, b) f(a ## b)
        #include "Unseen.inc"
        """,
      rows: [
        "route Clock: unregistered, 1", "route Ledger: registered -> Ledger, 0",
        "route NotificationCenter: registered, 0",
      ]),
    DescribedCase(
      title: "protocols in Objective-C",
      yaml: """
        service-center: {key: type, missing: nil, duplicates: mistake, receiver: any, kinds: {service: {
            registrations: [{call: "-[ServiceCenter bind:to:]", destination: to}, {call: "SCBind(_:_:)", destination: 2}],
            look-ups: ["-[ServiceCenter serviceFor:]"]}}}
        """,
      source: """
        //- App.swift
        @main class App {}
        //- Search.m
        @protocol SearchService @end
        @protocol PrintService @end
        #define SCBind(P, C) [[ServiceCenter shared] bind:@protocol(P) to:[C class]]
        @implementation SearchModule
        + (void)load { SCBind(SearchService, SearchModule); }
        @end
        void ShowMenu(ServiceCenter *center, Protocol *extra) {
          [center bind:@protocol(SearchService) to:[SearchModule class]];
          [center serviceFor:@protocol(SearchService)];
          [center serviceFor:extra];
          [center serviceFor:@protocol(PrintService)];
        //                             ^^^^^^^^^^^^ lookup-unregistered
        }
        """,
      rows: [
        "service PrintService: unregistered, 1",
        "service SearchService: registered -> SearchModule, SearchModule, 1",
      ]),
    DescribedCase(
      title: "names of two parts",
      yaml: """
        mediator: {kinds: {action: {key: string, missing: nil, receiver: any, look-ups: [{call: "perform(_:action:...)", key: 1, qualifier: action}, {call: "Mediator.call(...)", key: target, qualifier: action}], registrations: [{call: "Mediator.add(_:_:run:)", qualifier: 2, destination: run}]}}}
        """,
      source: """
        //- App.swift
        @main class App { func start(_ mediator: Mediator) {
          mediator.add("Pay", "checkout") { _ in }
          perform("Pay", action: "checkout", with: nil)
          mediator.call(target: "Pay", action: "checkout")
          perform("Pay", action: "receipt")
        //                        ^^^^^^^ unknown-identifier
        } }
        """,
      rows: ["action Pay/checkout: registered, 2", "action Pay/receipt: unregistered, 1"]),
  ]

  /// A library with two tables.
  static let urls = DescribedCase(
    title: "URLs",
    yaml: """
      navigator: {key: url, matching: urlnavigator, duplicates: mistake, receiver: any, kinds: {
          page: {missing: nil, registrations: [{call: "Navigator.register(_:_:)", destination: 2}], look-ups: ["Navigator.viewController(for:...)", "Navigator.push(_:...)", "Navigator.present(_:...)"]},
          handler: {registrations: ["Navigator.handle(_:_:)"], look-ups: ["Navigator.handler(for:...)", "Navigator.open(_:...)"]}}}
      """,
    source: """
      //- Links.swift
      import URLNavigator
      @main class App {}
      struct Links { init(_ navigator: Navigator) {
        navigator.register("ink://note/<int:id>") { _, _, _ in NoteViewController() }
        navigator.handle("ink://toast") { _, _, _ in true } } }
      func show(_ note: Note, with navigator: NavigatorProtocol) {
        navigator.push("ink://note/42"); navigator.push(note.link)
        navigator.push("ink://note/new")
        //              ^^^^^^^^^^^^^^ unknown-url
        navigator.push(URL(string: "ink://toast")!)
        //                          ^^^^^^^^^^^ unknown-url
        navigator.push("ink://note/\\(note.id)", animated: true)
        navigator.open("ink://tost") }
        //              ^^^^^^^^^^ unknown-url
      //- Links.m
      void Show(Navigator *navigator) { [navigator open:[NSURL URLWithString:@"ink://toast"]]; }
      """,
    rows: [
      "page ink://note/42: registered, 1", "page ink://note/<int:id>: registered -> NoteViewController, 0",
      "page ink://note/new: unregistered, 1", "page ink://note/…: registered, 1", "page ink://toast: unregistered, 1",
      "handler ink://toast: registered, 1", "handler ink://tost: unregistered, 1",
    ])

  /// Names that definitions register.
  static let methods = DescribedCase(
    title: "methods",
    yaml: """
      mediator: {kinds: {action: {key: string, missing: nil, receiver: any, look-ups: [{call: "-[CTMediator performTarget:action:params:shouldCacheTarget:]", key: 1, qualifier: 2}],
          registrations: [{method: "-[Target_{key} Action_{qualifier}:]"}, {method: "-[Target_{key} notFound:]", qualifier: any}]}}}
      """,
    source: """
      //- Pay.m
      NSString * const kTargetPay = @"Pay";
      @implementation Target_Pay
      - (id)Action_checkout:(NSDictionary *)params { return [[CheckoutViewController alloc] init]; }
      - (id)Action_other { return nil; }
      @end
      @implementation CTMediator (Pay)
      - (id)checkout { return [self performTarget:kTargetPay action:@"checkout" params:nil shouldCacheTarget:NO]; }
      - (id)receipt { return [self performTarget:kTargetPay action:@"receipt" params:nil shouldCacheTarget:NO]; }
      //                                                             ^^^^^^^ unknown-identifier
      - (id)other { return [self performTarget:@"Any" action:@"thing" params:nil shouldCacheTarget:NO]; }
      @end
      //- Orders.swift
      @main class App {}
      @objc(Target_Orders) class Orders: NSObject {
        @objc func Action_list(_ params: NSDictionary) -> UIViewController { OrdersViewController() }
        @objc func Action_detail(params: NSDictionary) -> UIViewController { OrdersViewController() } }
      @objc class Target_Any: NSObject { @objc func notFound(_ params: NSDictionary) {} }
      class Target_Derived: Target_Base {}
      class Target_Base: NSObject { @objc func Action_all(_ params: NSDictionary) {} }
      let detail = CTMediator.sharedInstance()?.performTarget("Orders", action: "detail", params: nil, shouldCacheTarget: false)
      //                                                                         ^^^^^^ unknown-identifier
      let all = mediator.performTarget("Derived", action: "all", params: nil, shouldCacheTarget: false)
      """,
    rows: [
      "action Any/*: registered, 0", "action Any/thing: registered, 1", "action Base/all: registered, 0",
      "action Derived/*: registered, 0", "action Derived/all: registered, 1", "action Orders/detail: unregistered, 1",
      "action Orders/detailParams: registered -> OrdersViewController, 0",
      "action Orders/detailWithParams: registered -> OrdersViewController, 0",
      "action Orders/list: registered -> OrdersViewController, 0",
      "action Pay/checkout: registered -> CheckoutViewController, 1", "action Pay/receipt: unregistered, 1",
    ])

  static let doubts = [
    DescribedCase(
      title: "nothing is registered",
      yaml: "links: {key: type, look-ups: [\"find(_:)\"], registrations: [\"add(_:)\"]}",
      source: "//- App.swift\n@main class App { func f() { find(App.self) } }", rows: ["App: unknown"]),
    DescribedCase(
      title: "a name that is not spelled may be any",
      yaml: "links: {key: type, look-ups: [\"find(_:)\"], registrations: [\"add(_:)\"]}",
      source: """
        //- App.swift
        @main class App { func f(type: Any.Type) { find(App.self); find(type); add(Other.self); add(type) } }
        class Other {}
        """, rows: ["App: unknown", "Other: registered"]),
    DescribedCase(
      title: "a text that is not spelled may be any",
      yaml: "links: {key: string, look-ups: [\"find(_:)\"], registrations: [\"add(_:)\"]}",
      source: "//- App.swift\n@main class App { func f(name: String) { find(\"a\"); add(\"b\"); add(name) } }",
      rows: ["a: unknown", "b: registered"]),
    DescribedCase(
      title: "a file that only opens the table, with a function of the name of another",
      yaml: """
        links: {key: string, modules: [Kit], look-ups: ["find(_:)"], registrations: [{call: "add(...)", key: id}],
          opens: ["add(all:)"]}
        """,
      source: """
        //- App.swift
        import Kit
        @main class App { func f() { find("a"); add(id: "b") } }
        //- All.swift
        func fill() { add(all: names) }
        """, rows: ["a: unknown", "b: registered"]),
    DescribedCase(
      title: "a helper that is not described",
      yaml: "links: {key: type, look-ups: [\"find(_:)\"], registrations: [\"add(_:)\"]}",
      source: """
        //- App.swift
        @main class App { func f() { find(App.self); help(App.self); add(Other.self) } }
        func help<T>(_ type: T.Type) { add(T.self) }
        class Other {}
        """, rows: ["App: unknown", "Other: registered"]),
    DescribedCase(
      title: "a type of another module",
      yaml: "links: {key: type, look-ups: [\"find(_:)\"], registrations: [\"add(_:)\"]}",
      source: "//- App.swift\n@main class App { func f() { find(Elsewhere.self); add(App.self) } }",
      rows: ["App: registered", "Elsewhere: unknown"]),
    DescribedCase(
      title: "a look-up that is fine without",
      yaml: "links: {key: string, missing: fine, look-ups: [\"find(_:)\"], registrations: [\"add(_:)\"]}",
      source: "//- App.swift\n@main class App { func f() { find(\"a\"); add(\"b\") } }",
      rows: ["a: unregistered", "b: registered"]),
  ]
}
