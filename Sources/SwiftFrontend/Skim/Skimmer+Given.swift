import SourceModel

/// The types that code hands on, read backwards from the few places that tell: a skim knows no expressions.
///
/// The names of values are taken along: who reads them only doubts more.
extension SwiftSkimmer.Skimmer {
  /// Takes the words of the `A.B`, `(any A)`, `A<B>` or `[A]?` before the `.self` whose word begins at `end`.
  mutating func giveType(before end: Int) {
    give(startOfType(before: end)..<end, to: nil)
    givenEnd = end
  }

  /// Takes the words in the generic arguments of `Kit<A, B>.add()` and `Kit<A>()`, the last angle of which ends at `end`.
  mutating func giveArguments(before end: Int) {
    let next = lexer.byte(at: end)
    guard next == UInt8(ascii: ".") || next == UInt8(ascii: "("), let start = startOfBrackets(before: end) else {
      return
    }
    let name = startOfWord(before: start)
    guard name < start else { return }
    spelling.begin(at: name)
    spelling.append(from: name, to: start)
    give(start..<end, to: spelling.string())
  }

  mutating func give(_ range: Range<Int>, to generic: String?) {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = max(startOfWord(before: end), range.lowerBound)
      if start < end {
        given.insert(GivenWord(word: WordHash(start: lexer.base + start, count: end - start), generic: generic))
      }
      end = min(start, end - 1)
    }
  }

  /// No further back than the `.self` before, whose words are taken.
  private func startOfType(before end: Int) -> Int {
    var start = startOfBlanks(before: end)
    while start > givenEnd {
      switch lexer.byte(at: start - 1) {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`"):
        start = startOfBlanks(before: start - 1)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        guard let bracket = startOfBrackets(before: start) else { return start }
        start = bracket
      default:
        let word = startOfWord(before: start)
        let before = startOfBlanks(before: word)
        guard word < start, before > givenEnd, lexer.byte(at: before - 1) == UInt8(ascii: ".") else { return word }
        start = before
      }
    }
    return start
  }

  private func startOfBlanks(before end: Int) -> Int {
    var start = end
    while start > 0, lexer.byte(at: start - 1) <= UInt8(ascii: " ") { start -= 1 }
    return start
  }

  private func startOfWord(before end: Int) -> Int {
    var start = end
    while start > 0, Spelling.isWordByte(lexer.byte(at: start - 1)) { start -= 1 }
    return start
  }

  /// The offset of the bracket that the one before `end` closes; nil where what is between is no type, or nests deeper than
  /// a file may that is parsed, so that no byte is passed too often.
  private func startOfBrackets(before end: Int) -> Int? {
    var depth = 0
    var start = end
    while start > 0 {
      start -= 1
      switch lexer.byte(at: start) {
      case UInt8(ascii: ">") where lexer.byte(at: max(start - 1, 0)) == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        depth += 1
        if depth > NestingLimits.angles { return nil }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"):
        depth -= 1
        if depth == 0 { return start }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""): return nil
      default: break
      }
    }
    return nil
  }
}
