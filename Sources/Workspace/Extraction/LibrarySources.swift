import Routes
import SourceModel

extension LibrarySources {
  /// Whether a file declares one of the library's types for others: its folder is the library's.
  func areDeclared(by heads: [TypeHead], in language: Language) -> Bool {
    // By index: a loop over the heads would copy each.
    switch language {
    case .swift:
      heads.indices.contains { index in
        heads[index].kind == .struct && heads[index].access == .public && heads[index].scope.isEmpty
          && structures.contains(heads[index].name.text) && heads[index].generics.count == 1
      }
    case .objectiveC:
      heads.indices.contains { heads[$0].kind == .class && classes.contains(heads[$0].name.text) }
    case .xml: false
    }
  }

  /// The same file without what its use of the library's names seems to say. Code of an application may lie beside the
  /// library's: what it names stays as words, so that no route of its own is called unregistered.
  static func silenced(_ facts: FileFacts) -> FileFacts {
    let offered = WordSet(hashes: facts.facts.flatMap(\.offeredWords).map { WordHash($0) })
    var silenced = FileFacts(
      language: facts.language, understanding: facts.understanding, doubtful: facts.words.doubtful.union(offered),
      hasTrigger: facts.hasTrigger, isParsed: facts.isParsed)
    silenced.library.isPart = true
    return silenced
  }
}
