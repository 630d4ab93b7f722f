import Routes
import SourceModel

/// The modules of a tree: who makes which, under which ids, and of which parts.
struct ArchModel: SharedAnswer {
  /// A part of a body with the file that it is in.
  struct Placed<Member> {
    let member: Member
    let type: String
    let file: FileID
  }

  let classes: ArchClasses
  /// The types that have bodies, sorted.
  let types: [String]
  /// The classes and structures that make modules, sorted.
  let configurators: [String]
  /// The types whose values or members are ids of modules, sorted.
  let stories: [String]
  /// The classes of view controllers and of event handlers, sorted.
  let (controllers, handlers): ([String], [String])
  /// By type, in path order.
  private let bodies: [String: [PlacedFact<ArchBody>]]
  private let assemblies: [String: [PlacedFact<ArchAssembly>]]
  private let branches: [String: [PlacedFact<ArchBranch>]]
  /// All configurators.
  private let known: Set<String>
  /// The configurators of each event handler, and the event handlers that inherit it, sorted.
  private var (makers, children): ([String: [String]], [String: [String]]) = ([:], [:])

  init(_ tree: FactTree) {
    self.init(
      tree.facts(of: ArchBody.self), tree.facts(of: ArchAssembly.self), tree.facts(of: ArchBranch.self),
      ArchClasses(tree.types))
  }

  init(in index: RouteIndex) {
    self.init(
      index.systemFacts(of: ArchBody.self), index.systemFacts(of: ArchAssembly.self),
      index.systemFacts(of: ArchBranch.self), ArchClasses(index.types))
  }

  private init(
    _ bodies: [PlacedFact<ArchBody>], _ assemblies: [PlacedFact<ArchAssembly>],
    _ branches: [PlacedFact<ArchBranch>], _ classes: ArchClasses
  ) {
    self.bodies = Dictionary(grouping: bodies, by: \.fact.type.text)
    self.assemblies = Dictionary(grouping: assemblies, by: \.fact.type)
    self.branches = Dictionary(grouping: branches, by: \.fact.type)
    self.classes = classes
    types = self.bodies.keys.sorted()
    let families = Families(types, self.bodies, classes)
    configurators = families.heirs(of: ArchName.configurator)
    known = Set(configurators)
    stories = families.heirs(of: ArchName.moduleID)
    controllers = families.heirs(of: ArchName.controller)
    handlers = families.heirs(of: ArchName.handler)
    for handler in handlers {
      for parent in classes.lineage(of: SpelledType(handler)).dropFirst() {
        children[parent.name, default: []].append(handler)
      }
    }
    for configurator in configurators {
      let names = Set(self.assemblies(of: configurator).compactMap { handler(of: $0.fact)?.name })
      for name in names { makers[name, default: []].append(configurator) }
    }
  }

  /// The declared types with what they inherit and adopt.
  private struct Families {
    let types: [(name: String, reached: Set<String>)]

    init(_ names: [String], _ bodies: [String: [PlacedFact<ArchBody>]], _ classes: ArchClasses) {
      let declared = names.filter { name in
        bodies[name, default: []].contains { $0.fact.kind != .protocol && $0.fact.kind != .extension }
      }
      types = declared.map { ($0, Set(classes.reached(from: $0))) }
    }

    func heirs(of base: String) -> [String] {
      types.filter { $0.name != base && $0.reached.contains(base) }.map(\.name)
    }
  }

  // MARK: Members

  /// The bodies of a type, in path order.
  func bodies(of type: String) -> [PlacedFact<ArchBody>] { bodies[type] ?? [] }

  /// True if every body of a type was read completely.
  func isRead(_ type: String) -> Bool {
    let bodies = bodies(of: type)
    return !bodies.isEmpty && bodies.allSatisfy(\.isReliable)
  }

  func properties(of type: String) -> [Placed<ArchProperty>] {
    bodies(of: type).flatMap { body in
      body.fact.properties.map { Placed(member: $0, type: type, file: body.file) }
    }
  }

  func methods(of type: String) -> [Placed<ArchMethod>] {
    bodies(of: type).flatMap { body in
      body.fact.methods.map { Placed(member: $0, type: type, file: body.file) }
    }
  }

  // MARK: Modules

  /// The code that makes the module of a configurator, its own or that of the nearest superclass with some.
  func assemblies(of configurator: String) -> [PlacedFact<ArchAssembly>] {
    for type in classes.lineage(of: SpelledType(configurator)) {
      if let found = assemblies[type.name] { return found }
    }
    return []
  }

  func isConfigurator(_ name: String) -> Bool { known.contains(name) }

  /// The configurators that make modules with an event handler, sorted.
  func configurators(of handler: String) -> [String] { makers[handler] ?? [] }

  /// The event handlers that inherit one, sorted.
  func heirs(of handler: String) -> [String] { children[handler] ?? [] }

  /// What a story has for its ids, in path order.
  func branches(of story: String) -> [PlacedFact<ArchBranch>] { branches[story] ?? [] }

  /// The controller of the module of a configurator, at the place that makes it; nil if the code shows none, or several.
  func controller(of assembly: ArchAssembly) -> Spelling? {
    let controllers = assembly.results.filter { classes.base(ArchName.controller, of: SpelledType($0.text)) != nil }
    return Set(controllers.map(\.text)).count == 1 ? controllers.first : nil
  }

  /// The event handler of a module: what the output of its controller is set to, or else what the controller is declared
  /// with.
  func handler(of assembly: ArchAssembly) -> SpelledType? {
    let handlers = assembly.outputs.map { SpelledType($0.text) }.filter {
      classes.base(ArchName.handler, of: $0) != nil
    }
    if Set(handlers).count == 1 { return handlers.first }
    return handlers.isEmpty ? controller(of: assembly).flatMap { classes.handler(of: SpelledType($0.text)) } : nil
  }
}
