import SourceModel

/// How well the files of a tree were read. All files count, also those without routes.
struct ParseSummary: Sendable {
  static let reads: LinkAspects = [.targets, .understanding]

  private(set) var parsedFileCount = 0
  /// True if a file contains a trigger word.
  private(set) var hasTrigger = false
  /// The ids of the systems of which any code registers routers one by one.
  private(set) var registeringByHand: Set<String> = []
  private(set) var brokenFiles: Set<FileID> = []
  /// In path order.
  private(set) var skipped: [RouteIndex.Skipped] = []
  /// The first Objective-C file that was not parsed; one is enough.
  private(set) var unparsed: BlindSpot?

  init() {}

  init(_ files: [IndexedFile], _ systems: SystemList) {
    let launch = systems.all.map { ($0.id, $0.library.launch) }.filter { $0.1 != LaunchWords() }
    for position in files.indices {
      // Most files have nothing to say here, and a loop over the files would copy each.
      if files[position].facts.hasTrigger { hasTrigger = true }
      if files[position].facts.isParsed { parsedFileCount += 1 }
      if unparsed == nil, files[position].facts.language == .objectiveC {
        unparsed = BlindSpot(unparsed: files[position])
      }
      guard files[position].saysMore else { continue }
      let file = files[position]
      for (system, words) in launch where file.registersByHand(system, words) { registeringByHand.insert(system) }
      if file.facts.understanding == .broken { brokenFiles.insert(file.id) }
      if case .skipped(let reason) = file.facts.understanding {
        skipped.append(RouteIndex.Skipped(file: file.id, reason: reason))
      }
    }
  }
}
