import SourceModel

/// The lines that the fixes of one round change. None changes a line that another one does: an edit moves what others are
/// about. But any number may add lines at the end of a file.
struct ChangedLines {
  private struct Line: Hashable {
    var file: FileID
    var number: Int32
  }

  private var changed: Set<Line> = []
  private var additions: Set<Site> = []

  /// Whether all edits of a fix are made; otherwise none is.
  mutating func take(_ edits: [Fix.Edit]) -> Bool {
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
  /// Whether it puts whole lines behind an empty one; not where it ends the line before first.
  fileprivate var isAddition: Bool {
    let breaks = text.prefix { $0.isNewline }.count
    return site.range.start == site.range.end && breaks == 1 && text.last?.isNewline == true
  }
}
