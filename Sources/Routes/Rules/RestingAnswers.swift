/// The answers of the rules before a syntax error appeared in one file.
///
/// While code is typed, its file is often syntactically broken for a moment. Once the file parses again, usually only its
/// look-ups have changed, so the answers from before can be used again.
struct RestingAnswers: Sendable {
  /// Position of the file.
  private let file: Int
  /// The facts of the file before the syntax error.
  private let facts: FileFacts
  private let answers: LastingAnswers

  /// Returns nil unless exactly one file changed, and that file was whole and is broken now.
  init?(_ answers: LastingAnswers, before changes: LinkChanges, in files: [IndexedFile]) {
    guard changes.files.count == 1, let (file, facts) = changes.old.first, facts.understanding == .whole,
      files[file].facts.understanding == .broken
    else { return nil }
    (self.file, self.facts, self.answers) = (file, facts, answers)
  }

  /// Returns true if only the broken file changed, and it is still broken.
  func last(after changes: LinkChanges, in files: [IndexedFile]) -> Bool {
    changes.files == [file] && files[file].facts.understanding == .broken
  }

  /// Returns the answers if only the broken file changed, and its facts are those from before, apart from look-ups.
  func answers(after changes: LinkChanges, in files: [IndexedFile]) -> LastingAnswers? {
    guard changes.files == [file], LastingAnswers.last(after: files[file].facts.aspects(changedFrom: facts)) else {
      return nil
    }
    return answers
  }
}
