import SourceModel

/// Finds the classes that are declared routable, by their heads alone.
enum DestinationLinker {
  /// In path order.
  static func destinations(_ protocols: ProtocolTable, fileOrder: FileTable<Int>) -> [Destination] {
    var found: Set<Destination> = []
    protocols.forEachMarked { head, file in
      guard let via = via(head.kind) else { return }
      for family in protocols.destinationFamilies(of: head) {
        found.insert(
          Destination(
            system: family.system, site: Site(file: file.id, range: head.name.range),
            type: TypeName.simple(head.name.text), family: family, via: via))
      }
    }
    return found.sorted { Self.order($0, fileOrder) < Self.order($1, fileOrder) }
  }

  private static func order(_ destination: Destination, _ fileOrder: FileTable<Int>) -> (Int, SourceRange, RouteFamily)
  {
    (fileOrder[destination.site.file] ?? 0, destination.site.range, destination.family)
  }

  /// The classes given to the library.
  static func table(
    _ files: [IndexedFile], classes: ClassTable, isRouter: (String) -> Bool
  ) -> DestinationTable {
    var made: [RegisteredDestination] = []
    for file in files {
      for case .destination(let fact) in file.facts.facts { made.append(RegisteredDestination(fact, file, classes)) }
    }
    return DestinationTable(made, isRouter: isRouter)
  }

  private static func via(_ kind: TypeHead.Kind) -> DestinationVia? {
    switch kind {
    case .class: .header
    case .extension: .extension
    case .struct, .enum, .actor, .protocol, .typealias: nil
    }
  }
}

extension RegisteredDestination {
  fileprivate init(_ fact: Fact.DestinationRegistration, _ file: IndexedFile, _ classes: ClassTable) {
    self.init(
      site: Site(file: file.id, range: fact.type?.range ?? fact.place),
      type: fact.type.flatMap { classes.name(of: $0.text, scope: TypeName.flattened(fact.scope), file: file.id) },
      family: fact.family, form: fact.form, call: fact.call, isReliable: file.facts.understanding == .whole)
  }
}
