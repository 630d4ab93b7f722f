import SourceModel

/// Every route of a workspace, its routers and destinations: a value, made from the facts of all files.
package struct RouteIndex: Sendable {
  /// The systems that the routes belong to.
  package let systems: SystemList
  /// A file that could not be read completely: too large, too deeply nested, or unreadable.
  package struct Skipped: Hashable, Sendable {
    package var file: FileID
    package var reason: String
  }

  /// Sorted by key.
  package internal(set) var routes: [Route] = []
  /// Sorted by name.
  package internal(set) var routers: [Router] = []
  package internal(set) var destinations: [Destination] = []
  /// In path order.
  package var remarks: [Remark] = []
  var suppressions = SuppressionTable()
  package var types = TypeTable()
  package var protocols = ProtocolTable()
  package var blindSpots = BlindSpots()
  package internal(set) var world = World(extent: .open, reason: "nothing has been scanned")
  /// What the projects of the tree build.
  package internal(set) var applications = Applications()
  package internal(set) var skipped: [Skipped] = []
  /// How many files were linked, and how many of them were parsed.
  package internal(set) var fileCount = 0
  package internal(set) var parsedFileCount = 0
  /// Whether some file holds a word that promises routes.
  package internal(set) var hasTrigger = false
  /// True if any code registers routers one by one; the library may not register all of them at launch then.
  package var registersByHand = false
  /// A class of the code base that has the name of one of the library's router classes.
  var ownRouterClass: String?

  var occurrencesOnce = Once<[FileID: [Occurrence]]>()
  /// Files with syntax errors: what stands in them may not be what is meant.
  package internal(set) var brokenFiles: Set<FileID> = []
  /// Position of each file in path order.
  var fileOrder = FileTable<Int>()
  package var origins = FileTable<IndexedFile.Origin>()
  package var classes = ClassTable()
  package var methods = MethodTable([], types: TypeTable())
  package var initializers = InitializerTable()
  package var destinationTable = DestinationTable.empty
  package var lasting = LastingAnswers()
  /// nil where no file is broken that was whole, or where more has changed since.
  var resting: RestingAnswers?
  package var linkages = FileTable<Linkage>()
  package var parts = LinkedParts()

  package init(systems: SystemList) {
    self.systems = systems
  }

  /// Where something that a client may ask about stands, by file, in source order.
  var occurrences: [FileID: [Occurrence]] { occurrencesOnce { OccurrenceLinker.occurrences(in: self) } }

  /// Whether the sources declare, register or look up a route, or register an identifier or a URL pattern.
  package var hasRoutes: Bool {
    !routers.isEmpty || routes.contains { $0.key.space.naming == .type || !$0.registrations.isEmpty }
  }

  /// Registrations whose name the compiler infers, in path order.
  package var inferredRegistrations: [InferredRegistration] { parts.offers.inferredRegistrations }

  /// Identifiers for destinations that a C function makes, in path order.
  package var functionFactories: [Route.Registration] { parts.offers.functionFactories }

  /// The types whose code passes metatypes on to code that may register them.
  package var givers: Set<String> { parts.offers.givers }

  /// The types whose metatypes are passed on to such code.
  package var passedTypes: PassedTypes {
    PassedTypes(names: parts.offers.givenWords, words: blindSpots.passedWords, types: types)
  }

  package func route(_ key: RouteKey) -> Route? {
    routePosition(key).map { routes[$0] }
  }

  /// The routes of all spaces with a naming, sorted by key.
  func routes(_ naming: RouteSpace.Naming) -> [Route] { routes.filter { $0.key.space.naming == naming } }

  /// The routes of a space, sorted by name.
  package func routes(in space: RouteSpace) -> ArraySlice<Route> { routes(from: space, through: space) }

  /// The routes of neighbouring spaces of a system, sorted by key.
  package func routes(from first: RouteSpace, through last: RouteSpace) -> ArraySlice<Route> {
    routes[routes.partitionPoint { $0.key.space < first }..<routes.partitionPoint { $0.key.space <= last }]
  }

  func routePosition(_ key: RouteKey) -> Int? {
    let index = routes.partitionPoint { $0.key < key }
    return index < routes.count && routes[index].key == key ? index : nil
  }

  package func router(named name: String) -> Router? {
    let index = routers.partitionPoint { $0.name < name }
    return index < routers.count && routers[index].name == name ? routers[index] : nil
  }

  /// Longer chains of adapters are not followed: no one writes them by hand, and each route would walk to the end.
  static let longestChain = 256
}

/// A place that belongs to a route, a router or a destination.
package struct Occurrence: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case route(RouteKey)
    case router(String)
    case destination(String)
  }

  package enum Role: String, Hashable, Sendable {
    case declaration, registration, adapter, lookUp, mention
    /// Where a protocol or a destination class is declared in the language: a place to ask at, and no answer.
    case definition
  }

  package var subject: Subject
  package var role: Role
  package var range: SourceRange
}
