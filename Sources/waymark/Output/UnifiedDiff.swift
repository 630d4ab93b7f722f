/// What differs between two texts, as `diff -u` prints it and `patch` reads it: byte for byte, whatever they are encoded in.
struct UnifiedDiff {
  typealias Bytes = ArraySlice<UInt8>

  let bytes: [UInt8]

  /// Empty where nothing differs.
  init(path: Bytes, from old: Bytes, to new: Bytes) {
    let hunks = Self.hunks(Self.script(Self.lines(old), Self.lines(new)))
    let head = [("--- ", "a/"), ("+++ ", "b/")].flatMap { mark, side in
      Array(mark.utf8) + Self.name(Array(side.utf8) + path) + [Self.lineBreak]
    }
    bytes = hunks.reduce(into: hunks.isEmpty ? [] : head) { $0 += $1.bytes }
  }

  /// As git writes it (`quote_c_style` in quote.c): a tab ends a name with spaces, and one with other blanks is quoted.
  private static func name(_ name: [UInt8]) -> [UInt8] {
    let isPlain = name.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain { return name.contains(UInt8(ascii: " ")) ? name + [UInt8(ascii: "\t")] : name }
    let quoted = name.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F: [byte]
      default:
        Array(("\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0) + String(byte, radix: 8)).utf8)
      }
    }
    return Array("\"".utf8) + quoted + "\"".utf8
  }

  private enum Line {
    case kept(Bytes), removed(Bytes), added(Bytes)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  private struct Hunk {
    /// Zero-based, of its first line in both texts.
    var starts: (old: Int, new: Int)
    var lines: [Line]

    var bytes: [UInt8] {
      let old = lines.count { if case .added = $0 { false } else { true } }
      let new = lines.count { if case .removed = $0 { false } else { true } }
      let places = "-\(UnifiedDiff.range(starts.old, old)) +\(UnifiedDiff.range(starts.new, new))"
      return lines.reduce(into: Array("@@ \(places) @@\n".utf8)) { $0 += UnifiedDiff.printed($1) }
    }
  }

  /// With their line breaks.
  private static func lines(_ text: Bytes) -> [Bytes] {
    var lines: [Bytes] = []
    var rest = text
    while !rest.isEmpty {
      let end = rest.firstIndex(of: lineBreak).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static let lineBreak = UInt8(ascii: "\n")

  private static func script(_ old: [Bytes], _ new: [Bytes]) -> [Line] {
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

  private static func printed(_ line: Line) -> [UInt8] {
    let (sign, text) =
      switch line {
      case .kept(let text): (" ", text)
      case .removed(let text): ("-", text)
      case .added(let text): ("+", text)
      }
    return Array(sign.utf8) + text + (text.last == lineBreak ? "" : "\n\\ No newline at end of file\n").utf8
  }
}
