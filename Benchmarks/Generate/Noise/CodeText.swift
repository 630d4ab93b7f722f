/// Lines of code as they are written.
struct CodeText {
  private(set) var text = ""
  private(set) var lines = 0
  private let width: Int

  /// `width` is that of one level of indentation.
  init(width: Int) {
    self.width = width
    text.reserveCapacity(8_192)
  }

  mutating func line(_ level: Int, _ line: String) {
    for _ in 0..<(level * width) { text.append(" ") }
    text.append(line)
    text.append("\n")
    lines += 1
  }

  mutating func blank() {
    text.append("\n")
    lines += 1
  }
}
