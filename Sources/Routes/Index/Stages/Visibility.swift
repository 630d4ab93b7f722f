import SourceModel

/// How much of an application's code can be seen.
struct Visibility: Sendable {
  private static let macroReads = TypeModel.reads.union(.macros)
  static let worldReads = TypeModel.reads.union(ParseSummary.reads)
  static let reads = macroReads.union(worldReads)

  /// The blind spots that macros make.
  private var macros: [BlindSpot] = []
  private(set) var blindSpots = BlindSpots()
  private(set) var world = ScanScope(extent: .open, reason: "nothing has been scanned")

  mutating func update(
    _ files: [IndexedFile], _ scope: LinkScope, _ parsing: ParseSummary, _ heads: NamedHeads, _ settings: LinkSettings,
    after aspects: LinkAspects
  ) {
    if aspects.touch(Self.macroReads) { macros = BlindSpot.macros(files, heads) }
    if aspects.touch(Self.reads) {
      blindSpots = BlindSpots(files, others: macros + [parsing.unparsed].compactMap(\.self))
    }
    if aspects.touch(Self.worldReads) { world = ScanScope(of: files, heads, scope, settings: settings) }
  }
}
