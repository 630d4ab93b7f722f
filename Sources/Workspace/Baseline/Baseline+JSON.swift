import JSON
import Routes

/// The format of baseline files.
extension Baseline {
  /// The reason why a text is not a baseline.
  package struct Mistake: Error {
    /// A clause without a full stop.
    package var words: String
    /// The place in the text, zero-based, in bytes; nil if no single byte is wrong.
    package var offset: Int?
  }

  private static let version: JSONValue = 1
  /// More findings than any code base has, and few enough that their sum does not overflow.
  private static let mostOfKey = 1_000_000

  /// The content of a file: sorted, with one entry per line, so that files of two branches can be merged.
  package func text() throws -> [UInt8] {
    let entries = try sorted.map { key, count in
      let entry: JSONValue = [
        "rule": .string(key.rule), "symbol": .string(key.symbol), "count": .integer(Int64(count)),
      ]
      return try "\n" + String(decoding: entry.serialized(), as: UTF8.self)
    }
    let paths = String(decoding: try JSONValue.array(scope.paths.map(JSONValue.string)).serialized(), as: UTF8.self)
    let head = "{\"version\":1,\"paths\":\(paths),\"world\":\"\(scope.world.rawValue)\",\"findings\":["
    return Array("\(head)\(entries.joined(separator: ","))\n]}\n".utf8)
  }

  package init(parsing text: some Collection<UInt8>) throws(Mistake) {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: text)
    } catch {
      throw Mistake(words: "not JSON", offset: error.offset)
    }
    guard json["version"] == Self.version else { throw Mistake(words: "not a version 1 baseline") }
    guard let entries = json["findings"]?.array else { throw Mistake(words: "it has no 'findings'") }
    var counts: [FindingKey: Int] = [:]
    for (number, entry) in entries.enumerated() {
      guard let rule = entry["rule"]?.string, let symbol = entry["symbol"]?.string,
        case .integer(let count)? = entry["count"], (1...Self.mostOfKey).contains(Int(count))
      else { throw Mistake(words: "entry \(number + 1) has no rule, symbol and count") }
      // A merge may leave an entry twice: the last one counts.
      counts[FindingKey(rule: rule, symbol: symbol)] = Int(count)
    }
    self.init(counts, scope: Self.scope(json))
  }

  private static func scope(_ json: JSONValue) -> Scope {
    var scope = Scope.beside
    if let paths = json["paths"] { scope.paths = (paths.array ?? []).compactMap(\.string) }
    if let world = json["world"]?.string.flatMap(ScanExtent.init) { scope.world = world }
    return scope
  }
}
