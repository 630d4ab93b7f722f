import Testing

/// The links and the lines of the documents.
@Suite struct DocumentTests {
  /// Headings, tables, code, and lines with a link or an image may be longer: they cannot be broken.
  @Test func proseIsWrapped() {
    for document in Repository.documents {
      var isCode = false
      for (number, line) in document.lines.enumerated() {
        if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
        if line.count > 100, !isCode, !["|", "#", "    "].contains(where: line.hasPrefix), !line.contains("](") {
          Issue.record("\(document):\(number + 1): \(line.count) columns")
        }
      }
    }
  }

  @Test func linksLeadSomewhere() throws {
    #expect(!Repository.documents.isEmpty)
    for document in Repository.documents {
      for link in Self.links(in: document) where !link.hasPrefix("http") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].isEmpty ? document.path : Self.resolve(String(parts[0]), from: document.folder)
        #expect(Repository.exists(path), "\(document): \(link)")
        guard parts.count > 1, let target = Repository.read(path) else { continue }
        #expect(Self.anchors(of: target).contains(String(parts[1])), "\(document): \(link)")
      }
    }
  }

  /// Types and files that the developers' pages name are in the sources.
  @Test(arguments: ["Architecture", "Decisions", "Internals"]) func namesOfCodeExist(page: String) throws {
    let document = try #require(Repository.read("Documentation/\(page).md"))
    let names = Set(document.lines.flatMap { $0.matches(of: /`([A-Z][A-Za-z]+)`/).map { String($0.output.1) } })
    let missing = names.filter { name in
      !Repository.swift.contains { file in file.lines.contains { $0.contains(name) } }
    }
    #expect(missing.sorted() == [])
  }

  private static func links(in document: Repository.File) -> [String] {
    document.lines.flatMap { line in
      line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
        + line.matches(of: /src="([^"]+)"/).map { String($0.output.1) }
    }
  }

  private static func resolve(_ link: String, from folder: String) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// The anchors that GitHub gives to headings, and those that are written out (`<a id="…">`).
  private static func anchors(of document: Repository.File) -> Set<String> {
    let headings = document.lines.filter { $0.hasPrefix("#") }.map { heading in
      let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
      return String(
        words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
    }
    let written = document.lines.flatMap { $0.matches(of: /<a id="([^"]+)">/).map { String($0.output.1) } }
    return Set(headings + written)
  }
}
