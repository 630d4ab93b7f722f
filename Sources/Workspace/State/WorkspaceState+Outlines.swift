import Routes
import SourceModel

extension WorkspaceState {
  /// What `body` makes of the outlines of the files that are read for routes and may contain a word, or the name of a class
  /// whose methods are read, in the order of the paths.
  package func outlines<Output: Sendable>(
    ofFilesWith words: Set<String>, orMethods includesMethods: Bool,
    _ body: @escaping @Sendable (FileID, SourceOutline, Interest) -> Output
  ) -> [Output] {
    let words = words.union(includesMethods ? namesOfClasses : [])
    let sources = files.paths(thatMayHold: words).sorted().compactMap { path in
      id(of: path).flatMap { id in text(of: path).map { (id: id, path: path, text: $0) } }
    }
    let interest = interest
    return DeepStack.map(sources, threads: threads) { source -> Output? in
      guard let outline = Extraction.outline(of: source.text, path: source.path, interest: interest) else { return nil }
      return body(source.id, outline, interest[outline.language])
    }.compactMap(\.self)
  }

  /// The classes whose methods are read.
  private var namesOfClasses: Set<String> {
    interest[.swift].names.members.classes.union(interest[.objectiveC].names.members.classes)
  }
}
