import Essentials
import Routes
import SourceModel

/// What link takes of all files, in the order of their paths: kept from one link to the next, so that an edit costs what
/// it changes.
struct LinkInput: Sendable {
  private(set) var files: [IndexedFile]
  private(set) var heads: HeadTable
  private var changes = LinkChanges.everything
  /// By file, its position.
  private let positions: [FileID: Int]
  /// Files of the routing library's own, which say nothing.
  let library: Set<FileID>
  /// The positions of files whose places are not known.
  private var unplaced: Set<Int>

  /// `tracked` are in the order of their paths. What was not read is left out.
  init(_ tracked: [TrackedFiles.File], library: Set<FileID>) {
    let files = tracked.compactMap { Self.indexed($0, library: library) }
    self.files = files
    self.library = library
    // By index: a loop over the files copies each, with all that it refers to.
    heads = HeadTable(
      files.indices.map {
        HeadTable.File(
          id: files[$0].id, language: files[$0].facts.language, heads: files[$0].facts.heads,
          hidden: files[$0].facts.hiddenHeads)
      })
    positions = Dictionary(uniqueKeysWithValues: files.indices.map { (files[$0].id, $0) })
    unplaced = Set(files.indices)
  }

  /// Takes up what was read of a file.
  mutating func update(_ tracked: TrackedFiles.File) {
    guard let position = positions[tracked.id], let file = Self.indexed(tracked, library: library) else { return }
    let old = files[position].facts
    files[position].facts = file.facts
    changes.insert(position, from: old, to: file.facts)
    guard old.heads != file.facts.heads || old.hiddenHeads != file.facts.hiddenHeads else { return }
    heads.replace(at: position, with: HeadTable.File(id: file.id, facts: file.facts))
  }

  mutating func displace() {
    (unplaced, changes) = (Set(files.indices), .everything)
  }

  /// What changed since the last call.
  mutating func takeChanges() -> LinkChanges {
    defer { changes = LinkChanges() }
    return changes
  }

  mutating func place(_ place: @Sendable (FileID) -> TargetMap.Place) {
    let unplaced = unplaced.map { (position: $0, id: files[$0].id) }
    let places = inParallel(unplaced.count, smallest: 256) { $0.map { place(unplaced[$0].id) } }
    for (place, file) in zip(places.joined(), unplaced) {
      files[file.position].move(to: place.origin, linkage: place.linkage)
    }
    self.unplaced = []
  }

  private static func indexed(_ tracked: TrackedFiles.File, library: Set<FileID>) -> IndexedFile? {
    guard let facts = tracked.reading?.extraction.facts else { return nil }
    // A document beside the library's sources is a resource of the application.
    let isLibrary = library.contains(tracked.id) && facts.language.isCode
    return IndexedFile(
      id: tracked.id, facts: isLibrary ? LibrarySources.silenced(facts) : facts, origin: tracked.origin)
  }
}
