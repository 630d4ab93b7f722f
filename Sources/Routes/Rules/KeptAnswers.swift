import SourceModel

/// The answers of rules that stay true while files are edited.
struct KeptAnswers: Sendable {
  /// The answers from before a syntax error appeared in a file.
  ///
  /// While you type, a file is often broken for a moment. Once it parses again, usually only its
  /// look-ups have changed, so most answers from before are true again.
  private struct SetAside {
    /// The position of the file.
    let file: Int
    /// The facts of the file before the syntax error.
    let facts: FileFacts
    var memo: AnswerMemo

    /// Returns nil unless exactly one file changed, and that file was whole and is broken now.
    init?(_ memo: AnswerMemo, before changes: LinkChanges, in files: [IndexedFile]) {
      guard changes.files.count == 1, let (file, facts) = changes.old.first, facts.understanding == .whole,
        files[file].facts.understanding == .broken, !changes.aspects.touch(.targets)
      else { return nil }
      self.file = file
      self.facts = facts
      self.memo = memo
    }
  }

  private(set) var memo = AnswerMemo()
  private var setAside: SetAside?

  /// Drops the answers that read what changed, and takes back those that were set aside.
  ///
  /// `widened` adds the aspects that change along with others.
  mutating func update(
    after changes: LinkChanges, in files: [IndexedFile], widened: (LinkAspects) -> LinkAspects
  ) {
    let before = memo
    memo = memo.without(changes.aspects)
    updateSetAside(after: changes, in: files, widened)
    if let new = SetAside(before, before: changes, in: files) { setAside = new }
  }

  private mutating func updateSetAside(
    after changes: LinkChanges, in files: [IndexedFile], _ widened: (LinkAspects) -> LinkAspects
  ) {
    guard let old = setAside else { return }
    guard !changes.aspects.touch(.targets), changes.files == [old.file] || !changes.files.contains(old.file) else {
      setAside = nil
      return
    }
    if !changes.files.contains(old.file) {
      setAside?.memo = old.memo.without(changes.aspects)
    } else if case let facts = files[old.file].facts, facts.understanding != .broken {
      memo = memo.merged(with: old.memo.without(widened(facts.aspects(changedFrom: old.facts))))
      setAside = nil
    }
  }
}
