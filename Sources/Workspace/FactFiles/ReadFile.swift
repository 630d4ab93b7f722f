import SourceModel

/// What was read of one file of a tree.
struct ReadFile: Sendable {
  /// Which of the folders the facts are about holds it, from zero.
  var root = 0
  /// From that folder on.
  var path: FilePath
  /// nil where the content is not known any more: such a file is read again.
  var content: Content?
  /// Of the file that was read; nil where it says nothing, as on another machine.
  var status: FileStatus?
  var extraction: Extraction

  /// The content that was read.
  struct Content: Hashable, Sendable {
    /// In bytes.
    var size: Int
    var digest: ContentDigest

    init(size: Int, digest: ContentDigest) { (self.size, self.digest) = (size, digest) }

    init(_ text: SourceText) { self.init(size: text.count, digest: ContentDigest(text)) }
  }
}
