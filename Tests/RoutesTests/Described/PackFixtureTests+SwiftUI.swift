extension PackFixtureTests {
  static let swiftUI = [
    PackCase(
      pack: "swiftui", title: "destinations",
      source: """
        //- Library.swift
        import SwiftUI
        @main struct Books {}
        enum Place: Hashable { case shelf(Int), settings }; enum Panel: Hashable { case all, recent }
        struct Book: Hashable { var author: Author }; struct Author: Hashable {}
        struct Library: View {
          @State private var panel: Panel?; @State private var path = NavigationPath(); var newest: Book
          var body: some View {
            List(selection: $panel) { NavigationLink("All", value: Panel.all) }
            NavigationStack(path: $path) {
              NavigationLink("First shelf", value: Place.shelf(1))
              NavigationLink(value: newest) { Text("Newest") }
              NavigationLink(value: newest.author) { Text("Author") }
                .navigationDestination(for: Place.self) { PlaceView(place: $0) }
                .navigationDestination(for: Book.self) { BookView(book: $0) } } }
          func openAuthor() { path.append(Author()) } }
        """,
      rows: [
        "destination Author: unregistered, 1", "destination Book: registered -> BookView, 1",
        "destination Panel: registered, 1", "destination Place: registered -> PlaceView, 1",
      ],
      messages: ["warning: nothing registers the destination 'Author', so this look-up does nothing"]),
    PackCase(
      pack: "swiftui", title: "an upper-case case beside a type of its name, and a registration without a receiver",
      source: """
        //- App.swift
        import SwiftUI
        @main struct App {}
        enum Route: Hashable { case Profile(Int) }
        struct Profile: Hashable {}
        extension View {
          func withRoutes() -> some View { navigationDestination(for: Route.self) { _ in Text("") } }
        }
        struct Menu: View { var body: some View { NavigationLink(value: Route.Profile(1)) { Text("Me") } } }
        struct Other { var items: [Profile] = []; mutating func add() { items.append(Profile()) } }
        """,
      rows: ["destination Route: registered -> Text, 1"]),
    PackCase(
      pack: "swiftui", title: "a selection that cannot be read may be of any type",
      source: """
        //- App.swift
        import SwiftUI
        @main struct App {}
        struct Item: Hashable {}
        struct Menu: View { var body: some View {
          List(selection: model.binding) { NavigationLink(value: Item()) { Text("Me") } }
            .navigationDestination(for: App.self) { _ in Text("") }
        } }
        """,
      rows: ["destination App: registered -> Text, 0", "destination Item: unknown, 1"]),
    PackCase(
      pack: "swiftui", title: "windows",
      source: """
        //- App.swift
        import SwiftUI
        struct Draft: Hashable, Codable {}
        @main struct Mail: App { var body: some Scene {
          WindowGroup(id: "inbox") { Text("") }
          Window("About", id: "about") { Text("") }
          WindowGroup(for: Draft.self) { _ in Text("") }
        } }
        struct Menu: View {
          @Environment(\\.openWindow) private var openWindow
          func open() { openWindow(id: "abuot"); openWindow(id: "inbox"); openWindow(value: Draft()) }
        }
        """,
      rows: [
        "window about: registered, 0", "window abuot: unregistered, 1", "window inbox: registered, 1",
        "windowValue Draft: registered, 1",
      ],
      messages: [
        "warning: nothing registers the window 'abuot', so this look-up does nothing; did you mean 'about'?"
      ]),
    PackCase(
      pack: "swiftui", title: "windows with an id and the type of a value",
      source: """
        //- App.swift
        import SwiftUI
        struct Draft: Hashable, Codable {}
        @main struct Mail: App { var body: some Scene {
          WindowGroup("Draft", id: "draft", for: Draft.self) { _ in Text("") }
          UtilityWindow("Info", id: "info") { Text("") }
        } }
        struct Menu: View {
          @Environment(\\.openWindow) private var openWindow
          func open() { openWindow(id: "info"); openWindow(id: "draft", value: Draft()); openWindow(id: "d", value: Draft()) }
        }
        """,
      rows: [
        "window d: unregistered, 1", "window draft: registered, 1", "window info: registered, 1",
        "windowValue Draft: registered, 2",
      ],
      messages: ["warning: nothing registers the window 'd', so this look-up does nothing"]),
  ]
}
