import SourceModel

/// Finds the classes that are declared routable, by their heads alone.
enum DestinationLinker {
  static func destinations(_ files: [IndexedFile], protocols: ProtocolTable) -> [Destination] {
    files.flatMap { file in
      file.facts.heads.flatMap { head -> [Destination] in
        guard let via = via(head.kind) else { return [] }
        let families = protocols.destinationFamilies(of: head)
        return RouteFamily.allCases.filter(families.contains).map { family in
          Destination(
            site: Site(file: file.id, range: head.name.range), type: TypeName.simple(head.name.text), family: family,
            via: via)
        }
      }
    }
  }

  /// The classes given to the library, and the calls of its hook.
  static func table(
    _ files: [IndexedFile], classes: ClassTable, isRouter: (String) -> Bool
  ) -> DestinationTable {
    var made: [MadeDestination] = []
    var calls: [HookCall] = []
    for file in files {
      for fact in file.facts.facts {
        switch fact {
        case .destination(let fact): made.append(MadeDestination(fact, file, classes))
        case .hookCall(let fact):
          calls.append(
            HookCall(site: Site(file: file.id, range: fact.place), isParent: fact.isParent, call: fact.call))
        default: break
        }
      }
    }
    return DestinationTable(made, calls, isRouter: isRouter)
  }

  /// Where each class of the tree is declared, and each that code may mean by the same name.
  static func classSites(_ files: [IndexedFile], names: ClassNames) -> [String: [Site]] {
    var sites: [String: [Site]] = [:]
    for file in files {
      for head in file.facts.heads where head.kind == .class && !head.isLocal {
        for name in names.ambiguousNames(of: head.name.text).union([head.name.text]) {
          sites[name, default: []].append(Site(file: file.id, range: head.name.range))
        }
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

extension MadeDestination {
  fileprivate init(_ fact: Fact.DestinationRegistration, _ file: IndexedFile, _ classes: ClassTable) {
    self.init(
      site: Site(file: file.id, range: fact.type?.range ?? fact.place),
      type: fact.type.flatMap { classes.name(of: $0.text, scope: TypeName.flattened(fact.scope), file: file.id) },
      family: fact.family, form: fact.form, call: fact.call, isReliable: file.facts.understanding == .whole)
  }
}
