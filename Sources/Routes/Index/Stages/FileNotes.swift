/// The patterns of the code that rules look at one by one, and the comments that suppress findings.
struct FileNotes: Sendable {
  static let remarkReads = LinkScope.reads.union(.remarks)
  static let suppressionReads = LinkScope.reads.union(.suppressions)

  /// In path order.
  private(set) var remarks: [Remark] = []
  private(set) var suppressions = SuppressionTable()

  mutating func update(_ files: [IndexedFile], after aspects: LinkAspects) {
    if aspects.touch(Self.remarkReads) { remarks = Remark.all(in: files) }
    if aspects.touch(Self.suppressionReads) { suppressions = SuppressionTable(files) }
  }
}
