import Routes
import TestSupport
import Testing

/// Properties that register what they give back, in the types that adopt a protocol.
@Suite struct DescribedPropertyTests {
  static let pages = """
    pages: {key: url, registrations: [{property: "Routable.path"}], look-ups: ["open(_:)"]}
    """
  private static let screens = """
    screens: {key: string, registrations: [{property: "Routable.path"}], look-ups: ["open(_:)"]}
    """

  @Test(arguments: cases) func findsRoutes(_ example: DescribedCase) throws {
    try example.check(\.row)
  }

  /// What cannot be read is never an error.
  @Test(arguments: doubts) func leavesUnknown(_ example: DescribedCase) throws {
    let index = FixtureIndex(
      Fixture(example.source), settings: LinkSettings(world: .closed), systems: try example.systems()
    ).index
    #expect(index.routes.map { "\($0.key.fullName): \($0.status.word)" } == example.rows, "\(example.title)")
    #expect(Rules.diagnostics(in: index).isEmpty, "\(example.title)")
  }
}

extension DescribedPropertyTests {
  private static func screens(
    _ title: String, _ source: String, opening names: String = "", rows: [String]
  ) -> DescribedCase {
    let calls = names.split(separator: " ").map { "open(\"\($0)\")" }.joined(separator: "; ")
    return DescribedCase(
      title: title, yaml: screens,
      source: """
        //- App.swift
        @main class App { func start() { \(calls) } }
        protocol Routable { static var path: String { get } }
        struct Known: Routable { static let path = "known" }
        //- Types.swift
        \(source)
        """, rows: rows)
  }

  static let cases = [
    DescribedCase(
      title: "URLs", yaml: pages,
      source: """
        //- App.swift
        @main class App { func start() {
          open("app://note/7"); open("app://tag"); open("app://sub")
          open("app://stranger")
        //      ^^^^^^^^^^^^^^ unknown-url
        } }
        protocol Routable { static var path: String { get } }
        final class NotePage: UIViewController, Routable { static let path = "app://note/:id" }
        class TagPage {}
        class Base: UIViewController, Routable { class var path: String { fatalError() } }
        final class Sub: Base { override class var path: String { return "app://sub" } }
        struct Stranger { static let path = "app://stranger" }
        //- Extensions.swift
        extension TagPage: Routable { static var path: String { "app://tag" } }
        """,
      rows: [
        "app://note/7: registered, 1", "app://note/:id: registered -> NotePage, 0",
        "app://stranger: unregistered, 1", "app://sub: registered -> Sub, 1", "app://tag: registered -> TagPage, 1",
      ]),
    screens(
      "what a getter may give back",
      """
      struct Two: Routable { static var path: String { if isOn { return "a" }; log { 1 }; return "b" } }
      struct Choice: Routable { static var path: String { isOn ? "c" : "d" } }
      struct Arms: Routable { static var path: String { switch kind { case .one: "e" default: "f" } } }
      struct Called: Routable { static let path: String = { if isOn { return "g" }; return "h" }() }
      struct Local: Routable { static var path: String { get { let name = "i"; return name } set { other = "no" } } }
      struct Inner: Routable { static var path: String { func other() -> String { return "no" }; return "j" } }
      struct Stored: Routable { static var path = "k" { didSet { log("no") } } }
      struct Nothing: Routable { static var path: String { "" } }
      enum Outer { enum Nested: String, Routable { case one; static let path = "l" } }
      """,
      rows: [
        "a: registered -> Two, 0", "b: registered -> Two, 0", "c: registered -> Choice, 0",
        "d: registered -> Choice, 0", "e: registered -> Arms, 0", "f: registered -> Arms, 0",
        "g: registered -> Called, 0", "h: registered -> Called, 0", "i: registered -> Local, 0",
        "j: registered -> Inner, 0", "k: registered -> Stored, 0", "known: registered -> Known, 0",
        "l: registered -> Nested, 0",
      ]),
    screens(
      "lists and constants",
      """
      enum Paths { static let note = "note" }
      struct List: Routable { static let path = ["a", Paths.note, Self.last]; static let last = "z" }
      struct Note: Routable { static var path: String { Paths.note } }
      class Named: Routable { static let path = String(describing: Named.self) }
      """, opening: "note",
      rows: [
        "Named: registered -> Named, 0", "a: registered -> List, 0", "known: registered -> Known, 0",
        "note: registered -> List, Note, 1", "z: registered -> List, 0",
      ]),
    screens(
      "protocols that inherit it, aliases, and what extensions give",
      """
      protocol Page: Routable {}
      extension Page { static var path: String { "default" } }
      struct Plain: Page {}
      struct Own: Page { static let path = "own" }
      class Parent: Page { class var path: String { "parent" } }
      class Child: Parent {}
      typealias Screen = Page & Named
      struct Aliased: Screen { static let path = "aliased" }
      protocol Named {}
      """,
      rows: [
        "aliased: registered -> Aliased, 0", "default: registered -> Plain, 0", "known: registered -> Known, 0",
        "own: registered -> Own, 0", "parent: registered, 0",
      ]),
    screens(
      "a default with the name of the type",
      """
      extension Routable { static var path: String { String(describing: self) } }
      class A: Routable {}
      class B: A {}
      """,
      rows: ["A: registered -> A, 0", "B: registered -> B, 0", "known: registered -> Known, 0"]),
    screens(
      "a macro that may adopt it", "@Page class A { static let path = \"a\" }\nclass B { static let path = \"b\" }",
      rows: ["a: registered -> A, 0", "known: registered -> Known, 0"]),
    screens(
      "objects, which the protocol does not ask",
      "struct A: Routable { static let path = \"a\"; let name: String }\nextension A { var path: String { name } }",
      rows: ["a: registered -> A, 0", "known: registered -> Known, 0"]),
    DescribedCase(
      title: "classes that inherit one",
      yaml: screens,
      source: """
        //- App.swift
        @main class App { func start() { open("b"); open("other") } }
        //                                                ^^^^^ unknown-identifier
        class Routable { class var path: String? { nil } }
        class A: Routable {}
        class B: A { override class var path: String? { "b" } }
        """, rows: ["b: registered -> B, 1", "other: unregistered, 1"]),
    DescribedCase(
      title: "Objective-C", yaml: screens,
      source: """
        //- App.swift
        @main class App { func start() { open("swift"); open("objc"); open("other") } }
        //                                                                  ^^^^^ unknown-identifier
        class Mine: NSObject, Routable { @objc static var path: String { "swift" } }
        //- Page.h
        @protocol Routable <NSObject>
        + (NSString *)path;
        @end
        @interface Page : NSObject <Routable>
        @property (class, readonly) NSString *path;
        @end
        @interface Detail : Page
        @end
        @interface Stranger : NSObject
        @end
        //- Page.m
        @implementation Page
        + (NSString *)path { if (isOn) { return nil; } return @"objc"; }
        @end
        @implementation Detail
        + (NSArray *)path { NSString *name = @"detail"; return @[@"list", name]; }
        @end
        @implementation Stranger
        + (NSString *)path { return @"stranger"; }
        @end
        """,
      rows: [
        "detail: registered -> Detail, 0", "list: registered -> Detail, 0", "objc: registered -> Page, 1",
        "other: unregistered, 1", "swift: registered -> Mine, 1",
      ]),
    DescribedCase(
      title: "a protocol of a library", yaml: screens,
      source: """
        //- App.swift
        @main class App { func start() { open("a"); open("other") } }
        //                                                ^^^^^ unknown-identifier
        struct A: Routable, Equatable { static let path = "a" }
        struct B: LibraryPage { static let path = "b" }
        struct C { static let path = "c" }
        """, rows: ["a: registered -> A, 1", "b: registered -> B, 0", "other: unregistered, 1"]),
    DescribedCase(
      title: "two builds",
      yaml: """
        screens: {key: string, duplicates: mistake, registrations: [{property: "Routable.path"}], look-ups: ["open(_:)"]}
        """,
      source: """
        //- App.swift
        @main class App {}
        protocol Routable { static var path: String { get } }
        struct A: Routable {
        #if DEBUG
          static let path = "a"
        #else
          static let path = "a"
        #endif
        }
        struct B: Routable { static let path = "b" }
        """, rows: ["a: registered -> A, A, 0", "b: registered -> B, 0"]),
  ]

