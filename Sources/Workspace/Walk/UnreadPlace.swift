/// A place in the tree that leads to sources which are not in the scan, though a build may compile them.
package struct UnreadPlace: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A link out of the roots; with what the link says.
    case link(to: FilePath)
    /// A link to something that does not exist.
    case brokenLink(to: FilePath)
    /// An ignored folder of more entries than a walk visits.
    case tooManyEntries
  }

  package let path: FilePath
  package let reason: Reason

  /// A clause that begins with a verb.
  package var words: String {
    switch reason {
    case .link(let target): "leads to \(target), which is not in the scan"
    case .brokenLink(let target): "leads to \(target), which does not exist"
    case .tooManyEntries: "is ignored, and too large to be read"
    }
  }
}
