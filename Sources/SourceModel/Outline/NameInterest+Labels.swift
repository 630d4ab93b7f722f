extension NameInterest {
  /// True if a file of Swift may name a text behind a label of interest, or in a property of that name. `words` are those
  /// that it holds.
  ///
  /// Most controllers say `nibName: nil`; to parse them would cost more than all others.
  package func mayLabelText(in text: SourceText, words: Set<String>) -> Bool {
    let labels = initializerLabels.intersection(words)
    guard !labels.isEmpty else { return false }
    return text.withBytes { bytes in
      labels.contains { label in LabeledTexts(bytes: bytes, label: Array(label.utf8)).mayHaveText }
    }
  }
}

/// The places of a label among the bytes of a file.
private struct LabeledTexts {
  let bytes: UnsafeBufferPointer<UInt8>
  let label: [UInt8]

  /// Values that are no text.
  private static let others = ["nil,", "nil)"].map { Array($0.utf8) }
  private static let property = Array("var ".utf8)

  var mayHaveText: Bool {
    var start = 0
    while let place = next(from: start) {
      if hasText(at: place) { return true }
      start = place + label.count
    }
    return false
  }

  private func next(from start: Int) -> Int? {
    var place = start
    while place + label.count <= bytes.count {
      if bytes[place] == label[0], holds(label, at: place) { return place }
      place += 1
    }
    return nil
  }

  private func hasText(at place: Int) -> Bool {
    let before = place - Self.property.count
    if before >= 0, holds(Self.property, at: before) { return true }
    var end = skippingBlanks(from: place + label.count)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return false }
    end = skippingBlanks(from: end + 1)
    return !Self.others.contains { holds($0, at: end) }
  }

  private func holds(_ word: [UInt8], at place: Int) -> Bool {
    place + word.count <= bytes.count && word.indices.allSatisfy { bytes[place + $0] == word[$0] }
  }

  private func skippingBlanks(from place: Int) -> Int {
    var place = place
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    return place
  }
}
