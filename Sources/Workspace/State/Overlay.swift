import SourceModel

/// The text of an open document, which overrules the disk.
struct Overlay: Sendable {
  var text: SourceText
  /// Of all texts that the document had.
  let memory: ParseMemory
}