  private static func unknown(_ title: String, _ type: String, also rows: [String] = []) -> DescribedCase {
    screens(title, type, opening: "gone", rows: ["gone: unknown", "known: registered"] + rows)
  }

  /// The protocol that `Known` adopts stands in the source, or in no file.
  private static func unknown(_ title: String, beside source: String) -> DescribedCase {
    DescribedCase(
      title: title, yaml: screens,
      source: """
        //- App.swift
        @main class App { func start() { open("gone") } }
        struct Known: Routable { static let path = "known" }
        \(source)
        """, rows: ["gone: unknown", "known: registered"])
  }

  static let doubts = [
    unknown("a composed text", "struct A: Routable { static var path: String { \"a\\(1)\" } }"),
    unknown("a variable", "struct A: Routable { static var path: String { make() } }"),
    unknown(
      "one of several returns",
      "struct A: Routable { static var path: String { if a { return b() }; return \"x\" } }", also: ["x: registered"]),
    unknown("a property without a value", "class A: Routable { static var path: String }"),
    unknown("a wrapped property", "struct A: Routable { @Remote static var path = \"x\" }", also: ["x: registered"]),
    unknown("a type without the property that the protocol requires", "struct A: Routable {}"),
    unknown(
      "a macro of a library",
      beside: """
        //- Page.h
        @protocol Routable
        + (NSString *)path;
        @end
        @interface Page : NSObject <Routable>
        @end
        //- Page.m
        @implementation Page
        LIBRARY_PATH(@"gone")
        @end
        """),
    unknown("a macro that may declare it", "@Page(\"gone\") struct A: Routable {}"),
    unknown("a property out of the scan", beside: "class A: LibraryPage, Routable {}"),
    unknown(
      "Objective-C without code",
      beside: """
        //- Page.h
        @protocol Routable
        @end
        @interface Page : NSObject <Routable>
        @property NSString *path;
        @end
        """),
    unknown(
      "Objective-C with a choice",
      beside: """
        //- Page.m
        @interface Page : NSObject <Routable>
        @end
        @implementation Page
        + (NSString *)path { return isOn ? @"gone" : @"b"; }
        @end
        """),
  ]
}
