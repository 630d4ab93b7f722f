/// The names of a library that type heads, macros and files refer to.
package struct LibraryNames: Sendable {
  /// A class of the library that routers inherit.
  package struct RouterClass: Hashable, Sendable {
    package var family: RouteFamily
    package var isAdapter = false

    package init(family: RouteFamily, isAdapter: Bool = false) {
      self.family = family
      self.isAdapter = isAdapter
    }
  }

  /// Protocols that make a protocol the name of a route when it inherits them.
  package var roots: [String: RouteSpace] = [:]
  /// Protocols that make a class a destination.
  package var destinationMarks: [String: RouteFamily] = [:]
  /// The family whose destinations are views and view controllers.
  package var viewFamily: RouteFamily?
  /// Router classes, to be inherited from and to be called.
  package var routerClasses: [String: RouterClass] = [:]
  /// Classes of configurations, by each of their names: all names of it and of its superclasses.
  package var configurationClasses: [String: [String]] = [:]
  /// The generic types whose arguments are types of the code base.
  package var routeTypes = RouteTypeNames()
  /// Types on which routes are looked up, with a type that the library declares beside each. A code
  /// base may have a type of the same name.
  package var lookUpTypes: [String: String] = [:]
  /// The prefixes of the library's class names.
  package var prefixes: Set<String> = []
  /// Words that no other code has a reason to use. A tree with one of them should have routes.
  package var promises: Set<String> = []
  /// The names that tell the sources of the library.
  package var sources = LibrarySources()
  /// The words of macros.
  package var macros = MacroWords()
  /// The words of registration at launch.
  package var launch = LaunchWords()

  package init() {}

  /// Adds the names of another library. A name that both have keeps its meaning.
  mutating func add(_ other: LibraryNames) {
    roots.merge(other.roots) { own, _ in own }
    destinationMarks.merge(other.destinationMarks) { own, _ in own }
    viewFamily = viewFamily ?? other.viewFamily
    routerClasses.merge(other.routerClasses) { own, _ in own }
    configurationClasses.merge(other.configurationClasses) { own, _ in own }
    routeTypes.add(other.routeTypes)
    lookUpTypes.merge(other.lookUpTypes) { own, _ in own }
    prefixes.formUnion(other.prefixes)
    promises.formUnion(other.promises)
    sources.add(other.sources)
    macros.add(other.macros)
    launch.add(other.launch)
  }
}

/// The generic types of a library whose arguments are types of the code base.
package struct RouteTypeNames: Sendable {
  /// Types whose generic argument names a route, and whose values are registered or looked up.
  package var spaces: [String: RouteSpace] = [:]
  /// Types whose generic argument names a route, and whose values contain the router that was
  /// found.
  package var wrapperSpaces: [String: RouteSpace] = [:]
  /// Types that do not register their arguments.
  package var nonRegistering: Set<String> = []
  /// The noun of the types in `spaces`, in messages, in the plural.
  package var noun = "route types"
  /// Parts of words, of which a line that names a route by its type contains one.
  package var wordParts: Set<String> = []

  package init() {}

  mutating func add(_ other: RouteTypeNames) {
    if spaces.isEmpty { noun = other.noun }
    spaces.merge(other.spaces) { own, _ in own }
    wrapperSpaces.merge(other.wrapperSpaces) { own, _ in own }
    nonRegistering.formUnion(other.nonRegistering)
    wordParts.formUnion(other.wordParts)
  }
}

/// The names that tell the sources of a library inside a tree: they use its names without meaning
/// any route.
package struct LibrarySources: Sendable {
  /// Public generic structures that it declares in Swift.
  package var structures: Set<String> = []
  /// Classes that it declares in Objective-C, at least one for each of its folders.
  package var classes: Set<String> = []
  /// The products that CocoaPods, Carthage and the Swift Package Manager fetch it as.
  package var products: Set<String> = []

  package init() {}

  mutating func add(_ other: LibrarySources) {
    structures.formUnion(other.structures)
    classes.formUnion(other.classes)
    products.formUnion(other.products)
  }
}

/// The words that decide whether the library or the code itself calls routers at launch.
package struct LaunchWords: Equatable, Sendable {
  /// The properties that decide it.
  package var switches: Set<String> = []
  /// Other words that set such a property, or ask whether the registration is finished.
  package var questions: Set<String> = []
  /// The functions that code calls after it has registered all routers itself.
  package var finishing: Set<String> = []

  package init() {}

  /// All words of the three kinds.
  package var all: Set<String> { switches.union(questions).union(finishing) }

  mutating func add(_ other: LaunchWords) {
    switches.formUnion(other.switches)
    questions.formUnion(other.questions)
    finishing.formUnion(other.finishing)
  }
}
