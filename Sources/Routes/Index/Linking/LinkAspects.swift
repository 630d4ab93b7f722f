/// What link reads of files, in the parts that edits change one without the other.
///
/// A part of the index is made again only where an edit changed one of the aspects that it reads.
package struct LinkAspects: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// What type heads mean.
  static let names = LinkAspects(rawValue: 1 << 0)
  /// Where type heads stand.
  static let headPlaces = LinkAspects(rawValue: 1 << 1)
  /// Who links what, and the settings.
  static let targets = LinkAspects(rawValue: 1 << 2)
  /// How well a file is understood, and the words of those that are not.
  static let understanding = LinkAspects(rawValue: 1 << 3)
  /// What macros of Objective-C may stand for.
  static let macros = LinkAspects(rawValue: 1 << 4)
  /// What makes routes available, or may.
  static let offers = LinkAspects(rawValue: 1 << 5)
  /// What is given to the library for routers and routes.
  static let destinations = LinkAspects(rawValue: 1 << 6)
  /// What classes define.
  static let members = LinkAspects(rawValue: 1 << 7)
  /// Look-ups, and other uses of routers.
  static let uses = LinkAspects(rawValue: 1 << 8)
  /// Facts that one routing system alone reads.
  static let systemFacts = LinkAspects(rawValue: 1 << 9)
  /// Comments that suppress findings.
  static let suppressions = LinkAspects(rawValue: 1 << 10)
  /// Everything that documents of Interface Builder say, and what code says that decides look-ups as they do
  /// (`SystemFact.decidesLookUps`).
  static let documents = LinkAspects(rawValue: 1 << 11)
  /// The texts that names stand for.
  static let constants = LinkAspects(rawValue: 1 << 12)
  /// Facts that mean registrations and look-ups in other files (`SystemFact.joinsFiles`).
  static let joins = LinkAspects(rawValue: 1 << 13)

  package static let all = LinkAspects(rawValue: 1 << 14 - 1)

  func touch(_ others: LinkAspects) -> Bool { !isDisjoint(with: others) }
}

/// What changed since the last link.
package struct LinkChanges: Sendable {
  package var aspects: LinkAspects
  /// The positions of the files that changed.
  package var files: Set<Int>
  /// What they said at the last link.
  private(set) var old: [Int: FileFacts] = [:]

  package init(_ aspects: LinkAspects = [], files: Set<Int> = []) {
    (self.aspects, self.files) = (aspects, files)
  }

  /// Nothing of the last link is kept.
  package static let everything = LinkChanges(.all)

  /// A file at a position says something else than before.
  package mutating func insert(_ position: Int, from old: FileFacts, to new: FileFacts) {
    // Where all aspects changed already, as before the first link, a comparison adds nothing, and takes time.
    if aspects != .all { aspects.formUnion(new.aspects(changedFrom: old)) }
    files.insert(position)
    if self.old[position] == nil { self.old[position] = old }
  }
}
