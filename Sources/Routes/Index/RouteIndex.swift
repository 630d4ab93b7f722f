import SourceModel

/// Every route of a workspace, its routers and destinations: a value, made from the facts of all files.
package struct RouteIndex: Sendable {
  /// A file that could not be read completely: too large, too deeply nested, or unreadable.
  package struct Skipped: Hashable, Sendable {
    package var file: FileID
    package var reason: String
  }

  /// The systems that the routes belong to.
  package let systems: SystemList
  private var stages = LinkStages()
  private(set) package var lasting = LastingAnswers()
  /// nil unless exactly one file is broken that was whole.
  private var resting: RestingAnswers?

  package init(systems: SystemList) {
    self.systems = systems
  }

  /// Groups the facts of all files into routes.
  ///
  /// `files` come in path order, which is the order of all sites. The result depends on nothing
  /// else: `heads` are those of the files.
  package init(
    files: [IndexedFile], heads: HeadTable? = nil, applications: Applications = Applications(),
    settings: LinkSettings = LinkSettings(), systems: SystemList
  ) {
    self.init(systems: systems)
    let heads = heads ?? HeadTable(files.map { HeadTable.File(id: $0.id, facts: $0.facts) })
    link(files, heads: heads, applications: applications, settings: settings, after: .everything)
  }

  /// Applies the changes since the last link. The index becomes the one that a first link makes of
  /// the same files.
  package mutating func link(
    _ files: [IndexedFile], heads: HeadTable, applications: Applications, settings: LinkSettings,
    after changes: LinkChanges
  ) {
    let aspects = stages.update(
      files, systems, heads: heads, applications: applications, settings: settings, after: changes)
    keepAnswers(after: changes, aspects, in: files)
  }

  /// Look-ups on a `Router` of the tree's own are more than look-ups, so answers are not kept aside
  /// there.
  private mutating func keepAnswers(after changes: LinkChanges, _ aspects: LinkAspects, in files: [IndexedFile]) {
    if LastingAnswers.last(after: aspects) { return }
    let known = stages.model.ownRouters.isAny ? nil : resting?.answers(after: changes, in: files)
    if known != nil || resting?.last(after: changes, in: files) != true {
      resting = RestingAnswers(lasting, before: changes, in: files)
    }
    lasting = known ?? LastingAnswers()
  }
}

// MARK: Files

extension RouteIndex {
  /// The targets that the projects of the tree build.
  package var applications: Applications { stages.scope.applications }

  /// The number of files that were linked.
  package var fileCount: Int { stages.scope.fileCount }

  /// The position of each file in path order.
  var fileOrder: FileTable<Int> { stages.scope.fileOrder }

  package var origins: FileTable<IndexedFile.Origin> { stages.scope.origins }

  package var linkages: FileTable<Linkage> { stages.scope.linkages }

  /// The number of files that were parsed.
  package var parsedFileCount: Int { stages.parsing.parsedFileCount }

  /// True if a file contains a trigger word.
  package var hasTrigger: Bool { stages.parsing.hasTrigger }

  /// True if any code registers routers one by one; the library may not register all of them at
  /// launch then.
  package var registersByHand: Bool { stages.parsing.registersByHand }

  /// The files with syntax errors.
  package var brokenFiles: Set<FileID> { stages.parsing.brokenFiles }

  /// In path order.
  package var skipped: [Skipped] { stages.parsing.skipped }

  /// The files of which link reads more than the heads, in path order.
  package var linkedFiles: [IndexedFile] { stages.linked.files }

  /// In path order.
  package var remarks: [Remark] { stages.notes.remarks }

  var suppressions: SuppressionTable { stages.notes.suppressions }

  package var blindSpots: BlindSpots { stages.visibility.blindSpots }

  package var world: World { stages.visibility.world }
}

// MARK: Types

extension RouteIndex {
  package var types: TypeTable { stages.model.types }

  package var protocols: ProtocolTable { stages.model.protocols }

  /// The classes that are declared routable, in path order.
  package var destinations: [Destination] { stages.model.destinations }

  package var classes: ClassTable { stages.classes.classes }

  /// A class of the tree that has the name of one of the library's router classes.
  var ownRouterClass: String? { stages.classes.ownRouterClass }

  package var methods: MethodTable { stages.classes.methods }

  package var initializers: InitializerTable { stages.classes.initializers }

  /// The types whose metatypes are passed on to code that may register them.
  package var passedTypes: PassedTypes { stages.passedTypes }

  /// The types whose code passes metatypes on to such code.
  package var givers: Set<String> { stages.offers.passed.givers }
}

// MARK: Routes

extension RouteIndex {
  /// The classes that are given to the library.
  package var destinationTable: DestinationTable { stages.routers.destinations }

  /// Returns the reason why a router of a family may register more than is seen.
  package func reason(toDoubtRegistrationsOf family: RouteFamily) -> String? {
    stages.routers.routers.reason(toDoubtRegistrationsOf: family)
  }

  /// Registrations whose name the compiler infers, in path order.
  package var inferredRegistrations: [InferredRegistration] { stages.offers.inferredRegistrations }

  /// Identifiers for destinations that a C function makes, in path order.
  package var functionFactories: [Route.Registration] { stages.offers.functionFactories }

  /// The registered patterns of URLs.
  var urlTables: [RouteSpace: URLTable] { stages.offers.urlTables }

  /// Sorted by key.
  package var routes: [Route] { stages.graph.routes }

  /// Sorted by name.
  package var routers: [Router] { stages.graph.routers }

  /// The blocks of look-ups, in path order.
  package var lookUpBlocks: [LookUpBlock] { stages.graph.blocks(in: stages.linked.files) }

  /// The places that a client may ask about, by file, in source order.
  var occurrences: [FileID: [Occurrence]] {
    stages.graph.occurrences { OccurrenceLinker.occurrences(in: self) }
  }

  var statusJudge: StatusJudge { stages.statusJudge }
}
