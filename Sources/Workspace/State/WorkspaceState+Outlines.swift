import Routes
import SourceModel

extension WorkspaceState {
  /// What `body` makes of the outlines of the files that may contain a word and are read for routes, in the order of the
  /// paths.
  package func outlines<Output: Sendable>(
    ofFilesWith words: Set<String>, _ body: @escaping @Sendable (FileID, SourceOutline, Interest) -> Output
  ) -> [Output] {
    let sources = files.paths(thatMayHold: words).sorted().compactMap { path in
      id(of: path).flatMap { id in text(of: path).map { (id: id, path: path, text: $0) } }
    }
    let interest = interest
    return DeepStack.map(sources, threads: threads) { source -> Output? in
      guard let outline = Extraction.outline(of: source.text, path: source.path, interest: interest) else { return nil }
      return body(source.id, outline, interest[outline.language])
    }.compactMap(\.self)
  }
}
