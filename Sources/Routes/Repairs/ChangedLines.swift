import SourceModel

/// The lines that the fixes of one round change. No two fixes change the same line, because an edit
/// moves the code that others change. Any number may add lines at the end of a file.
struct ChangedLines {
  private struct Line: Hashable {
    var file: FileID
    var number: Int32
  }

  private var changed: Set<Line> = []
  private var additions: Set<Site> = []

  /// Records the edits of a fix and returns true, or returns false if one of them meets another
  /// fix.
  mutating func accept(_ edits: [Fix.Edit]) -> Bool {
    guard edits.allSatisfy(isFree) else { return false }
    for edit in edits {
      changed.formUnion(lines(of: edit))
      if edit.isAddition { additions.insert(edit.site) }
    }
    return true
  }

  private func isFree(_ edit: Fix.Edit) -> Bool {
    edit.isAddition && additions.contains(edit.site) || changed.isDisjoint(with: lines(of: edit))
  }

  private func lines(of edit: Fix.Edit) -> [Line] {
    let range = edit.site.range
    return (range.start.line...max(range.start.line, range.end.line)).map { Line(file: edit.site.file, number: $0) }
  }
}

extension Fix.Edit {
  /// True if the edit adds whole lines after an empty one, and does not first end the line before.
  fileprivate var isAddition: Bool {
    let breaks = text.prefix { $0.isNewline }.count
    return site.range.start == site.range.end && breaks == 1 && text.last?.isNewline == true
  }
}
