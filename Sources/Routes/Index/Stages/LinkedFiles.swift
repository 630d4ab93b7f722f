import SourceModel

/// The files of which link reads more than the heads.
struct LinkedFiles: Sendable {
  /// The files that say more than heads, or declare a protocol of a root, in path order, with the
  /// declared names of classes and the texts of constants.
  private(set) var files: [IndexedFile] = []
  private var positions = FileTable<Int>()
  private var constants = ConstantTable()

  init() {}

  /// `all` are the files of the tree, in path order.
  private init(_ all: [IndexedFile], _ model: TypeModel, _ constants: ConstantTable) {
    self.constants = constants
    files = all.filter { Self.isLinked($0, model) }.map {
      constants.resolved(model.types.heads.names.renamed($0), model.types)
    }
    for (position, file) in files.enumerated() { positions[file.id] = position }
  }

  /// Returns nil for a file that is not linked.
  subscript(file: FileID) -> IndexedFile? { positions[file].map { files[$0] } }

  mutating func update(
    _ all: [IndexedFile], _ changed: [IndexedFile], _ model: TypeModel, after aspects: LinkAspects
  ) {
    let isKept = changed.allSatisfy { Self.isLinked($0, model) == (positions[$0.id] != nil) }
    guard isKept, !aspects.touch(TypeModel.reads.union(ConstantTable.reads)) else {
      self = LinkedFiles(all, model, aspects.touch(ConstantTable.reads) ? ConstantTable(all) : constants)
      return
    }
    for file in changed {
      if let position = positions[file.id] {
        files[position] = constants.resolved(model.types.heads.names.renamed(file), model.types)
      }
    }
  }

  private static func isLinked(_ file: IndexedFile, _ model: TypeModel) -> Bool {
    file.saysMore || model.rooted[file.id] != nil
  }
}
