import SourceModel

/// A routing system: which names are registered and looked up, which code does so, and what else can
/// be wrong with it.
package protocol RoutingSystem: Sendable {
  /// The name in the output: `zikrouter`. Unique.
  var id: String { get }
  /// The name in messages.
  var name: String { get }
  /// The names that are registered and looked up, in the order of lists.
  var spaces: [RouteSpace] { get }
  /// The calls that register or look up a route, in the order of the documentation.
  var forms: [CallForm] { get }
  /// The readers of facts, at least one for each language with routes of the system.
  var readers: [any FactReader] { get }
  /// The types of the facts that only the system reads.
  var facts: [any SystemFact.Type] { get }
  /// The facts of a document of Interface Builder, in any order.
  func facts(of document: InterfaceReading, named name: InterfaceName) -> [Fact]
  /// The facts of a property list that describes a bundle.
  func facts(of properties: BundleProperties) -> [Fact]
  /// What the readers look for beside their interest, because of types that the tree declares, by language.
  func interests(of heads: NamedHeads) -> [Language: Interest]
  /// True if calls of a function with a result matter to the system: `AskedCall.result`. The facts of all files show some
  /// types.
  func mayGive(_ result: String, in heads: NamedHeads, shown types: Set<String>) -> Bool
  /// The registrations and look-ups that only several files together show, by file.
  func joinedFacts(of tree: FactTree) -> [FileID: [Fact]]
  /// The resolver of the look-ups of the system; nil if an equal key alone decides.
  func resolver(of tree: LinkedTree) -> (any LookUpResolver)?
  /// The code that names routes of documents and that a build generates; nil for none.
  var generatedCode: (any GeneratedCode)? { get }
  /// The names of the library that the system is about.
  var library: LibraryNames { get }
  /// The rules of the system alone. The rules for every space are in the core.
  var rules: [any Rule.Type] { get }
  /// Additions to the descriptions of the rules for every space.
  var ruleNotes: [RuleNotes] { get }
  /// The fixes for findings of the system's rules, and those of the core's rules that change its
  /// code.
  var repairs: [any Repair.Type] { get }
  /// The fixes that write a new route for a name in code, where no rule reports anything.
  func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix]
  /// The places that use a route that cannot exist, as a rule of the system reports.
  /// `LookUpUnregistered` skips them.
  func misuses(of route: Route, in index: RouteIndex) -> [Site]
  /// What code has in place of a registration of a route, as the end of a message; nil for nothing.
  func nearRegistration(of route: Route, in index: RouteIndex) -> String?
  /// The names in documents that must stay equal to that of a route, though they register nothing: a new name is written
  /// there, too.
  func tiedNames(of route: Route, in index: RouteIndex) -> [Site]
  /// Sentences about a route that a text names, beside those that hold in every space.
  func statements(on route: Route, in index: RouteIndex) -> [Sentence]
  /// The parts of a document that a list of symbols shows, in source order.
  func documentParts(in file: FileID, of index: RouteIndex) -> [DocumentPartGroup]
  /// The places in documents that name a class or a member of one.
  func members(in index: RouteIndex) -> [NamedMember]
  /// The type that a part of a scene or module stands for in the graph: `ShelfViewController` for `ShelfRouter`. nil for a
  /// type that stands for itself.
  func whole(ofPart type: String, in index: RouteIndex) -> String?
  /// The edges of the graph beside look-ups, in any order.
  func links(in index: RouteIndex) -> [RouteLink]
  /// What the system alone knows of a registration: the input of a module.
  func details(of registration: Route.Registration, in index: RouteIndex) -> [RegistrationDetail]
  /// What lenses count beside look-ups and registrations, by file.
  func placeCounts(in index: RouteIndex) -> [FileID: [PlaceCount]]
  /// The completion contexts that do not derive from forms.
  var completions: [any CompletionContext.Type] { get }
}

extension RoutingSystem {
  /// Readers of the forms.
  package var readers: [any FactReader] { CallFormReader.all(forms) }
  package var facts: [any SystemFact.Type] { [] }
  package func facts(of _: InterfaceReading, named _: InterfaceName) -> [Fact] { [] }
  package func facts(of _: BundleProperties) -> [Fact] { [] }
  package func interests(of _: NamedHeads) -> [Language: Interest] { [:] }
  package func mayGive(_: String, in _: NamedHeads, shown _: Set<String>) -> Bool { false }
  package func joinedFacts(of _: FactTree) -> [FileID: [Fact]] { [:] }
  package func resolver(of _: LinkedTree) -> (any LookUpResolver)? { nil }
  package var generatedCode: (any GeneratedCode)? { nil }
  package var library: LibraryNames { LibraryNames() }
  package var rules: [any Rule.Type] { [] }
  package var ruleNotes: [RuleNotes] { [] }
  package var repairs: [any Repair.Type] { [] }
  package var completions: [any CompletionContext.Type] { [] }
  package func fixes(for _: SelectedName, with _: FixEnvironment) -> [Fix] { [] }
  package func misuses(of _: Route, in _: RouteIndex) -> [Site] { [] }
  package func nearRegistration(of _: Route, in _: RouteIndex) -> String? { nil }
  package func tiedNames(of _: Route, in _: RouteIndex) -> [Site] { [] }
  package func statements(on _: Route, in _: RouteIndex) -> [Sentence] { [] }
  package func documentParts(in _: FileID, of _: RouteIndex) -> [DocumentPartGroup] { [] }
  package func members(in _: RouteIndex) -> [NamedMember] { [] }
  package func whole(ofPart _: String, in _: RouteIndex) -> String? { nil }
  package func links(in _: RouteIndex) -> [RouteLink] { [] }
  package func details(of _: Route.Registration, in _: RouteIndex) -> [RegistrationDetail] { [] }
  package func placeCounts(in _: RouteIndex) -> [FileID: [PlaceCount]] { [:] }
}
