import SourceModel

/// Where the lines of a text are in a later version of it. Lines count from zero.
struct MovedLines {
  /// By old line; nil where it is gone.
  private let lines: [Int?]

  init(from old: SourceText, to new: SourceText) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let line, _, _): removed.insert(line)
      case .insert(let line, _, _): added.insert(line)
      }
    }
    var next = 0
    lines = old.indices.map { line in
      if removed.contains(line) { return nil }
      while added.contains(next) { next += 1 }
      next += 1
      return next - 1
    }
  }

  /// The line; where it is gone, the nearest one that is still there, of two the one before. The first line where none is.
  func nearest(to line: Int) -> Int {
    let kept = lines.indices.filter { lines[$0] != nil }
    let nearest = kept.min { abs($0 - line) < abs($1 - line) }
    return nearest.flatMap { lines[$0] } ?? 0
  }

  private static func lines(_ text: SourceText) -> [ArraySlice<UInt8>] {
    text.bytes[...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
