import Routes
import SourceModel

/// How many source files and documents a tree holds.
package struct SourceCounts: Hashable, Sendable {
  package private(set) var languages: [Language: Int] = [:]
  /// Of languages that routes are written in, and that no front end reads.
  package private(set) var foreign = 0
  /// As the names of folders tell; these, the vendored and the ignored ones are counted above, too.
  package private(set) var tests = 0
  package private(set) var vendored = 0
  package private(set) var ignored = 0

  package var all: Int { languages.values.reduce(foreign, +) }

  mutating func add(_ path: FilePath, _ origin: IndexedFile.Origin) {
    switch SourceKind(path) {
    case .bundleProperties, .projectSettings: return
    case .source(let frontend): languages[frontend.language, default: 0] += 1
    case .document, .compiledNib: languages[.xml, default: 0] += 1
    case .foreign, nil: foreign += 1
    }
    switch origin {
    case .product: break
    case .test: tests += 1
    case .vendored: vendored += 1
    case .ignored: ignored += 1
    }
  }
}
