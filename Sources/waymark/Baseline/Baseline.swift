import JSON
import Routes

/// Findings that are accepted, by what they are about: a code base with many can begin to be checked for new ones.
struct Baseline: Equatable {
  /// How many findings of each key are accepted, at least one.
  private(set) var counts: [FindingKey: Int] = [:]
  var scope = BaselineScope.beside

  init(_ keys: some Sequence<FindingKey>) {
    counts = Tally(keys).counts
  }

  /// Of all keys together.
  var count: Int { counts.values.reduce(0, +) }

  var sorted: [(key: FindingKey, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Which of the findings with these keys are new. Where there are more of a key than are accepted, it is the last ones.
  func isNew(_ keys: [FindingKey]) -> [Bool] {
    var left = Tally(counts)
    return keys.map { !left.take($0) }
  }

  /// What is accepted and not found any more.
  func stale(_ found: Baseline) -> Baseline { combined(found) { $0 - $1 } }

  /// What is accepted and still found.
  func pruned(_ found: Baseline) -> Baseline { combined(found, min) }

  private func combined(_ found: Baseline, _ count: (Int, Int) -> Int) -> Baseline {
    var result = self
    for (key, accepted) in counts {
      let rest = count(accepted, found.counts[key] ?? 0)
      result.counts[key] = rest > 0 ? rest : nil
    }
    return result
  }
}

// MARK: As a file

extension Baseline {
  /// What is wrong with a file, as a clause.
  struct Mistake: Error {
    var words: String
  }

  private static let version: JSONValue = 1
  /// More than any code base has, and few enough to be added up.
  private static let mostOfKey = 1_000_000

  /// Sorted, and one entry a line, so that files of two branches can be merged.
  func text() throws -> [UInt8] {
    let entries = try sorted.map { key, count in
      let entry: JSONValue = [
        "rule": .string(key.rule), "symbol": .string(key.symbol), "count": JSONValue(count),
      ]
      return try "\n" + String(decoding: entry.serialized(), as: UTF8.self)
    }
    let paths = String(decoding: try JSONValue(scope.paths).serialized(), as: UTF8.self)
    let head = "{\"version\":1,\"paths\":\(paths),\"world\":\"\(scope.world.rawValue)\",\"findings\":["
    return Array("\(head)\(entries.joined(separator: ","))\n]}\n".utf8)
  }

  init(parsing text: some Collection<UInt8>) throws(Mistake) {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: text)
    } catch {
      throw Mistake(words: "no JSON")
    }
    guard json["version"] == Self.version else { throw Mistake(words: "not a version 1 baseline") }
    guard let entries = json["findings"]?.array else { throw Mistake(words: "it has no 'findings'") }
    if let paths = json["paths"] { scope.paths = (paths.array ?? []).compactMap(\.string) }
    if let world = json["world"]?.string.flatMap(World.Extent.init) { scope.world = world }
    for (number, entry) in entries.enumerated() {
      guard let rule = entry["rule"]?.string, let symbol = entry["symbol"]?.string,
        case .integer(let count)? = entry["count"], (1...Self.mostOfKey).contains(Int(count))
      else { throw Mistake(words: "entry \(number + 1) has no rule, symbol and count") }
      // A merge may leave an entry twice: the last one counts.
      counts[FindingKey(rule: rule, symbol: symbol)] = Int(count)
    }
  }
}
