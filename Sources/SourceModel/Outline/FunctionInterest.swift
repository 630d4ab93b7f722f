/// The functions of a tree whose calls and declarations go into the outline, by base name. Only of Swift.
package struct FunctionInterest: Hashable, Sendable {
  /// What may stand first between the parentheses of a call.
  package struct Start: Hashable, Sendable {
    /// The labels of the argument, empty for one without.
    package var labels: Set<String>
    /// True if there may be no argument.
    package var mayBeNone: Bool

    package init(labels: Set<String> = [], mayBeNone: Bool = false) {
      (self.labels, self.mayBeNone) = (labels, mayBeNone)
    }

    /// As the parameters of a declaration show it.
    package init(_ parameters: [Parameter]) {
      let required = parameters.firstIndex { !$0.hasDefault }
      let first = parameters.prefix(required.map { $0 + 1 } ?? parameters.count)
      self.init(labels: Set(first.map { $0.label ?? "" }), mayBeNone: required == nil)
    }

    package func union(_ other: Start) -> Start {
      Start(labels: labels.union(other.labels), mayBeNone: mayBeNone || other.mayBeNone)
    }
  }

  package private(set) var starts: [String: Start]

  package init(_ starts: [String: Start] = [:]) { self.starts = starts }

  package var names: Set<String> { Set(starts.keys) }

  func union(_ other: FunctionInterest) -> FunctionInterest {
    FunctionInterest(starts.merging(other.starts) { $0.union($1) })
  }

  /// The names that only one of the two has, or that start otherwise.
  func changedNames(from other: FunctionInterest) -> Set<String> {
    names.union(other.names).filter { starts[$0] != other.starts[$0] }
  }

  /// True if a file of Swift may call or declare one of the functions. `words` are those that it holds.
  ///
  /// Many names are common words, such as `instantiate`, and a file is parsed only where the label fits, too.
  package func mayBeUsed(in text: SourceText, words: Set<String>) -> Bool {
    let found = starts.isEmpty ? [] : starts.filter { words.contains($0.key) }
    guard !found.isEmpty else { return false }
    return text.withBytes { bytes in
      found.contains { name, start in CalledName(bytes: bytes, name: Array(name.utf8), start: start).isUsed }
    }
  }
}

/// The places of a function's name among the bytes of a file.
private struct CalledName {
  let bytes: UnsafeBufferPointer<UInt8>
  let name: [UInt8]
  let start: FunctionInterest.Start

  private static let declaration = Array("func".utf8)

  var isUsed: Bool {
    var place = 0
    while let found = next(from: place) {
      if isUsed(at: found) { return true }
      place = found + name.count
    }
    return false
  }

  private func next(from start: Int) -> Int? {
    var place = start
    while place + name.count <= bytes.count {
      if bytes[place] == name[0], holds(name, at: place), !isName(place - 1), !isName(place + name.count) {
        return place
      }
      place += 1
    }
    return nil
  }

  private func isUsed(at place: Int) -> Bool {
    if isDeclared(at: place) { return true }
    let open = skippingBlanks(from: place + name.count)
    guard open < bytes.count else { return false }
    switch bytes[open] {
    case UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "{"): return start.mayBeNone
    case UInt8(ascii: "("): return mayStart(at: skippingBlanks(from: open + 1))
    default: return false
    }
  }

  private func mayStart(at place: Int) -> Bool {
    guard place < bytes.count, bytes[place] != UInt8(ascii: "/") else { return true }
    if bytes[place] == UInt8(ascii: ")") { return start.mayBeNone }
    var end = place
    while isName(end) { end += 1 }
    let colon = skippingBlanks(from: end)
    guard end > place, colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return start.labels.contains("") }
    return start.labels.contains(String(decoding: bytes[place..<end], as: UTF8.self))
  }

  private func isDeclared(at place: Int) -> Bool {
    var before = place - 1
    while before >= 0, Self.isBlank(bytes[before]) { before -= 1 }
    let start = before + 1 - Self.declaration.count
    return start >= 0 && holds(Self.declaration, at: start) && !isName(start - 1)
  }

  private func holds(_ word: [UInt8], at place: Int) -> Bool {
    place + word.count <= bytes.count && word.indices.allSatisfy { bytes[place + $0] == word[$0] }
  }

  private func skippingBlanks(from place: Int) -> Int {
    var place = place
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
    return place
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// True for a letter, a digit, an underscore, and any byte that is not ASCII.
  private func isName(_ place: Int) -> Bool {
    guard place >= 0, place < bytes.count else { return false }
    switch bytes[place] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: return true
    default: return false
    }
  }
}
