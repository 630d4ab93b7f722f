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
    // By index: a loop over the files copies each.
    for position in files.indices {
      let id = files[position].id
      fileOrder[id] = position
      origins[id] = files[position].origin
      languages[id] = files[position].facts.language
      linkages[id] = files[position].linkage
    }
  }
}
