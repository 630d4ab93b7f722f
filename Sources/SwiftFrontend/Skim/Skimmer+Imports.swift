import SourceModel

extension SwiftSkimmer.Skimmer {
  /// Notes the module of an `import` if it is in the table of words. The tokens are left to the walk.
  mutating func readImport() {
    var ahead = lexer
    var name = ahead.next()
    // `import struct Links.Router`
    if name.kind == .word, Self.importedKinds.contains(name.word), !ahead.isAtModuleEnd { name = ahead.next() }
    if name.kind == .word, let index = notes.index(of: name.hash) { imports.append(index) }
  }

  private static let importedKinds: Set<SwiftSkimmer.Word> = [
    .class, .struct, .enum, .protocol, .typealias, .func, .var, .let,
  ]
}

extension SwiftSkimmer.Lexer {
  /// True if no other word follows on the line.
  fileprivate var isAtModuleEnd: Bool {
    var ahead = self
    let next = ahead.next()
    return next.kind != .word || next.isFirstOnLine
  }
}
