import Routes

/// A routing system beside ZIKRouter whose routes are named by types, and with a type that a code base may have, too.
package struct ScreenSystem: RoutingSystem {
  package static let screen = RouteSpace(system: "screens", kind: "screen", noun: "screen", naming: .type, position: 0)

  package let id = "screens"
  package let name = "Screens"
  package let spaces = [screen]
  package let forms = [
    CallForm(
      "addScreen", in: [.swift], on: .type("Screens"), takes: .object, of: [screen], means: .registration,
      isDistinctive: true),
    CallForm(
      "showScreen", in: [.swift], on: .type("Screens"), takes: .object, of: [screen], means: .lookUp(.perform),
      isDistinctive: true),
  ]
  package let library = {
    var names = LibraryNames()
    names.promises = ["addScreen", "showScreen"]
    names.lookUpTypes = ["Navigator": "NavigatorKit"]
    names.routeTypes.spaces = ["ScreenValue": screen]
    names.routeTypes.noun = "screen types"
    return names
  }()

  package init() {}

  package func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(name.site.file), environment.index.classes.entry(name.text) != nil else {
      return []
    }
    var fix = Fix(title: "Show '\(name.text)' as a screen")
    fix.edits = [page.addition(["func show() { Screens.showScreen(\(name.text).self) }"])]
    return [fix]
  }
}
