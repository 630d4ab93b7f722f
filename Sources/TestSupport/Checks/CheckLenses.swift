import Routes

/// What differs between a fixture's marks and its lenses, one line each; empty when they match one to one. A mark's text is
/// what the lenses above its line say, with `|` between them.
package func lensDifferences(in fixture: Fixture) -> [String] {
  let linked = FixtureIndex(fixture)
  var expected: [String: Int] = [:]
  for file in fixture.files {
    for mark in file.marks {
      for words in mark.text.split(separator: " | ") {
        let words = words.drop { $0 == " " }
        expected["\(file.path):\(mark.line):\(mark.start)-\(mark.end) \(words)", default: 0] += 1
      }
    }
    guard let id = linked.file(file.path) else { continue }
    for lens in linked.index.lenses(in: id) {
      let (start, end) = (lens.range.start, lens.range.end)
      let words = linked.words(of: lens, in: file.path)
      expected["\(file.path):\(start.line):\(start.utf32)-\(end.utf32) \(words)", default: 0] -= 1
    }
  }
  return expected.filter { $0.value != 0 }.map { ($0.value > 0 ? "missing: " : "unexpected: ") + $0.key }.sorted()
}

extension FixtureIndex {
  fileprivate func words(of lens: Lens, in path: String) -> String {
    guard case .count(let count, of: let subject) = lens.content else { return lens.places?.words ?? "?" }
    let start = Fixture.Cursor(path: path, line: Int(lens.range.start.line), column: Int(lens.range.start.utf32))
    let occurrence = occurrences(at: start).first { $0.subject == subject }
    return occurrence.map { index.count(count, of: $0).words } ?? "?"
  }
}

extension Lens {
  fileprivate var places: PlaceCount? {
    if case .places(let count) = content { count } else { nil }
  }
}
