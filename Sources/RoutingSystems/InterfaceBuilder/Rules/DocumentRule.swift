import Routes
import SourceModel

/// A rule about documents, each by itself.
protocol DocumentRule: Rule where Subject == PlacedFact<InterfaceDocumentFact> {
  /// The findings about the outline of one document.
  static func findings(in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>) -> [Finding]
}

extension DocumentRule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<InterfaceDocumentFact>] {
    index.systemFacts(of: InterfaceDocumentFact.self)
  }

  static func check(_ document: PlacedFact<InterfaceDocumentFact>, in _: RouteIndex) -> [Finding] {
    document.fact.reading.outline.map { findings(in: $0, of: document) } ?? []
  }

  /// A finding for each name but the first one of those that are equal.
  static func repeated(
    _ names: [Spelling], of document: PlacedFact<InterfaceDocumentFact>, _ message: (String) -> String
  ) -> [Finding] {
    var first: [String: Spelling] = [:]
    return names.compactMap { name in
      guard let known = first[name.text] else {
        first[name.text] = name
        return nil
      }
      let related = Finding.Related(site: document.site(of: known), message: "the first one")
      return finding(at: document.site(of: name), message(name.text), related: [related])
    }
  }
}

extension PlacedFact {
  /// The place of a name in the file.
  func site(of name: Spelling) -> Site { Site(file: file, range: name.range) }
}
