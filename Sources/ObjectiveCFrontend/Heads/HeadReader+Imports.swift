import SourceModel

extension HeadReader {
  /// Notes the framework and the header of `<Kit/Board.h>`, if they are in the table of words.
  mutating func noteImports(of path: String) {
    guard let notes = state.lexer.notes else { return }
    let parts = path.split(separator: "/")
    let header = parts.last?.split(separator: ".").first
    for name in [parts.count > 1 ? parts.first : nil, header] {
      if let index = name.flatMap({ notes.index(of: WordHash($0)) }) { imports.append(index) }
    }
  }

  /// Notes the module of an `@import`, which the next token names.
  mutating func noteImportedModule() {
    var ahead = state.lexer
    let name = ahead.next()
    if name.kind == .word, let index = state.lexer.notes?.index(of: WordHash(spelled(name))) { imports.append(index) }
  }
}
