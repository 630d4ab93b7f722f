import SourceModel

/// Finds the classes that are declared routable, by their heads alone.
enum DestinationLinker {
  static func destinations(_ files: [IndexedFile], protocols: ProtocolTable) -> [Destination] {
    files.flatMap { file in
      file.facts.heads.compactMap { head in
        guard let via = via(head.kind), let family = protocols.destinationFamily(of: head) else { return nil }
        return Destination(
          site: Site(file: file.id, range: head.name.range), type: TypeName.simple(head.name.text), family: family,
          via: via)
      }
    }
  }

  /// Where each class of the tree is declared.
  static func classSites(_ files: [IndexedFile]) -> [String: [Site]] {
    var sites: [String: [Site]] = [:]
    for file in files {
      for head in file.facts.heads where head.kind == .class && !head.isLocal {
        sites[head.name.text, default: []].append(Site(file: file.id, range: head.name.range))
      }
    }
    return sites
  }

  private static func via(_ kind: TypeHead.Kind) -> DestinationVia? {
    switch kind {
    case .class: .header
    case .extension: .extension
    case .struct, .enum, .actor, .protocol, .typealias: nil
    }
  }
}
