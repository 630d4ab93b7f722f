import Testing

/// A value with many properties is several values in one.
@Suite struct RecordTests {
  private static let mostProperties = 12

  @Test(arguments: ["Routes", "RoutingSystems", "SourceModel", "Workspace"])
  func valuesHaveAtMostADozenStoredProperties(_ target: String) {
    let files = Repository.swift.filter { $0.path.hasPrefix("Sources/\(target)/") }
    #expect(!files.isEmpty)
    for file in files {
      for record in Self.records(in: file.lines) where record.count > Self.mostProperties {
        Issue.record("\(file.path): \(record.name) has \(record.count) stored properties")
      }
    }
  }

  @Test func countsStoredPropertiesOnly() {
    let source = """
      package struct Outer: Sendable {
        package struct Inner { let a: Int }
        static let shared = Outer()
        package private(set) var stored: [Int: String] = [:]
        let (left, right): (Int, Int)
        let one, two: Int
        var made = { 1 }()
        var observed: Int { didSet { print(observed) } }
        var computed: Int { 1 }
        var long: Int {
          let local = 1
          return local
        }
        func f() { let other = 2 }
      }
      """
    let records = Self.records(in: source.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(records.map(\.name) == ["Inner", "Outer"] && records.map(\.count) == [1, 7])
  }

  private struct Record {
    var name: String
    var count = 0
    /// The number of spaces before its declaration.
    var indentation: Int
  }

  /// The structures and classes of a formatted file, in the order of their ends.
  private static func records(in lines: [Substring]) -> [Record] {
    let type = /(?:package |public |private |fileprivate |final )*(?:struct|class) (\w+)\b.*\{.*/
    var (open, closed): ([Record], [Record]) = ([], [])
    for line in lines {
      let code = line.drop { $0 == " " }
      let indentation = line.count - code.count
      if let record = open.last, code.hasPrefix("}"), indentation == record.indentation {
        closed.append(open.removeLast())
      }
      if let last = open.indices.last, indentation == open[last].indentation + 2 {
        open[last].count += properties(code)
      }
      guard let match = code.wholeMatch(of: type) else { continue }
      let record = Record(name: String(match.1), indentation: indentation)
      if !code.hasSuffix("}") { open.append(record) } else { closed.append(oneLine(record, code)) }
    }
    return closed
  }

  private static func oneLine(_ record: Record, _ code: Substring) -> Record {
    var record = record
    record.count = properties(code.drop { $0 != "{" }.dropFirst().drop { $0 == " " })
    return record
  }

  /// How many properties are stored that a line at the top of a type's body declares.
  private static func properties(_ code: Substring) -> Int {
    let word = /(?:package |public |private |fileprivate |private\(set\) |package\(set\) |lazy |weak )*(?:let|var) (.+)/
    guard let rest = code.wholeMatch(of: word)?.1 else { return 0 }
    let declared = rest.prefix { $0 != "=" && $0 != "{" }
    let isStored = !rest.dropFirst(declared.count).hasPrefix("{") || rest.contains("didSet")
    // `let (a, b): …` and `let a, b: …`
    return isStored ? declared.prefix { $0 != ":" }.split(separator: ",").count : 0
  }
}
