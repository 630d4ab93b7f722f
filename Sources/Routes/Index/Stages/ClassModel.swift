import SourceModel

/// The classes of a tree, and what they define.
struct ClassModel: Sendable {
  static let classReads = Visibility.reads
  static let methodReads = TypeModel.reads.union(.members)
  static let initializerReads = ParseSummary.reads.union(.members)

  private(set) var classes = ClassTable()
  /// For a system, a class of the tree that has the name of one of the library's router classes.
  private(set) var ownRouterClasses: [String: String] = [:]
  private(set) var methods = MethodTable([], types: TypeTable())
  private(set) var initializers = InitializerTable()
  private(set) var members = MemberTable()

  mutating func update(
    _ files: [IndexedFile], _ types: TypeTable, _ blindSpots: BlindSpots, _ scope: LinkScope,
    after aspects: LinkAspects
  ) {
    if aspects.touch(Self.classReads) {
      classes = ClassTable(types: types, blindSpots: blindSpots)
      let systems = types.heads.systems.all.map { ($0.id, $0.library.routerClasses.keys.sorted()) }
      ownRouterClasses = Dictionary(systems) { first, _ in first }
        .compactMapValues { firstClass(among: $0, scope.origins) }
    }
    if aspects.touch(Self.methodReads) { methods = MethodTable(files, types: types) }
    if aspects.touch(Self.initializerReads) { initializers = InitializerTable(files) }
    if aspects.touch(Self.methodReads) { members = MemberTable(files) }
  }

  /// The first of the names that code of an application declares as a class. The library's own
  /// classes are written in Objective-C.
  private func firstClass(among names: [String], _ origins: FileTable<IndexedFile.Origin>) -> String? {
    names.first { classes.sites(of: $0).contains { origins[$0.file] == .product } }
  }
}
