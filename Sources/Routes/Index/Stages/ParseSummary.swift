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
    for file in files {
      if file.facts.isParsed { parsedFileCount += 1 }
      if file.facts.hasTrigger { hasTrigger = true }
      for (system, words) in launch where file.registersByHand(system, words) { registeringByHand.insert(system) }
      if file.facts.understanding == .broken { brokenFiles.insert(file.id) }
      unparsed = unparsed ?? BlindSpot(unparsed: file)
      if case .skipped(let reason) = file.facts.understanding {
        skipped.append(RouteIndex.Skipped(file: file.id, reason: reason))
      }
    }
  }
}
