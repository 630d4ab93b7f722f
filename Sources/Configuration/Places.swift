import SourceModel
import Yams

/// Places of a YAML text, in the columns of the source model. libyaml counts lines from one and columns in Unicode
/// scalars from one.
struct Places {
  private let text: SourceText
  private let lines: LineTable

  init(_ text: SourceText) {
    self.text = text
    lines = LineTable(text)
  }

  /// A node's beginning; of a word that stands in one line without quotation marks all of it.
  func range(of node: Node) -> SourceRange {
    guard let mark = node.mark else { return .zero }
    let start = offset(of: mark)
    guard case .scalar(let scalar) = node, scalar.style == .plain,
      text.bytes[start...].starts(with: scalar.string.utf8)
    else { return range(at: start) }
    return lines.range(from: start, to: start + scalar.string.utf8.count, in: text)
  }

  func range(at offset: Int) -> SourceRange {
    lines.range(from: offset, to: offset, in: text)
  }

  /// What the YAML parser says, in one line.
  func problem(_ error: YamlError) -> ConfigurationProblem {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let words = [context?.text, problem].compactMap(\.self).filter { !$0.isEmpty }
      return ConfigurationProblem(range: range(at: offset(of: mark)), message: words.joined(separator: ", "))
    case .reader(let problem, let offset, _, let yaml):
      // Of these offsets alone Yams makes one in characters, and a line may end in two bytes that are one.
      let place = yaml.index(yaml.startIndex, offsetBy: offset ?? 0, limitedBy: yaml.endIndex) ?? yaml.endIndex
      return ConfigurationProblem(
        range: range(at: yaml.utf8.distance(from: yaml.startIndex, to: place)), message: problem)
    case .duplicatedKeysInMapping(let keys, let context):
      return repetition(of: keys, first: context.mark)
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return ConfigurationProblem(range: .zero, message: "\(error)")
    }
  }

  /// Of several keys the mark is that of the first in Yams's order, which is by their texts: by chance where texts are the same,
  /// or where a key is a list or a mapping. Then nothing is said of the place.
  private func repetition(of keys: [String], first mark: Mark) -> ConfigurationProblem {
    let noText = "<uncovertable>"
    let isByChance = keys.count > 1 && (keys.contains(noText) || Set(keys).count < keys.count)
    let names = Set(keys).sorted().map { $0 == noText ? "a list or mapping" : "'\($0)'" }
    return ConfigurationProblem(
      range: isByChance ? .zero : range(at: offset(of: mark)),
      message: "\(names.joined(separator: ", ")) occurs more than once")
  }

  private func offset(of mark: Mark) -> Int {
    lines.offset(line: mark.line - 1, column: mark.column - 1, in: .utf32, of: text)
  }
}
