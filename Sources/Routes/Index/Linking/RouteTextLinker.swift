import SourceModel

/// Groups identifiers and URLs by value and family.
enum RouteTextLinker {
  private struct Key: Hashable {
    var value: String
    var family: RouteFamily
  }

  static func texts(_ files: [IndexedFile], routers: RouterLinker) -> (identifiers: [RouteText], urls: [RouteText]) {
    var identifiers: [Key: RouteText] = [:]
    var urls: [Key: RouteText] = [:]
    for file in files {
      for fact in file.facts.facts {
        switch fact {
        case .identifier(let fact): insert(fact, file.id, \.registrations, into: &identifiers, routers)
        case .identifierLookUp(let fact): insert(fact, file.id, \.lookUps, into: &identifiers, routers)
        case .urlPattern(let fact): insert(fact, file.id, \.registrations, into: &urls, routers)
        case .urlLookUp(let fact): insert(fact, file.id, \.lookUps, into: &urls, routers)
        default: break
        }
      }
    }
    return (sorted(identifiers), sorted(urls))
  }

  private static func insert(
    _ fact: Fact.RouteStringFact, _ file: FileID, _ role: WritableKeyPath<RouteText, [Site]>,
    into texts: inout [Key: RouteText], _ routers: RouterLinker
  ) {
    // A receiver that is no router registers something else: a bare URL router, say.
    guard let family = fact.family ?? routers.family(of: fact.call.registrar) else { return }
    let key = Key(value: fact.value.text, family: family)
    texts[key, default: RouteText(value: key.value, family: family)][keyPath: role]
      .append(Site(file: file, range: fact.value.range))
  }

  private static func sorted(_ texts: [Key: RouteText]) -> [RouteText] {
    texts.values.sorted { ($0.value, $0.family.rawValue) < ($1.value, $1.family.rawValue) }
  }
}
