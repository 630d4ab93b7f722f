import Routes
import Testing

/// Tables that are asked with a case of an enum.
@Suite struct EnumCaseTests {
  @Test(arguments: cases) func findsRoutes(_ example: DescribedCase) throws {
    try example.check { "\($0.key.fullName): \($0.status.word)" }
  }

  private static let yaml = """
    pages: {key: case, missing: nil, receiver: any, look-ups: ["PageTable.open(_:)"],
      registrations: [{call: "PageTable.add(_:making:)", destination: making}]}
    """

  private static let pages = """
    //- Pages.swift
    enum Page { case home, about, settings, detail(id: Int) }
    """

  static let cases = [
    DescribedCase(
      title: "with and without its type, and with values", yaml: yaml,
      source: pages + """

        extension Page { static var start: Page { .home } }
        //- App.swift
        @main class App { func start(_ table: PageTable) {
          table.add(.home) { HomePage() }
          table.add(Page.detail(id: 0)) { DetailPage() }
          table.open(Page.home)
          table.open(.detail(id: 4))
          table.open(.about)
        //           ^^^^^^ unknown-identifier
          table.open(Page.settings)
        //           ^^^^^^^^^^^^^ unknown-identifier
          table.open(.start)
          table.open(Page.start)
          table.open(Elsewhere.about)
          table.open(page)
          table.open(App.shared.page)
        } }
        """,
      rows: [
        "about: unregistered", "detail: registered", "home: registered", "settings: unregistered", "start: unknown",
      ]),
    DescribedCase(
      title: "a member that may stand for any case is registered", yaml: yaml,
      source: pages + """

        extension Page { static let first = Page.about }
        //- App.swift
        @main class App { func start(_ table: PageTable) {
          table.add(.home) { HomePage() }
          table.add(.first) { AboutPage() }
          table.open(.about)
        } }
        """,
      rows: ["about: unknown", "home: registered"]),
    DescribedCase(
      title: "a case of an enum out of sight", yaml: yaml,
      source: """
        //- App.swift
        @main class App { func start(_ table: PageTable) {
          table.add(.home) { HomePage() }
          table.open(.about)
        } }
        """,
      rows: ["about: unknown"]),
    DescribedCase(
      title: "Objective-C calls cases by other names", yaml: yaml,
      source: pages + """

        //- App.swift
        @main class App { func start(_ table: PageTable) {
          table.add(.home) { HomePage() }
          table.open(.about)
        } }
        //- Legacy.m
        void Add(PageTable *table) { [table add:PageAbout making:^{ return [AboutPage new]; }]; }
        """,
      rows: ["about: unknown", "home: registered"]),
  ]
}
