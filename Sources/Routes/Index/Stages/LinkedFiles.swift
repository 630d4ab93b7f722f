import SourceModel

/// The files of which link reads more than the heads.
struct LinkedFiles: Sendable {
  /// The files that say more than heads, or declare a protocol of a root, in path order, with the
  /// declared names of classes and the texts of constants.
  private(set) var files: [IndexedFile] = []
  private var positions = FileTable<Int>()
  private var constants = ConstantTable()
  /// nil while no code uses generated names.
  private var generated: GeneratedNames?
  private var joined = JoinedFacts()

  init() {}

  /// `all` are the files of the tree, in path order.
  private init(_ all: [IndexedFile], _ model: TypeModel, _ scope: LinkScope, _ constants: ConstantTable) {
    self.constants = constants
    // By index: a filter of the files copies each.
    let linked = all.indices.filter { Self.isLinked(all[$0], model) }
    // In parts for all processors: each asks the tables of the whole tree.
    files = inParallel(linked.count, smallest: 64) { [self] in linked[$0].map { resolved(all[$0], model) } }
      .flatMap(\.self)
    for position in files.indices { positions[files[position].id] = position }
    if files.contains(where: \.usesGeneratedNames) {
      let generated = GeneratedNames(all, model, scope.origins)
      self.generated = generated
      files = files.map(generated.resolved)
    }
    let joined = JoinedFacts(files, model.types, scope.origins, constants)
    if joined.isAny { join(joined, all, model) }
  }

  /// The head of a type alone may mean something for others, in a file that says no more.
  private mutating func join(_ joined: JoinedFacts, _ all: [IndexedFile], _ model: TypeModel) {
    let isWider = all.contains { positions[$0.id] == nil && joined.has($0.id) }
    if isWider {
      files = all.compactMap { file in
        positions[file.id].map { files[$0] } ?? (joined.has(file.id) ? resolved(file, model) : nil)
      }
      for position in files.indices { positions[files[position].id] = position }
    }
    self.joined = joined
    files = files.map(joined.completing)
  }

  /// The aspects of other files whose change changes what files register and look up.
  var joinedReads: LinkAspects { joined.isAny ? [.joins, .names, .documents] : .joins }

  /// Returns nil for a file that is not linked.
  subscript(file: FileID) -> IndexedFile? { positions[file].map { files[$0] } }

  mutating func update(
    _ all: [IndexedFile], _ changed: [IndexedFile], _ model: TypeModel, _ scope: LinkScope, after aspects: LinkAspects
  ) {
    let isKept = changed.allSatisfy { Self.isLinked($0, model) == (positions[$0.id] != nil) }
    guard isKept, !aspects.touch(reads) else {
      self = LinkedFiles(all, model, scope, aspects.touch(ConstantTable.reads) ? ConstantTable(all) : constants)
      return
    }
    if generated == nil, changed.contains(where: \.usesGeneratedNames) {
      generated = GeneratedNames(all, model, scope.origins)
    }
    for file in changed {
      if let position = positions[file.id] { files[position] = resolved(file, model) }
    }
  }

  /// The aspects of other files that the files depend on.
  private var reads: LinkAspects {
    TypeModel.reads.union(ConstantTable.reads).union(generated == nil ? [] : .documents).union(joinedReads)
  }

  private func resolved(_ file: IndexedFile, _ model: TypeModel) -> IndexedFile {
    let file = constants.resolved(model.types.heads.names.renamed(file), model.types)
    return joined.completing(generated?.resolved(file) ?? file)
  }

  @inline(__always)
  private static func isLinked(_ file: IndexedFile, _ model: TypeModel) -> Bool {
    file.saysMore || model.rooted[file.id] != nil
  }
}
