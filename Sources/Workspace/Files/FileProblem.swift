import Essentials

/// A file or folder that could not be read.
package struct FileProblem: Hashable, Sendable {
  package enum Reason: Hashable, Sendable, Codable, Error {
    case missing
    case permission
    case tooLarge
    case binary
    case utf16
    case notRegular
    case changing
    case tooDeep
    case tooManyOpen
    case linkLoop
    case nameTooLong
    case noProject
    /// Of a configuration file that a target is based on.
    case missingConfiguration
    case outside
    case exists
    /// A source has other contents than those that its facts were read from.
    case otherThanFacts
    /// A file of a tree of facts has no facts of its own.
    case noFacts
    case other(code: Int32)

    init(_ code: Int32) {
      self =
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EACCES, EPERM: .permission
        case EEXIST: .exists
        case EMFILE, ENFILE: .tooManyOpen
        case ELOOP: .linkLoop
        case ENAMETOOLONG: .nameTooLong
        default: .other(code: code)
        }
    }

    /// True if the source itself can be read, and facts must be made anew.
    package var isAboutFacts: Bool { self == .otherThanFacts || self == .noFacts }

    /// A clause without a full stop: `permission denied`.
    package var words: String {
      switch self {
      case .missing: "no such file or folder"
      case .permission: "permission denied"
      case .tooLarge: "larger than \(FileReader.maximumBytes >> 20) MiB"
      case .binary: "not a text file"
      case .utf16: "written in UTF-16"
      case .notRegular: "not a regular file"
      case .changing: "changes while it is read"
      case .otherThanFacts: "differs from its facts; extract it again"
      case .noFacts: "has no facts; extract it, too"
      case .tooDeep: "more than \(FileWalker.maximumDepth) folders deep"
      case .tooManyOpen: "too many open files"
      case .linkLoop: "too many symbolic links"
      case .nameTooLong: "the name is too long"
      case .noProject: "not a readable Xcode project"
      case .missingConfiguration: "no such file; the targets that are based on it count as if it left no source out"
      case .exists: "it already exists"
      case .outside: "a link leads out of the tree"
      case .other(let code): String(cString: strerror(code))
      }
    }
  }

  package var path: FilePath
  package var reason: Reason
}

extension FileProblem: Comparable {
  /// By path.
  package static func < (left: FileProblem, right: FileProblem) -> Bool { left.path < right.path }
}
