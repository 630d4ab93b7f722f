import Routes

/// A routing system beside ZIKRouter: code registers panels by a text, and opens them.
package struct PanelSystem: RoutingSystem {
  package static let panel = RouteSpace(system: "panels", kind: "panel", noun: "panel", naming: .text, position: 0)

  package let id = "panels"
  package let name = "Panels"
  package let spaces = [panel]
  package let forms = [
    CallForm(
      "registerPanel", in: [.swift], on: .type("Panels"), takes: .text, of: [panel], means: .registration,
      isDistinctive: true),
    CallForm(
      "openPanel", label: "named", in: [.swift], on: .type("Panels"), takes: .text, of: [panel],
      means: .lookUp(.identifier)),
    CallForm(
      "openPanel", in: [.swift], on: .type("Panels"), takes: .text, of: [panel], means: .lookUp(.identifier),
      isDistinctive: true),
  ]
  package let library = {
    var names = LibraryNames()
    names.promises = ["registerPanel", "openPanel"]
    names.sources.products = ["PanelKit"]
    return names
  }()
  package let rules: [any Rule.Type] = [PanelNameWithSpace.self]

  package init() {}
}
