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
  /// In one reference, because an index is copied for each closure that asks it, and stages have dozens of fields.
  private var stages = StagesReference()
  private var answers = KeptAnswers()
  /// The aspects that the computation read that this copy of the index is for.
  private var reads: ReadAspects?
  private var hasUses = true

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
    var (stages, changes) = (self.stages.value, changes)
    // Without it, changing a stage would copy it.
    self.stages = StagesReference()
    changes.aspects = stages.widened(changes.aspects)
    stages.update(
      files, systems, heads: heads, applications: applications, settings: settings, after: changes)
    self.stages = StagesReference(stages)
    answers.update(after: changes, in: files, widened: stages.widened)
  }
}

// MARK: Answers

extension RouteIndex {
  /// Returns the findings of a rule. They are computed once, and kept until an edit changes what
  /// `find` read from the index that it is given.
  package func findings(of rule: any Rule.Type, _ find: (RouteIndex) -> [Finding]) -> [Finding] {
    answer(.findings(ObjectIdentifier(rule)), find)
  }

  /// Returns an answer that several rules need. It is kept like the findings of a rule.
  package func answer<Answer: SharedAnswer>(_: Answer.Type) -> Answer {
    answer(.shared(ObjectIdentifier(Answer.self)), Answer.init)
  }

  private func answer<Value: Sendable>(_ question: AnswerMemo.Question, _ compute: (RouteIndex) -> Value) -> Value {
    func computed() -> AnswerMemo.Answer {
      var index = withUses
      let reads = ReadAspects()
      index.reads = reads
      let value = compute(index)
      return AnswerMemo.Answer(value: value, reads: reads.aspects)
    }
    let answer = answers.memo(question, computed)
    reads?.insert(answer.reads)
    return answer.value as? Value ?? compute(withUses)
  }

  /// The same index, with routes that have no look-ups and no status, and routers that have no uses.
  ///
  /// An answer that reads only these is kept while look-ups are edited.
  package var withoutUses: RouteIndex {
    var index = self
    index.hasUses = false
    return index
  }

  /// The index that shared answers are computed from. It does not depend on the rule that asks.
  private var withUses: RouteIndex {
    var index = self
    index.hasUses = true
    return index
  }

  /// Notes that an answer reads a stage, with the aspects that the stage reads. Every access to a
  /// stage goes through it.
  private func noted<Value>(_ aspects: LinkAspects, _ value: Value) -> Value {
    reads?.insert(aspects)
    return value
  }
}

// MARK: Files

extension RouteIndex {
  /// The targets that the projects of the tree build.
  package var applications: Applications { noted(LinkScope.reads, stages.value.scope.applications) }

  /// The number of files that were linked.
  package var fileCount: Int { noted(LinkScope.reads, stages.value.scope.fileCount) }

  /// The position of each file in path order.
  var fileOrder: FileTable<Int> { noted(LinkScope.reads, stages.value.scope.fileOrder) }

  package var origins: FileTable<IndexedFile.Origin> { noted(LinkScope.reads, stages.value.scope.origins) }

  package var linkages: FileTable<Linkage> { noted(LinkScope.reads, stages.value.scope.linkages) }

  /// The number of files that were parsed.
  package var parsedFileCount: Int { noted(ParseSummary.reads, stages.value.parsing.parsedFileCount) }

  /// True if a file contains a trigger word.
  package var hasTrigger: Bool { noted(ParseSummary.reads, stages.value.parsing.hasTrigger) }

  /// The ids of the systems of which any code registers routers one by one; the library may not
  /// register all of them at launch then.
  package var registeringByHand: Set<String> { noted(ParseSummary.reads, stages.value.parsing.registeringByHand) }

  /// The files with syntax errors.
  package var brokenFiles: Set<FileID> { noted(ParseSummary.reads, stages.value.parsing.brokenFiles) }

  /// In path order.
  package var skipped: [Skipped] { noted(ParseSummary.reads, stages.value.parsing.skipped) }

  /// The files with words that are read, in path order. An answer must not read anything else of
  /// them than their words and their linkage.
  var filesWithWords: [IndexedFile] { noted(ParseSummary.reads, stages.value.linked.files) }

  /// The files with facts, in path order. An answer must not read anything else of them than their look-ups and
  /// registrations of texts, their origin and their linkage.
  package var lookingUp: [IndexedFile] {
    noted(RouteGraph.reads.union(ConstantTable.reads), stages.value.linked.files)
  }

