import Routes
import SourceModel
import YAML

extension Configuration {
  /// Larger files are no configurations.
  private static let maximumBytes = 64 << 10

  /// Reads YAML, which may name the rules and spaces of the systems. Call it on a thread with a stack
  /// of at least 8 MiB: libyaml lets a text nest a thousand deep.
  package init(_ text: SourceText, systems: SystemList) throws(ConfigurationProblems) {
    let places = Places(text)
    var reader = SettingReader(places: places, systems: systems)
    self.init()
    do throws(ConfigurationProblem) {
      if let root = try Self.root(of: text, places) { self = reader.configuration(root) }
    } catch {
      throw ConfigurationProblems(all: [error])
    }
    guard reader.problems.all.isEmpty else {
      throw ConfigurationProblems(all: reader.problems.all.sorted { $0.range < $1.range })
    }
  }

  /// nil for a text without content.
  private static func root(of text: SourceText, _ places: Places) throws(ConfigurationProblem) -> YAMLNode? {
    guard text.count <= maximumBytes else {
      throw ConfigurationProblem(range: .zero, message: "the configuration is larger than \(maximumBytes >> 10) KiB")
    }
    if let byte = InvalidBytes.first(in: text) {
      throw ConfigurationProblem(range: places.range(at: byte), message: "invalid UTF-8 starts here")
    }
    if let anchor = Anchors.first(in: text) {
      throw ConfigurationProblem(range: places.range(at: anchor), message: "anchors ('&name') are not supported")
    }
    do throws(YAMLError) {
      return try YAMLNode.parse(Array(text.bytes))
    } catch {
      throw places.problem(error)
    }
  }
}

private enum InvalidBytes {
  /// Byte offset of the first one that is no UTF-8.
  static func first(in text: SourceText) -> Int? {
    var (parser, bytes, offset) = (Unicode.UTF8.ForwardParser(), text.bytes.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}

/// What looks like an anchor of YAML. Aliases of anchors can make a small text a huge value, and nothing here needs them.
private enum Anchors {
  /// Byte offset. A word that begins with `&` in a comment or between quotation marks is taken for one too.
  static func first(in text: SourceText) -> Int? {
    let bytes = text.bytes
    return bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "&") && (index == bytes.startIndex || before.contains(bytes[index - 1]))
        && index + 1 < bytes.endIndex && !blanks.contains(bytes[index + 1])
    }.map { $0 - bytes.startIndex }
  }

  private static let blanks = Set(" \t\r\n".utf8)
  private static let before = blanks.union("[{,:".utf8)
}
