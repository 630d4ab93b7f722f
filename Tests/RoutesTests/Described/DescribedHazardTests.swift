import Routes
import Testing

/// Code that looks like a mistake in a described system, and is none.
@Suite struct DescribedHazardTests {
  @Test(arguments: cases) func findsRoutes(_ example: DescribedCase) throws {
    try example.check { "\($0.key.fullName): \($0.status.word)" }
  }

  private static func container(_ duplicates: String = "allowed") -> String {
    """
    container: {key: type, missing: nil, duplicates: \(duplicates), receiver: any, look-ups: ["Resolver.resolve(_:)"],
      registrations: [{call: "Container.register(_:factory:)", destination: factory}]}
    """
  }

  private static func twice(_ first: String = "", _ second: String = "") -> String {
    """
    //- App.swift
    @main class App { func start(_ home: Container, _ search: Container) {
      home.register(Clock.self) { WallClock() }
    \(first)
      search.register(Clock.self) { TestClock() }
    \(second)
    } }
    protocol Clock {}
    struct WallClock: Clock {}
    struct TestClock: Clock {}
    """
  }

  static let cases = [
    DescribedCase(
      title: "a function of any number of names, described with the label of one",
      yaml: """
        events: {key: string, registrations: [{call: "Analytics.declare(_:)", key: each}], look-ups: ["Analytics.log(_:)"]}
        """,
      source: """
        //- App.swift
        @main class App { func start() {
          Analytics.declare("solo")
          Analytics.declare("open", "close")
          Analytics.declare("debug", level: 2)
          Analytics.log("debug")
          //             ^^^^^ unknown-identifier
          Analytics.log("solo"); Analytics.log("close")
          Analytics.log("stranger")
          //             ^^^^^^^^ unknown-identifier
        } }
        enum Analytics {}
        """,
      rows: [
        "close: registered", "debug: unregistered", "open: registered", "solo: registered", "stranger: unregistered",
      ]),
    DescribedCase(
      title: "one name in two containers", yaml: container(), source: twice(), rows: ["Clock: registered"]),
    DescribedCase(
      title: "one name in two containers, where that is a mistake", yaml: container("mistake"),
      source: twice(
        "//              ^^^^^ duplicate-protocol-registration",
        "//                ^^^^^ duplicate-protocol-registration"), rows: ["Clock: registered"]),
    DescribedCase(
      title: "wrappers of a name", yaml: container(),
      source: """
        //- App.swift
        @main class App { func start(_ container: Container, _ resolver: Resolver) {
          container.register(Clock.self) { WallClock() }
          container.register(Box<Clock>.self) { Box(WallClock()) }
          resolver.resolve(Clock?.self)
          resolver.resolve((any Clock).self)
          resolver.resolve(Box<Clock>.self)
          resolver.resolve(Box<Ledger>.self)
          resolver.resolve(Lazy<Clock>.self)
          resolver.resolve(Provider<Ledger>.self)
        } }
        protocol Clock {}
        protocol Ledger {}
        struct WallClock: Clock {}
        struct Box<Value> {}
        """,
      rows: [
        "Box<Clock>: unknown", "Box<Ledger>: unknown", "Clock: registered", "Lazy<Clock>: unknown",
        "Provider<Ledger>: unknown",
      ]),
    DescribedCase(
      title: "tests register doubles, and ask for what nothing registers", yaml: container(),
      source: """
        //- App.swift
        @main class App { func start(_ container: Container, _ resolver: Resolver) {
          container.register(Clock.self) { WallClock() }
          resolver.resolve(Ledger.self)
          resolver.resolve(Journal.self)
        //                 ^^^^^^^ lookup-unregistered
        } }
        protocol Clock {}
        protocol Journal {}
        protocol Ledger {}
        protocol Printer {}
        struct WallClock: Clock {}
        //- Tests/LedgerTests.swift
        func testLedger(_ container: Container, _ resolver: Resolver) {
          container.register(Ledger.self) { TestLedger() }
          resolver.resolve(Ledger.self)
          resolver.resolve(Printer.self)
        }
        struct TestLedger: Ledger {}
        """,
      rows: [
        "Clock: registered", "Journal: unregistered", "Ledger: unknown", "Printer: unregistered",
      ]),
    DescribedCase(
      title: "an overload with other labels, which registers any name", yaml: screens,
      source: """
        //- App.swift
        @main class App { func start(_ screens: Screens) {
          screens.add("home") {}
          screens.add(all: ["cart"])
          screens.show("cart")
        } }
        class Screens {
          func add(_ name: String, _ make: () -> Void) {}
          func add(all names: [String]) { for name in names { add(name) {} } }
          func show(_ name: String) {}
        }
        """,
      rows: ["cart: unknown", "home: registered"]),
    DescribedCase(
      title: "constants of an extension of String", yaml: screens,
      source: """
        //- App.swift
        @main class App { func start(_ screens: Screens) {
          screens.add(.home) {}
          screens.show("home")
          screens.show(.home)
          screens.show(.cart)
        //             ^^^^^ unknown-identifier
        } }
        //- Names.swift
        extension String { static let home = "home", cart = "cart" }
        """,
      rows: ["cart: unregistered", "home: registered"]),
    DescribedCase(
      title: "the function itself, which passes its name on", yaml: screens,
      source: """
        //- App.swift
        @main class App { func start(_ screens: Screens) { screens.add("home") {} } }
        class Screens {
          func add(_ name: String, _ make: () -> Void) { other.add(name) {} }
          func show(_ name: String) {}
          func start() { show("cart") }
        //                     ^^^^ unknown-identifier
        }
        """,
      rows: ["cart: unregistered", "home: registered"]),
    DescribedCase(
      title: "functions of the name of other types", yaml: screens,
      source: """
        //- App.swift
        @main class App { func start(_ screens: Screens, _ other: Other, _ unknown: Unknown) {
          screens.add("home") {}
          UIApplication.shared.show("a")
          Other().show("b")
          other.show("c")
          Player.shared.show("d")
        //                    ^ unknown-identifier
          unknown.show("e")
        //              ^ unknown-identifier
        } }
        class Other: NSObject { func show(_ name: String) {} }
        """,
      rows: ["d: unregistered", "e: unregistered", "home: registered"]),
    DescribedCase(
      title: "a function with an entry in two kinds",
      yaml: """
        boxes: {kinds: {
          named: {key: type, missing: nil, receiver: any, registrations: ["Box.register(_:name:)"],
            look-ups: [{call: "Box.resolve(_:name:)"}]},
          service: {key: type, missing: crash, receiver: any, registrations: ["Box.register(_:)"],
            look-ups: ["Box.resolve(_:...)"]}}}
        """,
      source: """
        //- App.swift
        @main class App { func start(_ box: Box) {
          box.register(Clock.self, name: "a")
          box.register(Ledger.self)
          box.resolve(Clock.self, name: "a")
          box.resolve(Ledger.self)
        } }
        protocol Clock {}
        protocol Ledger {}
        """,
      rows: ["Clock: registered", "Ledger: registered"]),
    DescribedCase(
      title: "a shared object of another type, and a type with an adoption in an extension", yaml: container(),
      source: """
        //- App.swift
        @main class App { func start(_ container: Container, _ box: Box, _ bag: Bag) {
          container.register(Clock.self) { WallClock() }
          DI.shared.resolve(Ledger.self)
        //                  ^^^^^^ lookup-unregistered
          let shared = DI.shared
          shared.resolve(Printer.self)
        //               ^^^^^^^ lookup-unregistered
          box.resolve(Journal.self)
        //            ^^^^^^^ lookup-unregistered
          bag.resolve(Parcel.self)
        //            ^^^^^^ lookup-unregistered
        }
          class Bag {}
        }
        enum DI { static let shared = Container() }
        class Box {}
        extension Box: Resolver {}
        extension App.Bag: Resolver {}
        protocol Clock {}
        protocol Journal {}
        protocol Ledger {}
        protocol Parcel {}
        protocol Printer {}
        struct WallClock: Clock {}
        """,
      rows: [
        "Clock: registered", "Journal: unregistered", "Ledger: unregistered", "Parcel: unregistered",
        "Printer: unregistered",
      ]),
    DescribedCase(
      title: "values of a protocol or of a class with subclasses, which may be of another type",
      yaml: "pages: {key: type, missing: nil, look-ups: [\"Pages.open(_:)\"], registrations: [\"Pages.add(_:)\"]}",
      source: """
        //- App.swift
        @main class App { func start(_ page: Page, _ both: any Page & Sheet, _ list: List, _ settings: Settings) {
          Pages.add(Home.self)
          Pages.open(page)
          Pages.open(both)
          Pages.open(list)
          Pages.open(settings)
        //           ^^^^^^^^ lookup-unregistered
          Pages.open(List())
        //           ^^^^ lookup-unregistered
          Pages.open(settings as Sheet)
        //                       ^^^^^ lookup-unregistered
        } }
        protocol Page {}
        protocol Sheet {}
        class List: Page {}
        class Favourites: List {}
        struct Home: Page {}
        struct Settings: Page {}
        """,
      rows: [
        "Home: registered", "List: unregistered", "Page: unknown", "Settings: unregistered", "Sheet: unregistered",
      ]),
    DescribedCase(
      title: "an attribute that names another type than the declared one",
      yaml: """
        container: {key: type, missing: nil, look-ups: [{attribute: Injected, qualifier: name}],
          registrations: ["Container.register(_:)"]}
        """,
      source: """
        //- App.swift
        @main class App {
          @Injected(as: WallClock.self) var clock: Clock
          @Injected(name: "paper") var ledger: Ledger
        //                                     ^^^^^^ lookup-unregistered
          func start() { Container.register(WallClock.self) }
        }
        protocol Clock {}
        protocol Ledger {}
        struct WallClock: Clock {}
        """,
      rows: ["Ledger/paper: unregistered", "WallClock: registered"]),
    DescribedCase(
      title: "a registration of a value of a protocol, which may be of any type",
      yaml: "pages: {key: type, missing: nil, look-ups: [\"Pages.open(_:)\"], registrations: [\"Pages.add(_:)\"]}",
      source: """
        //- App.swift
        @main class App { func start(_ page: Page, _ settings: Settings) {
          Pages.add(page)
          Pages.open(settings)
        } }
        protocol Page {}
        struct Settings: Page {}
        """,
      rows: ["Page: registered", "Settings: unknown"]),
    DescribedCase(
      title: "values that functions of other types take", yaml: container(),
      source: """
        //- App.swift
        @main class App { func start(_ container: Container, _ pending: Pending) {
          container.register(Clock.self) { WallClock() }
          pending.resolve(User())
          waiting.resolve(User())
        } }
        protocol Clock {}
        struct WallClock: Clock {}
        class User {}
        class Pending { func resolve(_ value: User) {} }
        """,
      rows: ["Clock: registered"]),
    DescribedCase(
      title: "calls of a method of the type around, and of a global function", yaml: screens,
      source: """
        //- App.swift
        @main class App { func start(_ screens: Screens) {
          screens.add("home", 1)
          screens.show("hme")
        //              ^^^ unknown-identifier
        } }
        //- Banner.swift
        final class Banner {
          func show(_ text: String) {}
          func warn() {
            show("no network")
            self.show("no signal")
          }
        }
        func show(_ text: String) {}
        func greet() { show("hello") }
        //- Menu.swift
        class Menu: Screens {
          func open() { self.show("mnu") }
        //                         ^^^ unknown-identifier
        }
        class Root: UIViewController {
          func open() { show("rot") }
        //                    ^^^ unknown-identifier
        }
        """,
      rows: ["hme: unregistered", "home: registered", "mnu: unregistered", "rot: unregistered"]),
  ]

  private static let screens = """
    screens: {key: string, missing: crash, receiver: any, look-ups: ["Screens.show(_:)"],
      registrations: ["Screens.add(_:_:)"]}
    """
}
