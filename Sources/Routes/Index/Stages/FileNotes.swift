/// The facts that single routing systems read, and the comments that suppress findings.
struct FileNotes: Sendable {
  static let systemReads = TypeModel.reads.union([.systemFacts, .joins])
  static let suppressionReads = LinkScope.reads.union(.suppressions)

  private(set) var systemFacts = SystemFactTable()
  private(set) var suppressions = SuppressionTable()

  mutating func update(_ files: [IndexedFile], after aspects: LinkAspects) {
    if aspects.touch(Self.systemReads) { systemFacts = SystemFactTable(files) }
    if aspects.touch(Self.suppressionReads) { suppressions = SuppressionTable(files) }
  }
}
