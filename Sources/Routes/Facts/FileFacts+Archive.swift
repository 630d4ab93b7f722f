import Archive
import SourceModel

/// Most files have heads and no facts, and are whole.
extension FileFacts: ArchivedValue {
  /// What few files have.
  private struct Parts: OptionSet {
    let rawValue: UInt16

    static let facts = Parts(rawValue: 1)
    static let hiddenHeads = Parts(rawValue: 2)
    static let macros = Parts(rawValue: 4)
    static let words = Parts(rawValue: 8)
    static let isLibraryPart = Parts(rawValue: 16)
    static let declaresLibrary = Parts(rawValue: 32)
    static let isApplication = Parts(rawValue: 64)
    static let isProgram = Parts(rawValue: 128)
    static let understanding = Parts(rawValue: 256)
    static let suppressions = Parts(rawValue: 512)
    static let hasTrigger = Parts(rawValue: 1_024)
    static let isParsed = Parts(rawValue: 2_048)
  }

  private var parts: Parts {
    let all: [(Bool, Parts)] = [
      (!facts.isEmpty, .facts), (!hiddenHeads.isEmpty, .hiddenHeads), (macros != MacroFacts(), .macros),
      (words != WordFacts(), .words), (library.isPart, .isLibraryPart), (library.declares, .declaresLibrary),
      (entryPoint.isApplication, .isApplication), (entryPoint.isProgram, .isProgram),
      (understanding != .whole, .understanding), (!suppressions.isEmpty, .suppressions), (hasTrigger, .hasTrigger),
      (isParsed, .isParsed),
    ]
    return all.reduce(into: []) { parts, part in if part.0 { parts.insert(part.1) } }
  }

  package init(archive: ArchiveDecoder) throws {
    let parts = Parts(rawValue: try archive.readInteger())
    self.init(
      language: try archive.decode(), heads: try archive.readList(),
      facts: parts.contains(.facts) ? try archive.decode() : [],
      understanding: parts.contains(.understanding) ? try archive.decode() : .whole,
      entryPoint: EntryPoint(
        isApplication: parts.contains(.isApplication), isProgram: parts.contains(.isProgram)),
      hasTrigger: parts.contains(.hasTrigger), isParsed: parts.contains(.isParsed))
    if parts.contains(.hiddenHeads) { hiddenHeads = try archive.readList() }
    if parts.contains(.macros) { macros = try archive.decode() }
    if parts.contains(.words) { words = try WordFacts(archive: archive) }
    (library.isPart, library.declares) = (parts.contains(.isLibraryPart), parts.contains(.declaresLibrary))
    if parts.contains(.suppressions) { suppressions = try archive.decode() }
  }

  package func write(to archive: ArchiveEncoder) throws {
    let parts = parts
    archive.write(parts.rawValue)
    try archive.encode(language)
    try archive.write(list: heads)
    if parts.contains(.facts) { try archive.encode(facts) }
    if parts.contains(.understanding) { try archive.encode(understanding) }
    if parts.contains(.hiddenHeads) { try archive.write(list: hiddenHeads) }
    if parts.contains(.macros) { try archive.encode(macros) }
    if parts.contains(.words) { try words.write(to: archive) }
    if parts.contains(.suppressions) { try archive.encode(suppressions) }
  }
}

extension WordFacts: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    self.init(doubtful: try WordSet(archive: archive))
    passed = Set(try archive.readList())
    launch = Set(try archive.readTexts())
    imports = Set(try archive.readTexts())
    signs = Set(try archive.readTexts())
  }

  package func write(to archive: ArchiveEncoder) throws {
    doubtful.write(to: archive)
    try archive.write(list: passed.sorted { ($0.word, $0.generic ?? "") < ($1.word, $1.generic ?? "") })
    for texts in [launch, imports, signs] { archive.write(texts: texts.sorted()) }
  }
}
