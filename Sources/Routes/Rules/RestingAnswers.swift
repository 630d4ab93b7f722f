/// What rules found out before a file was broken.
///
/// Code is broken again and again while it is written. When it is whole again it mostly says what it said before, but for its
/// look-ups; until then everything that it may say is doubtful.
struct RestingAnswers: Sendable {
  /// Position of the file.
  private let file: Int
  /// As they were.
  private let facts: FileFacts
  private let answers: LastingAnswers

  /// nil where not one file alone was broken.
  init?(_ answers: LastingAnswers, before changes: LinkChanges, in files: [IndexedFile]) {
    guard changes.files.count == 1, let (file, facts) = changes.old.first, facts.understanding == .whole,
      files[file].facts.understanding == .broken
    else { return nil }
    (self.file, self.facts, self.answers) = (file, facts, answers)
  }

  /// Whether nothing but the broken file changed, and that is still broken.
  func last(after changes: LinkChanges, in files: [IndexedFile]) -> Bool {
    changes.files == [file] && files[file].facts.understanding == .broken
  }

  /// The answers, where nothing but the file changed, and that says what it said.
  func answers(after changes: LinkChanges, in files: [IndexedFile]) -> LastingAnswers? {
    guard changes.files == [file], LastingAnswers.last(after: files[file].facts.aspects(changedFrom: facts)) else {
      return nil
    }
    return answers
  }
}
