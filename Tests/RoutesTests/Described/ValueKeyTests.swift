import Configuration
import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Keys that are the types of values.
@Suite struct ValueKeyTests {
  private static let yaml = """
    navigation: {modules: [SwiftUI], key: type, look-ups: [{call: "NavigationLink.init(...)", key: value}, "NavigationPath.append(_:)"], registrations: [{call: "View.navigationDestination(for:destination:)", destination: destination}, {call: "List.init(...)", key: selection}]}
    """

  private static let types = """
    //- Types.swift
    enum Place: Hashable { case shelf(Int), settings; static let favourite = Book() }
    enum Panel: Hashable { case all }
    struct Book: Hashable { var author: Author }; struct Author: Hashable {}
    enum Route { case Profile(Int) }; struct Profile {}
    //- Other.swift
    import SwiftUI
    extension View { func all() -> some View { navigationDestination(for: Book.self) { BookView(book: $0) } } }
    //- Main.swift

    """

  private func rows(_ code: String) throws -> [String] {
    let configuration = try Configuration(SourceText("systems:\n  \(Self.yaml)"), systems: .builtIn)
    let systems = SystemList.builtIn.adding(configuration.systems.map(\.description), without: [])
    let index = FixtureIndex(
      Fixture(Self.types + code), settings: LinkSettings(world: .closed), systems: systems
    ).index
    return index.routes.map { "\($0.key.name) \($0.status.word) \($0.lookUpCount)" }
  }

  @Test(arguments: [
    ("Place.shelf(1)", ["Book registered 0", "Place unregistered 1"]),
    ("Place.settings", ["Book registered 0", "Place unregistered 1"]),
    // A static member has any type.
    ("Place.favourite", ["Book registered 0", "Place unknown 1"]),
    // The case of an enum, not the type of the same name.
    ("Route.Profile(1)", ["Book registered 0", "Route unregistered 1"]),
    ("Author()", ["Author unregistered 1", "Book registered 0"]),
    ("other as Author", ["Author unregistered 1", "Book registered 0"]),
    ("newest", ["Book registered 1"]),
    ("self.newest", ["Book registered 1"]),
    ("newest.author", ["Book registered 0"]),
    ("other", ["Book registered 0"]),
    ("Elsewhere()", ["Book registered 0", "Elsewhere unknown 1"]),
    ("Elsewhere.Book()", ["Book registered 0", "Elsewhere unknown 1"]),
    (".shelf(1)", ["Book registered 0"]),
    ("Optional(newest)", ["Book registered 0", "Optional unknown 1"]),
  ]) func links(value: String, expected: [String]) throws {
    let code =
      "import SwiftUI\nstruct Library { var newest: Book?; func f() { NavigationLink(value: \(value)) { x } } }"
    #expect(try rows(code) == expected)
  }

  @Test func looksUpWhereTheModuleIsImported() throws {
    #expect(try rows("func f() { NavigationLink(value: Author()) { x } }") == ["Book registered 0"])
  }

  @Test(arguments: [
    ("@State var panel: Panel?", ["Book registered 0", "Panel registered 1"]),
    ("@State var panel: Set<Panel>", ["Book registered 0", "Panel unknown 1"]),
    ("@State var panel = start()", ["Book registered 0", "Panel unknown 1"]),
  ]) func selectionRegisters(variable: String, expected: [String]) throws {
    let code =
      "import SwiftUI\nstruct L { \(variable); func f() { List(selection: $panel) { NavigationLink(value: Panel.all) } } }"
    #expect(try rows(code) == expected)
  }

  /// A method of another type, and one without the closure, are other functions.
  @Test func takesNoOtherFunctions() throws {
    let code = """
      import SwiftUI
      struct L { var items: [Book]; var path = NavigationPath(); func f() {
        items.append(Author()); path.append(Place.settings); view.navigationDestination(for: Author.self) } }
      """
    #expect(try rows(code) == ["Book registered 0", "Place unregistered 1"])
  }
}
