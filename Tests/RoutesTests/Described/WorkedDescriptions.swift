extension WorkedDescriptionTests {
  static let cases = [
    WorkedDescription(
      title: "a container with a wrapper of the code base",
      yaml: """
        container: {modules: [Swinject], kinds: {service: {key: type, missing: nil, receiver: any,
            look-ups: [{call: "Resolver.resolve(_:...)", qualifier: name}, {attribute: Injected, key: [as, declared], missing: crash}],
            registrations: [{call: "Container.register(_:name:factory:)", qualifier: name, destination: factory},
              {call: "Container.forward(_:name:to:)", qualifier: name}, {call: "ServiceEntry.implements(_:...)", key: each, qualifier: name}]}}}
        """,
      source: """
        //- Car.swift
        import Swinject
        protocol Engine {}; protocol Radio {}; final class Dashboard {}
        func assemble(_ container: Container) {
          container.register(Engine.self, name: "diesel") { _ in Diesel() }
          container.register(Dashboard.self) { _ in Dashboard() } }
        final class Car {
          @Injected() var dashboard: Dashboard!
          @Injected(as: Radio.self) var sound: Sound!
          func start(_ resolver: Resolver, _ broadcaster: Broadcaster) {
            fit(resolver.resolve(Engine.self, name: "diesel")!, resolver.resolve(Engine.self))
            broadcaster.register(Radio.self, observer: self) } }
        """,
      rows: [
        "service Dashboard registered - Dashboard 1 Car.swift:2:52",
        "service Engine unregistered - - 1 Car.swift:2:10",
        "service Engine/diesel registered - Diesel 1 Car.swift:2:10",
        "service Radio unregistered - - 1 Car.swift:2:30",
      ],
      findings: [
        "Car.swift:8:17: error: nothing registers the service 'Radio', so this look-up crashes (lookup-unregistered)",
        "Car.swift:10:74: warning: nothing registers the service 'Engine', so this look-up gives nil; it is registered as 'Engine/diesel' (lookup-unregistered)",
      ]),
    WorkedDescription(
      title: "types whose look-ups mostly infer the key",
      yaml: """
        assembly: {key: type, missing: crash, registrations: [{call: "Provider.init(type:make:)", destination: make}],
            look-ups: [{attribute: Needed, key: [1, declared]}, {call: "need(_:)", key: [1, result]}]}
        """,
      source: """
        //- Screen.swift
        protocol Clock {}; final class WallClock: Clock {}; final class Ledger {}
        let providers = [Provider(type: Clock.self) { WallClock() }, Provider(type: Ledger.self) { Ledger() }]
        @propertyWrapper struct Needed<T> { var wrappedValue: T { need(T.self) } }
        func need<T>(_ type: T.Type = T.self) -> T { table[ObjectIdentifier(T.self)] as! T }
        final class Screen {
          @Needed var ledger: Ledger
          @Needed var clock: WallClock
          func refresh() { let clock: Clock = need()
            show(need() as Clock, need(WallClock.self), need()) } }
        """,
      rows: [
        "route Clock registered - WallClock 2 Screen.swift:1:10",
        "route Ledger registered - Ledger 1 Screen.swift:1:65",
        "route WallClock unregistered - - 2 Screen.swift:1:32",
      ],
      findings: [
        "Screen.swift:7:22: error: nothing registers the route 'WallClock', so this look-up crashes; 'WallClock' is registered as 'Clock' (lookup-unregistered)",
        "Screen.swift:9:32: error: nothing registers the route 'WallClock', so this look-up crashes; 'WallClock' is registered as 'Clock' (lookup-unregistered)",
      ]),
    WorkedDescription(
      title: "protocols in Objective-C",
      yaml: """
        service-center: {key: type, missing: nil, duplicates: mistake, receiver: any, kinds: {service: {
            registrations: [{call: "-[ServiceCenter bind:to:]", destination: to}, {call: "SCBind(_:_:)", destination: 2}],
            look-ups: ["-[ServiceCenter serviceFor:]"]}}}
        """,
      source: """
        //- Search.m
        @protocol SearchService @end
        @protocol PrintService @end
        #define SCBind(P, C) [[ServiceCenter shared] bind:@protocol(P) to:[C class]]
        @implementation SearchModule
        + (void)load { SCBind(SearchService, SearchModule); }
        @end
        void ShowMenu(ServiceCenter *center, Protocol *extra) {
          [center serviceFor:@protocol(SearchService)]; [center serviceFor:extra]; [center serviceFor:@protocol(PrintService)]; }
        """,
      rows: [
        "service PrintService unregistered - - 1 Search.m:2:11",
        "service SearchService registered SearchModule SearchModule 1 Search.m:1:11",
      ],
      findings: [
        "Search.m:8:105: warning: nothing registers the service 'PrintService', so this look-up gives nil (lookup-unregistered)"
      ]),
    WorkedDescription(
      title: "every position",
      yaml: """
        all: {key: type, missing: nil, receiver: any, opens: ["fill(_:)"],
            registrations: ["add(_:)", {call: "Box.init(...)", key: generic, destination: enclosing}, {call: "alias(_:to:)", key: [2, each]}, {call: "make(name:by:)", key: by, qualifier: name, destination: by}, {call: "every(_:)", qualifier: any}],
            look-ups: [{call: "ask()", key: result}, {call: "find(_:name:)", key: [1, result], qualifier: name}, {call: "maybe(_:)", missing: fine}]}
        """,
      source: """
        //- All.swift
        class A {}; class B {}; class C {}; class D {}; class E {}; class F {}
        enum Registry { static func fill() { add([A.self, B.self]); Box<C>(); make(name: "x") { D() }; every(E.self); alias() } }
        func fill() -> F? { ask() }
        var getter: F { ask() }
        var forced: F = ask()!
        func use(f: F = ask()) {
          let a: A = ask(), b = ask() as! B, c = find(C.self), d: D = find(name: "x"), e = find(E.self, name: "y")
          let other = ask(); let closure: A = { ask() }(); show(find(D.self)); maybe(F.self)
          find(D.self, name: key); let g: [A] = ask() }
        """,
      rows: [
        "route A registered Registry - 1 All.swift:1:7",
        "route B registered Registry - 1 All.swift:1:19",
        "route C registered Registry Registry 1 All.swift:1:31",
        "route D unregistered - - 1 All.swift:1:43",
        "route D/x registered Registry D 1 All.swift:1:43",
        "route E/* registered Registry - 0 All.swift:1:55",
        "route E/y registered - - 1 All.swift:1:55",
        "route F unregistered - - 5 All.swift:1:67",
      ],
      findings: [
        "All.swift:3:16: warning: nothing registers the route 'F', so this look-up gives nil (lookup-unregistered)",
        "All.swift:4:13: warning: nothing registers the route 'F', so this look-up gives nil (lookup-unregistered)",
        "All.swift:5:13: error: nothing registers the route 'F', so this look-up crashes (lookup-unregistered)",
        "All.swift:6:13: warning: nothing registers the route 'F', so this look-up gives nil (lookup-unregistered)",
        "All.swift:8:62: warning: nothing registers the route 'D', so this look-up gives nil; it is registered as 'D/x' (lookup-unregistered)",
      ]),
  ]
}
