import Routes
import Testing

/// Macros that a description names as functions.
@Suite struct DescribedMacroTests {
  @Test(arguments: cases) func findsRoutes(_ example: DescribedCase) throws {
    try example.check { $0.row }
  }

  static let cases = [
    DescribedCase(
      title: "macros of Swift",
      yaml: """
        services: {key: type, missing: nil, registrations: [{call: "SCBind(_:_:)", destination: 2}, {call: "SCMake(_:make:)", destination: make}],
          look-ups: ["SCFind(_:)"]}
        """,
      source: """
        //- App.swift
        @main class App {}
        protocol Clock {}; protocol Ledger {}; protocol Printer {}; protocol Search {}
        #SCBind(Clock.self, WallClock.self)
        func start() {
          #SCMake(Ledger.self) { PaperLedger() }
          let clock = #SCFind(Clock.self)
          show(#SCFind(Ledger.self), #SCFind(Printer.self))
        //                                   ^^^^^^^ lookup-unregistered
          #SCFind(Search.self)
        }
        class WallClock: Clock {
          #SCBind(Other.self, WallClock.self)
        }
        @SCBind(Search.self, FastSearch.self)
        class FastSearch: Search {}
        """,
      rows: [
        "Clock: registered -> WallClock, 1", "Ledger: registered -> PaperLedger, 1",
        "Other: registered -> WallClock, 0",
        "Printer: unregistered, 1", "Search: registered -> FastSearch, 1",
      ]),
    DescribedCase(
      title: "a macro of Swift whose name is not spelled",
      yaml: """
        screens: {key: string, registrations: ["Screen(_:)"], look-ups: ["open(_:)"]}
        """,
      source: """
        //- App.swift
        @main class App { func start(_ name: String) { #Screen("home"); #Screen(name); open("about"); open("home") } }
        """,
      rows: ["about: unknown, 1", "home: registered, 1"]),
    DescribedCase(
      title: "a macro of Objective-C directly before a function",
      yaml: """
        services: {key: type, missing: nil, receiver: any, registrations: [{call: "Bind(_:_:)", destination: 2}],
          look-ups: ["-[Center find:]"]}
        """,
      source: """
        //- App.swift
        @main class App {}
        //- Search.m
        @protocol Search
        @end
        @protocol Print
        @end
        @Bind(Search, SearchModule)
        void Show(void) {
          [center find:@protocol(Search)];
          [center find:@protocol(Print)];
        //                       ^^^^^ lookup-unregistered
        }
        Bind(Search, SearchModule)
        static id Make(int count) { return [center find:@protocol(Print)]; }
        //                                                        ^^^^^ lookup-unregistered
        """,
      rows: ["Print: unregistered, 2", "Search: registered -> SearchModule, SearchModule, 1"]),
  ]
}
