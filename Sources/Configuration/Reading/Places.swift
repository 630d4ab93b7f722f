import SourceModel
import YAML

/// The places of a YAML text, in the columns of the source model.
struct Places {
  private let text: SourceText
  private let lines: LineTable

  init(_ text: SourceText) {
    self.text = text
    lines = LineTable(text)
  }

  /// The beginning of a node, or all of a plain word that is on one line.
  func range(of node: YAMLNode) -> SourceRange {
    let start = offset(of: node.start)
    guard case .scalar(let word, isPlain: true) = node.content, text.bytes[start...].starts(with: word.utf8)
    else { return range(at: start) }
    return lines.range(from: start, to: start + word.utf8.count, in: text)
  }

  /// `3:14`
  func text(of node: YAMLNode) -> String {
    let start = range(of: node).start
    return "\(start.line + 1):\(start.utf8 + 1)"
  }

  func range(at offset: Int) -> SourceRange {
    lines.range(from: offset, to: offset, in: text)
  }

  func problem(_ error: YAMLError) -> ConfigurationProblem {
    let offset =
      switch error.place {
      case .mark(let mark): offset(of: mark)
      case .offset(let offset): min(offset, text.count)
      }
    return ConfigurationProblem(range: range(at: offset), message: error.message)
  }

  private func offset(of mark: YAMLMark) -> Int {
    lines.offset(line: mark.line, column: mark.column, in: .utf32, of: text)
  }
}
