/// A place in the tree that leads to sources which are not in the scan, though a build may compile them.
package struct UnreadPlace: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A link out of the roots; with what the link says.
    case link(to: FilePath)
    /// A link to something that does not exist.
    case brokenLink(to: FilePath)
    /// An ignored folder of more entries than a walk visits.
    case tooManyEntries
    /// The folder of a submodule that is not checked out.
    case submodule
    /// A package manifest or a project, of which a target uses a build-tool plug-in.
    case plugin(String)

    /// A clause that begins with a verb.
    var words: String {
      switch self {
      case .link(let target): "leads to \(target), which is not in the scan"
      case .brokenLink(let target): "leads to \(target), which does not exist"
      case .tooManyEntries: "is ignored, and too large to be read"
      case .submodule: "is a submodule that is not checked out"
      case .plugin(let name): "uses the build-tool plug-in '\(name)', whose output is not in the scan"
      }
    }
  }

  package let path: FilePath
  package let reason: Reason

  /// A clause that begins with a verb.
  package var words: String { reason.words }
}
