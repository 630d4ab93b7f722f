import Routes
import Testing

/// Descriptions of tables as code bases write them for themselves.
@Suite struct HomeGrownRouterTests {
  @Test(arguments: [pathsAlone, urlsAndPaths, emptyDestination]) func findsRoutes(_ example: DescribedCase) throws {
    try example.check { "\($0.key.fullName): \($0.status.word), \($0.lookUps.count)" }
  }

  /// A URL with a scheme may be compared without it.
  private static let pathsAlone = DescribedCase(
    title: "patterns that are paths",
    yaml: """
      pages: {key: url, rest: "*name", look-ups: ["Router.route(to:)"], registrations: [{call: "Handler.init(_:make:)", destination: make}]}
      """,
    source: """
      //- App.swift
      @main class App { func start(_ router: Router, id: String) {
        router.route(to: "/courses/1")
        router.route(to: "courses/\\(id)")
        router.route(to: "/courses/\\(id)?tab=2")
        router.route(to: "/groups/\\(id)/")
        //                ^^^^^^^^^^^^^^ unknown-url
        router.route(to: "/files/a/b/c")
        router.route(to: "/filez/a")
        //                ^^^^^^^^ unknown-url
        router.route(to: "https://example.com/courses/1")
      } }
      let all = [Handler("/courses/:id") { Course() }, Handler("/files/*path") { Files() }]
      """,
    rows: [
      "/courses/1: registered, 1", "/courses/:id: registered, 0", "/courses/…?tab=2: registered, 1",
      "/files/*path: registered, 0", "/files/a/b/c: registered, 1", "/filez/a: unregistered, 1",
      "/groups/…/: unregistered, 1", "https://example.com/courses/1: unknown, 1",
    ])

  /// A page of the web may open a browser.
  private static let urlsAndPaths = DescribedCase(
    title: "patterns with a scheme",
    yaml: "pages: {key: url, look-ups: [\"open(_:)\"], registrations: [\"add(_:)\"]}",
    source: """
      //- App.swift
      @main class App { func start() {
        add("app://note/:id")
        open("app://noet/1")
        //    ^^^^^^^^^^^^ unknown-url
        open("https://example.com")
        open("note/1")
        open("aap://note/1")
        //    ^^^^^^^^^^^^ unknown-url
      } }
      """,
    rows: [
      "aap://note/1: unregistered, 1", "app://noet/1: unregistered, 1", "app://note/:id: registered, 0",
      "https://example.com: unknown, 1", "note/1: unknown, 1",
    ])

  /// A parameter with a default value, where the call is certainly one of the function.
  private static let emptyDestination = DescribedCase(
    title: "a registration that leaves out its destination",
    yaml: """
      pages: {key: string, look-ups: ["Router.route(to:)"], registrations: [{call: "Handler.init(_:make:)", destination: make}, {call: "Router.add(_:make:)", destination: make}]}
      """,
    source: """
      //- App.swift
      @main class App { func start(_ router: Router) {
        router.route(to: "inbox")
        router.route(to: "sent")
        router.route(to: "other")
        //                ^^^^^ unknown-identifier
        router.add("sent")
        words().add("other")
      } }
      let all = [Handler("inbox"), Handler("drafts") { Drafts() }]
      """,
    rows: ["drafts: registered, 0", "inbox: registered, 1", "other: unregistered, 1", "sent: registered, 1"])
}
