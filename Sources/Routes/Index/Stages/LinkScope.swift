import SourceModel

/// The files of a tree and the targets that they belong to.
struct LinkScope: Sendable {
  static let reads: LinkAspects = .targets

  /// The targets that the projects of the tree build.
  let applications: Applications
  let fileCount: Int
  /// The position of each file in path order.
  private(set) var fileOrder = FileTable<Int>()
  private(set) var origins = FileTable<IndexedFile.Origin>()
  private(set) var languages = FileTable<Language>()
  private(set) var linkages = FileTable<Linkage>()

  init(_ files: [IndexedFile] = [], applications: Applications = Applications()) {
    self.applications = applications
    fileCount = files.count
    for (position, file) in files.enumerated() {
      fileOrder[file.id] = position
      origins[file.id] = file.origin
      languages[file.id] = file.facts.language
      linkages[file.id] = file.linkage
    }
  }
}
