import Routes
import SourceModel

/// The types of a tree that may assemble, hold or show modules, as heads alone show them.
///
/// Names only choose what is read. What is a module, the members of the types decide (`ModuleShape`).
struct ModuleNames {
  /// The ends of the names of types whose functions that give back a view controller are factories.
  static let containers = [
    "Assembly", "AssemblyImpl", "AssemblyProtocol", "Assembling", "RouteMap", "UserStory", "Story", "ViewFactory",
    "ViewFactoryProtocol",
  ]
  /// The ends of the names of types that hand out others of these.
  private static let factories = ["AssemblyFactory", "AssemblyFactoryImpl", "AssemblyFactoryProtocol"]
  /// The ends that no other library is known to use.
  private static let telling = ["Assembly", "AssemblyImpl", "AssemblyProtocol", "Assembling", "RouteMap", "UserStory"]
  /// The protocols of RFModule's transitions.
  static let transitionProtocols: Set = ["ModuleTransitioning", "RFModuleTransitioning"]
  /// The transitions that RFModule brings.
  static let libraryTransitions: Set = ["DefaultNavigationTransition", "DefaultPresentTransition"]

  /// The types that have factories by their names, and those that adopt or inherit one.
  private var holders: Set<String> = []
  /// The types that may be modules by their names.
  private var candidates: Set<String> = []
  /// The aliases of tuples with a view and an input or output.
  private var tuples: Set<String> = []
  private var transitions: Set<String> = []
  /// The protocols that may be told by modules.
  private var outputs: Set<String> = []
  /// The extended types of such names, which may be those of a library.
  private var extended: Set<String> = []
  private var hasGenericModule = false
  private var hasTelling = false
  /// True if a type has the name of the functions or the holder of RFModule's modules.
  private var hasStory = false
  private var hasInputOrOutput = false

  /// nil for a tree without modules.
  init?(_ heads: NamedHeads) {
    heads.forEach(where: Self.mayMatter) { note($0) }
    for name in Self.transitionProtocols {
      heads.forEach(adopting: name) { head, _ in
        if head.kind == .class { transitions.insert(head.lastName) }
      }
    }
    guard isUsed else { return nil }
    let values = heads.valueTypes(adopting: holders)
    for name in holders { heads.forEach(adopting: name) { head, _ in holders.insert(head.lastName) } }
    holders.formUnion(values)
    for name in candidates {
      heads.forEach(meaning: name) { head, _ in
        // `typealias Page = [Module]` is none.
        guard head.kind == .typealias, !head.isLocal, head.aliased.map({ TypeText.plain($0.text) }) == name else {
          return
        }
        candidates.insert(head.name.text)
      }
    }
  }

  private var isUsed: Bool {
    if !tuples.isEmpty || !transitions.isEmpty || hasGenericModule || hasStory { return true }
    return hasTelling ? hasInputOrOutput || !candidates.isEmpty : hasInputOrOutput && !candidates.isEmpty
  }

  /// False for most heads of a tree: a tree without modules should cost next to nothing.
  private static func mayMatter(_ head: UnsafePointer<TypeHead>) -> Bool {
    if head.pointee.isLocal { return false }
    if head.pointee.kind == .typealias { return head.pointee.aliased?.text.utf8.first == UInt8(ascii: "(") }
    let ending = ending(of: head.pointee.name.text)
    return UInt8(truncatingIfNeeded: ending) == UInt8(ascii: ">") || endings.contains(ending)
  }

  /// The endings of all names that `note` knows. In an array, because so few are found faster without a hash.
  private static let endings = Array(
    Set((containers + factories + telling + ["Module", "Output", "Input"]).map(ending)))

  /// The last two bytes of a name: the last one alone is that of half of all names.
  private static func ending(of name: String) -> UInt16 {
    name.utf8.withContiguousStorageIfAvailable { ending(of: $0) } ?? ending(of: Array(name.utf8))
  }

  private static func ending(of bytes: some RandomAccessCollection<UInt8>) -> UInt16 {
    bytes.suffix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }

  private mutating func note(_ head: TypeHead) {
    let name = head.lastName
    switch head.kind {
    case .typealias:
      if let aliased = head.aliased?.text, TupleType(aliased)?.isModule == true { tuples.insert(name) }
      return
    case .class, .struct, .protocol:
      if name.hasSuffix("Module") {
        candidates.insert(name)
        if head.kind != .protocol, !head.generics.isEmpty { hasGenericModule = true }
      }
    case .extension:
      if name.hasSuffix("Module") { extended.insert(name) }
    case .enum, .actor: break
    }
    if head.kind == .protocol, Self.isOutput(name) { outputs.insert(name) }
    if head.kind == .protocol, name.hasSuffix("ModuleInput") || name.hasSuffix("ModuleOutput") {
      hasInputOrOutput = true
    }
    guard Self.isHolder(name) else { return }
    holders.insert(name)
    if name.hasSuffix("RouteMap") || name.hasSuffix("UserStory") { hasStory = true }
    if Self.telling.contains(where: name.hasSuffix) { hasTelling = true }
  }

  private static func isHolder(_ name: String) -> Bool {
    isContainer(name) || factories.contains(where: name.hasSuffix)
  }

  /// True if the name says that functions of the type assemble views.
  static func isContainer(_ name: String) -> Bool { containers.contains { name.hasSuffix($0) && name != $0 } }

  /// True for the name of a protocol that modules may tell of what happens in them.
  static func isOutput(_ name: String) -> Bool { name.hasSuffix("Output") && !name.hasSuffix("ViewOutput") }

  // MARK: Interest

  private static let words: Set = [
    "ModuleHandler", "RFModule", "moduleInput", "moduleOutput", "setModuleOutput",
  ]

  /// A name is read alike whatever it stands for: that may change while no word of the files that spell it does.
  var interest: Interest {
    let names = [candidates, extended, holders, outputs, transitions, tuples].reduce(Self.libraryTransitions) {
      $0.union($1)
    }
    var interest = Interest(triggers: names.union(Self.words))
    var bodies = MethodBodies(types: names, propertyTypes: names.union(["RFModule"]))
    bodies.mentions = names.union(Self.words).subtracting(["moduleInput"])
    bodies.readsCallers = true
    interest.names.bodies.add(bodies, for: ModuleRoutes.system)
    return interest
  }

  /// True if a type that is read may hand out modules.
  static func mayHandOut(_ name: String) -> Bool { !name.hasSuffix("Module") && !isOutput(name) }
}
