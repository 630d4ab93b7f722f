import LanguageServerProtocol
import Routes
import SourceModel

extension Snapshot {
  /// What the sources themselves say of some subjects, in comments in front of their declarations; nil where they say
  /// nothing. Read when it is asked for: the index holds no text.
  func documentation(of subjects: [Occurrence.Subject]) -> String? {
    var seen: Set<Site> = []
    let sites = subjects.flatMap(index.documented).filter { seen.insert($0).inserted }
    let comments = sites.compactMap { site in
      document(site.file).flatMap { DocumentationComment.text(aboveLine: Int(site.range.start.line), in: $0.text) }
    }
    return comments.isEmpty ? nil : comments.joined(separator: "\n\n")
  }
}
