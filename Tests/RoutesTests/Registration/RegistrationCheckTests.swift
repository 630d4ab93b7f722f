import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// A list of routers that are registered by hand, compared with the routers of its applications.
@Suite struct RegistrationCheckTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// What is behind the app; the list is in `List.swift` or `List.m`. The marks name what differs.
    var source: String
    var elsewhere: [String] = []
    var testDescription: String { title }
  }

  private static let routers = "//- R.swift\n\(RegistrationCase.swift("A"))\(RegistrationCase.swift("B"))"

  static let cases = [
    Case(title: "nothing", source: "\(routers)//- List.swift\nfunc f() {\n\(call("A"))\n\(call("B"))\n}"),
    Case(
      title: "the last one", source: "\(routers)//- List.swift\nfunc f() {\n\(call("A"))\n\(mark("A")) below B\n}"),
    Case(
      title: "the first one", source: "\(routers)//- List.swift\nfunc f() {\n\(call("B"))\n\(mark("B")) above A\n}"),
    Case(
      title: "one under a condition",
      source: "\(routers)#if DEBUG\n\(RegistrationCase.swift("C"))#endif\n//- List.swift\nfunc f() {\n"
        + "\(call("A"))\n\(call("B"))\n\(mark("B")) below C in #if DEBUG\n}"),
    Case(
      title: "one that another file registers",
      source: "\(routers)//- List.swift\nfunc f() {\n\(call("A"))\n}\n//- Other.swift\nfunc g() {\n\(call("B"))\n}",
      elsewhere: ["B"]),
    Case(
      title: "one that only tests register",
      source: "\(routers)//- List.swift\nfunc f() {\n\(call("A"))\n\(mark("A")) below B\n}\n"
        + "//- Tests/T.swift\nfunc g() {\n\(call("B"))\n}"),
    Case(
      title: "a name that nothing declares",
      source: "\(routers)//- List.swift\nfunc f() {\n\(call("A"))\n\(call("B"))\n\(call("C"))\n"
        + "\(mark("C")) C: no source declares it\n}"),
    Case(
      title: "a name that a broken file may declare",
      source: "\(routers)//- List.swift\nfunc f() {\n\(call("A"))\n\(call("B"))\n\(call("Cut"))\n}\n"
        + "//- Broken.swift\nclass Cut: ZIKAnyViewRouter {"),
    Case(
      title: "an alias, and the parameter of a generic function",
      source: "\(routers)typealias Other = B\n//- List.swift\nfunc f() {\n\(call("A"))\n\(call("Other"))\n}\n"
        + "func g<C: ZIKAnyViewRouter>(_: C.Type) {\n\(call("C"))\n}"),
    Case(
      title: "a call in a loop may register it",
      source: "\(routers)//- List.swift\nfunc f() {\n\(call("A"))\n\(mark("A")) perhaps below B\n"
        + "for router in more { router.registerRoutableDestination() }\n}"),
    Case(
      title: "one that may be abstract",
      source: routers
        + RegistrationCase.swift("C", "ZIKAnyViewRouter", "override class func isAbstractRouter() -> Bool { isOdd }")
        + "//- List.swift\nfunc f() {\n\(call("A"))\n\(call("B"))\n\(mark("B")) perhaps below C\n}"),
    Case(
      title: "a Swift class and a list in Objective-C",
      source: "\(routers)//- List.m\nvoid f(void) {\n   [C registerRoutableDestination];\n"
        + "// ^^^^^^^^^^^^^^^^^^^^^^^^^^ below A: is a Swift class, which Objective-C cannot call\n}\n"
        + "\(RegistrationCase.objectiveC("C"))//- Other.swift\nfunc g() {\n\(call("B"))\n}", elsewhere: ["B"]),
  ]

  private static func call(_ name: String) -> String { "  \(name).registerRoutableDestination()" }

  /// Of the call in the line above.
  private static func mark(_ name: String) -> String {
    "//" + String(repeating: "^", count: "\(name).registerRoutableDestination()".count)
  }

  @Test(arguments: cases) func differencesAreNamed(_ example: Case) throws {
    let fixture = Fixture(RegistrationCase.app + example.source)
    let linked = FixtureIndex(fixture)
    let path = try #require(fixture.files.map(\.path).first { $0.hasPrefix("List.") })
    let list = try #require(linked.file(path))
    let check = try #require(
      linked.index.check(list, against: linked.index.lists(linked.index.registrationLists, of: list)))
    let marks = fixture.files.first { $0.path == path }?.marks ?? []
    #expect(differences(check) == marks.map { "\($0.line):\($0.start) \($0.text)" })
    #expect(check.elsewhere.keys.sorted() == example.elsewhere)
    #expect(check.isIncomplete == marks.contains { !$0.text.hasPrefix("perhaps") })
  }

  private func differences(_ check: RegistrationCheck) -> [String] {
    let missing = check.missing.map { missing in
      let doubt = missing.doubt == nil ? "" : "perhaps "
      let conditions = missing.code.filter { $0.hasPrefix("#if") }.map { " in \($0)" }.joined()
      let obstacle = missing.obstacle.map { ": \($0)" } ?? ""
      return (
        missing.neighbour,
        "\(doubt)\(missing.isFirst ? "above" : "below") \(missing.router.name)\(conditions)\(obstacle)"
      )
    }
    return (missing + check.outdated.map { ($0.site, "\($0.name): \($0.reason)") }).map { site, text in
      "\(site.range.start.line):\(site.range.start.utf8) \(text)"
    }
  }

  @Test func aFileWithoutCallsIsNoList() throws {
    let linked = FixtureIndex(Fixture(RegistrationCase.app + Self.routers + "//- List.swift\nfunc f() {}"))
    let list = try #require(linked.file("List.swift"))
    #expect(linked.index.check(list, against: linked.index.lists(linked.index.registrationLists, of: list)) == nil)
  }

  /// A list is compared with the applications that compile it.
  @Test func applicationsDiffer() throws {
    let project = ProjectText(
      ProjectText.Target("Notes", folders: ["Notes", "Both"]), ProjectText.Target("Mini", folders: ["Mini", "Both"]),
      ProjectText.Target("Other", folders: ["Other"]))
    let linked = FixtureIndex(
      Fixture(
        """
        //- App.xcodeproj/project.pbxproj
        \(project.text)
        //- Notes/N.swift
        \(RegistrationCase.swift("N"))
        //- Mini/M.swift
        \(RegistrationCase.swift("M"))
        //- Both/B.swift
        \(RegistrationCase.swift("B"))\(RegistrationCase.swift("C"))
        //- Other/O.swift
        \(RegistrationCase.swift("O"))
        //- Both/List.swift
        func f() {
        \(Self.call("B"))
        \(Self.call("N"))
        \(Self.call("O"))
        }
        """))
    let list = try #require(linked.file("Both/List.swift"))
    let lists = linked.index.lists(linked.index.registrationLists, of: list)
    #expect(lists.map(\.application) == ["Mini", "Notes"])
    let check = try #require(linked.index.check(list, against: lists))
    #expect(check.missing.map { "\($0.router.name) \($0.applications)" } == [#"C ["Mini", "Notes"]"#, #"M ["Mini"]"#])
    #expect(check.outdated.map(\.reason) == ["no application that compiles this file links it"])
  }
}