  /// The facts of a type that one routing system alone reads, in path order.
  package func systemFacts<Fact: SystemFact>(of type: Fact.Type) -> [PlacedFact<Fact>] {
    noted(FileNotes.systemReads, stages.value.notes.systemFacts).facts(of: type)
  }

  var suppressions: SuppressionTable { noted(FileNotes.suppressionReads, stages.value.notes.suppressions) }

  package var blindSpots: BlindSpots { noted(Visibility.reads, stages.value.visibility.blindSpots) }

  package var world: ScanScope { noted(Visibility.worldReads, stages.value.visibility.world) }
}

// MARK: Types

extension RouteIndex {
  package var types: TypeTable { noted(TypeModel.reads, stages.value.model.types) }

  package var protocols: ProtocolTable { noted(TypeModel.reads, stages.value.model.protocols) }

  /// The classes that are declared routable, in path order.
  package var destinations: [Destination] { noted(TypeModel.reads, stages.value.model.destinations) }

  package var classes: ClassTable { noted(ClassModel.classReads, stages.value.classes.classes) }

  /// For a system, a class of the tree that has the name of one of the library's router classes.
  var ownRouterClasses: [String: String] { noted(ClassModel.classReads, stages.value.classes.ownRouterClasses) }

  package var methods: MethodTable { noted(ClassModel.methodReads, stages.value.classes.methods) }

  package var members: MemberTable { noted(ClassModel.methodReads, stages.value.classes.members) }

  package var initializers: InitializerTable { noted(ClassModel.initializerReads, stages.value.classes.initializers) }

  /// The types whose metatypes are passed on to code that may register them.
  package var passedTypes: PassedTypes {
    noted(RouteLinker.reads.union(Visibility.reads), stages.value.passedTypes)
  }

  /// The types whose code passes metatypes on to such code.
  package var givers: Set<String> { noted(RouteLinker.reads, stages.value.offers.passed.givers) }
}

// MARK: Routes

extension RouteIndex {
  /// The classes that are given to the library.
  package var destinationTable: DestinationTable { noted(RouterModel.reads, stages.value.routers.destinations) }

  /// Returns the reason why a router of a family may register more than is seen.
  package func reason(toDoubtRegistrationsOf family: RouteFamily) -> String? {
    noted(RouterModel.reads, stages.value.routers.routers).reason(toDoubtRegistrationsOf: family)
  }

  /// Registrations whose name the compiler infers, in path order.
  package var inferredRegistrations: [InferredRegistration] {
    noted(RouteLinker.reads, stages.value.offers.inferredRegistrations)
  }

  /// Identifiers for destinations that a C function makes, in path order.
  package var functionFactories: [Route.Registration] {
    noted(RouteLinker.reads, stages.value.offers.functionFactories)
  }

  /// The registered patterns of URLs.
  var urlTables: [RouteSpace: any URLPatternTable] { noted(RouteLinker.reads, stages.value.offers.urlTables) }

  /// Sorted by key.
  package var routes: [Route] {
    hasUses ? noted(RouteGraph.reads, stages.value.graph.routes) : noted(RouteLinker.reads, stages.value.offers.sorted)
  }

  /// Sorted by name.
  package var routers: [Router] {
    hasUses
      ? noted(RouteGraph.reads, stages.value.graph.routers) : noted(RouterModel.reads, stages.value.routers.sorted)
  }

  /// Returns the key of the route that a reference names; nil if its space or its name is not known.
  package func key(of reference: RouteReference, in file: FileID) -> RouteKey? {
    guard case .exact(let space) = reference.kind else { return nil }
    return noted(RouteLinker.reads, stages.value.offers.keys).meaning(of: reference, space, file)?.key
  }

  /// The places that a client may ask about, by file, in source order.
  var occurrences: [FileID: [Occurrence]] {
    noted(RouteGraph.reads, stages.value.graph.occurrences)() { OccurrenceLinker.occurrences(in: withUses) }
  }

  var statusResolver: RouteStatusResolver { noted(RouteGraph.reads, stages.value.statusResolver) }
}

private final class StagesReference: Sendable {
  let value: LinkStages

  init(_ value: LinkStages = LinkStages()) {
    self.value = value
  }
}
