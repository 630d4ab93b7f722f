import SourceModel

/// Names that get a number in each copy of some code, so that nothing is there twice. It stands in front: systems know
/// types by the ends of their names.
struct NumberedNames {
  let names: Set<String>

  /// A text in which `C` and the number stand before each of the names.
  func numbered(_ text: some Sequence<UInt8>, _ number: Int) -> String {
    let prefix = Array("C\(number)".utf8)
    var (result, word): ([UInt8], [UInt8]) = ([], [])
    func flush() {
      if names.contains(String(decoding: word, as: UTF8.self)) { result += prefix }
      result += word
      word.removeAll(keepingCapacity: true)
    }
    for byte in text {
      if byte != UInt8(ascii: "$"), Spelling.isWordByte(byte) {
        word.append(byte)
      } else {
        flush()
        result.append(byte)
      }
    }
    flush()
    return String(decoding: result, as: UTF8.self)
  }
}
