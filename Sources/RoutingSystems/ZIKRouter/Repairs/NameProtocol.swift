import Routes
import SourceModel

/// Spells the protocol that a registration leaves to the compiler: `register(RoutableView<EditorInput>())`.
enum NameProtocol: Repair {
  static let rules: [any Rule.Type] = [AmbiguousDefaultParameter.self]

  /// The largest number of protocols to offer.
  private static let mostProtocols = 5

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let kind = environment.index.inferredRegistrations.first(where: { $0.site == finding.site })?.kind,
      let page = environment.page(finding.site.file), case let end = page.offset(of: finding.site.range.end),
      page.byte(at: end) == UInt8(ascii: "(")
    else { return [] }
    let names = environment.index.routes(in: kind).lazy.filter(\.isOpen)
      .compactMap { environment.index.name(of: $0.key, in: .swift) }.prefix(mostProtocols)
    return names.map { name in
      Fix(title: "Name '\(name)'", isPreferred: names.count == 1, edits: [page.insertion("<\(name)>", at: end)])
    }
  }
}

extension Route {
  /// True if it is declared and not registered.
  fileprivate var isOpen: Bool { !declarations.isEmpty && registrations.isEmpty && adapters.isEmpty }
}
