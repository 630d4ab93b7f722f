/// What differs between two texts, as `diff -u` prints it and `patch` reads it.
struct UnifiedDiff {
  let text: String

  /// Empty where nothing differs.
  init(path: String, from old: String, to new: String) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let hunks = Self.hunks(Self.script(old, new))
    let body = hunks.map(\.text).joined()
    text = body.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n\(body)"
  }

  private enum Line {
    case kept(Substring), removed(Substring), added(Substring)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  private struct Hunk {
    /// Zero-based, of its first line in both texts.
    var starts: (old: Int, new: Int)
    var lines: [Line]

    var text: String {
      let old = lines.count { if case .added = $0 { false } else { true } }
      let new = lines.count { if case .removed = $0 { false } else { true } }
      let places = "-\(UnifiedDiff.range(starts.old, old)) +\(UnifiedDiff.range(starts.new, new))"
      return "@@ \(places) @@\n" + lines.map(UnifiedDiff.printed).joined()
    }
  }

  /// With their line breaks.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(where: isLineBreak).map(text.index(after:)) ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func isLineBreak(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

  private static func script(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var script: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left), left < old.count {
        script.append(.removed(old[left]))
        left += 1
      } else if added.contains(right), right < new.count {
        script.append(.added(new[right]))
        right += 1
      } else {
        script.append(.kept(old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return script
  }

  private static let context = 3

  private static func hunks(_ script: [Line]) -> [Hunk] {
    let changes = script.indices.filter { !script[$0].isKept }
    var ranges: [Range<Int>] = []
    for change in changes {
      let range = max(change - context, 0)..<min(change + context + 1, script.count)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    var (next, starts) = (0, (old: 0, new: 0))
    return ranges.map { range in
      advance(&starts, script[next..<range.lowerBound])
      let hunk = Hunk(starts: starts, lines: Array(script[range]))
      advance(&starts, script[range])
      next = range.upperBound
      return hunk
    }
  }

  private static func advance(_ starts: inout (old: Int, new: Int), _ lines: ArraySlice<Line>) {
    for line in lines {
      if case .added = line {} else { starts.old += 1 }
      if case .removed = line {} else { starts.new += 1 }
    }
  }

  /// The line before an empty range stands for it.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func printed(_ line: Line) -> String {
    let (sign, text) =
      switch line {
      case .kept(let text): (" ", text)
      case .removed(let text): ("-", text)
      case .added(let text): ("+", text)
      }
    return sign + text + (text.last.map(isLineBreak) == true ? "" : "\n\\ No newline at end of file\n")
  }
}
