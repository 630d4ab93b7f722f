import SourceModel

/// A routing system: which names are registered and looked up, which code does so, and what else can
/// be wrong with it.
package protocol RoutingSystem: Sendable {
  /// As the output contract spells it: `zikrouter`. Unique.
  var id: String { get }
  /// In the order of lists.
  var spaces: [RouteSpace] { get }
  /// The calls that register or look up a route. In the order of the documentation.
  var forms: [CallForm] { get }
  /// At least one for each language with routes of the system.
  var readers: [any FactReader] { get }
  /// The names of the library that the system is about.
  var library: LibraryNames { get }
  /// The rules of the system alone. The rules for every space are in the core.
  var rules: [any Rule.Type] { get }
  /// On rules for every space.
  var ruleNotes: [RuleNotes] { get }
  var repairs: [any Repair.Type] { get }
  /// The places where a route is looked up that cannot exist, and where another rule of the system says so.
  func misuses(of route: Route, in index: RouteIndex) -> [Site]
  /// The contexts of completion that forms do not give.
  var completions: [any CompletionContext.Type] { get }
}

extension RoutingSystem {
  /// Reads the forms.
  package var readers: [any FactReader] { CallFormReader.all(forms, of: self) }
  package var library: LibraryNames { LibraryNames() }
  package var rules: [any Rule.Type] { [] }
  package var ruleNotes: [RuleNotes] { [] }
  package var repairs: [any Repair.Type] { [] }
  package var completions: [any CompletionContext.Type] { [] }
  package func misuses(of _: Route, in _: RouteIndex) -> [Site] { [] }
}
