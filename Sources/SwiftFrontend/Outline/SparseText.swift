import SourceModel

/// The text of a file with blanks in the place of the blocks that no outline looks into: the parser takes far longer than
/// a skim, and most of its time is spent on them.
enum SparseText {
  /// Leaves out the blocks without a landmark, but none in functions whose bodies are read; without landmarks, all blocks.
  static func of(
    _ text: SourceText, _ blocks: [SkimSurvey.Block], landmarks: Landmarks?,
    readsBody isKept: ((_ function: String) -> Bool)? = nil
  ) -> SourceText {
    // Inner blocks come first, and are blanked again with those around them.
    var blocks = blocks
    if let landmarks {
      let kept = isKept.map { bodies(where: $0, among: blocks, text) } ?? []
      blocks.removeAll { block in
        landmarks.mayMatter(in: block) || kept.contains { $0.contains(block.range.lowerBound) }
      }
    }
    guard !blocks.isEmpty else { return text }
    return text.edited { bytes in
      for block in blocks { blank(block, bytes) }
    }
  }

  /// The bodies of functions, from the word `func` on.
  private static func bodies(
    where isKept: (_ function: String) -> Bool, among blocks: [SkimSurvey.Block], _ text: SourceText
  ) -> [Range<Int>] {
    text.withBytes { bytes in
      blocks.compactMap { block in
        guard let start = block.function else { return nil }
        let rest = bytes[start..<block.range.lowerBound].drop { $0 <= UInt8(ascii: " ") }
        let name = String(decoding: rest.prefix(while: Spelling.isWordByte), as: UTF8.self)
        return isKept(name) ? start..<block.range.upperBound + 1 : nil
      }
    }
  }

  private static func blank(_ block: SkimSurvey.Block, _ bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard let first = block.range.first(where: { bytes[$0] > UInt8(ascii: " ") }) else { return }
    // Behind a comment the body may be empty.
    let isBody = block.function != nil
    if isBody, bytes[first] == UInt8(ascii: "/") { return }
    for offset in block.range { bytes[offset] = UInt8(ascii: " ") }
    // An empty body says that it does nothing.
    if isBody { bytes[first] = UInt8(ascii: "0") }
  }
}

extension Landmarks {
  /// True if an outline may look into a block. Which arms of a `switch` leave it says what runs behind it; the braces of
  /// other statements say that by their place.
  fileprivate func mayMatter(in block: SkimSurvey.Block) -> Bool {
    if block.isSwitch, exits.isLeft(in: block.range) { return true }
    if block.function == nil, !block.isSwitch, mayTakeClosure(at: block.range.lowerBound) { return true }
    return mayMatter(in: (block.function ?? block.range.lowerBound)..<block.range.upperBound)
  }
}
