import Routes

/// A routing system with two spaces of texts and none of URLs. It shares a callee with `PanelSystem`.
package struct TabSystem: RoutingSystem {
  package static let tab = RouteSpace(system: "tabs", kind: "tab", noun: "tab", naming: .text, position: 0)
  package static let badge = RouteSpace(system: "tabs", kind: "badge", noun: "badge", naming: .text, position: 1)

  package let id = "tabs"
  package let name = "Tabs"
  package let spaces = [tab, badge]
  package let forms = [
    CallForm(
      "registerTab", in: [.swift], on: .type("Tabs"), takes: .text, of: [tab], means: .registration,
      isDistinctive: true),
    CallForm(
      "openPanel", in: [.swift], on: .type("Tabs"), takes: .text, of: [tab], means: .lookUp(.identifier),
      isDistinctive: true),
    CallForm(
      "registerBadge", in: [.swift], on: .type("Tabs"), takes: .text, of: [badge], means: .registration,
      isDistinctive: true),
    CallForm(
      "showBadge", in: [.swift], on: .none, takes: .text, of: [badge], means: .lookUp(.identifier),
      isDistinctive: true),
  ]
  package let library = {
    var names = LibraryNames()
    names.promises = ["registerTab", "showBadge"]
    return names
  }()

  package init() {}
}
