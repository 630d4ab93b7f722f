import Routes
import SourceModel

/// The connection that a finding of a `ConnectionRule` reports, and the class that lacks its member.
struct BrokenUse {
  let document: PlacedFact<InterfaceDocumentFact>
  let outline: InterfaceOutline
  let type: ConnectedClass
  let search: MemberSearch
  let name: String
  /// The place of the name.
  let range: SourceRange
  let kind: MemberSearch.Kind
  /// True if the class has the member, and Objective-C does not see it.
  var isHidden: Bool { search.hides(name, kind) }

  init?(_ finding: Finding, in index: RouteIndex) {
    let documents = index.systemFacts(of: InterfaceDocumentFact.self)
    guard let document = documents.first(where: { $0.file == finding.site.file }),
      let outline = document.fact.reading.outline,
      let use = MemberUse.all(in: outline).first(where: { document.site(of: $0.name) == finding.site }),
      let type = document.connectedClass(of: use.object, in: index), let search = MemberSearch(type, in: index)
    else { return nil }
    (self.document, self.outline, self.type, self.search) = (document, outline, type, search)
    (name, range, kind) = (use.name.text, use.name.range, use.kind)
  }
}
