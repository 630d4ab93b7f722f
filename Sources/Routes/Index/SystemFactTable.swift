import SourceModel

/// A fact of a routing system with the file that it is in.
package struct PlacedFact<Fact: SystemFact>: Hashable, Sendable {
  package let fact: Fact
  package let file: FileID
  /// True if the file was read completely.
  package let isReliable: Bool

  package var site: Site { Site(file: file, range: fact.place) }
}

/// The facts of single routing systems in all files, by their type.
struct SystemFactTable: Sendable {
  private struct Entry: Sendable {
    let fact: AnySystemFact
    let file: FileID
    let isReliable: Bool
  }

  /// In path order.
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  init(_ files: [IndexedFile] = []) {
    for file in files {
      for case .ofSystem(let fact) in file.facts.facts {
        let entry = Entry(fact: fact, file: file.id, isReliable: file.facts.understanding == .whole)
        entries[fact.type, default: []].append(entry)
      }
    }
  }

  /// The facts of a type, in path order.
  func facts<Fact: SystemFact>(of type: Fact.Type) -> [PlacedFact<Fact>] {
    entries[ObjectIdentifier(type), default: []].compactMap { entry in
      (entry.fact.fact as? Fact).map { PlacedFact(fact: $0, file: entry.file, isReliable: entry.isReliable) }
    }
  }
}
