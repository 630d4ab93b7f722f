import SourceModel

/// Places of one sort that belong to a class or a part of a document: the scenes of a view controller.
package struct PlaceCount: Hashable, Sendable {
  /// The name of what they belong to.
  package let range: SourceRange
  /// In the singular: `scene`.
  package let noun: String
  /// In path order; never empty.
  package let sites: [Site]

  package init(of noun: String, at range: SourceRange, _ sites: [Site]) {
    (self.range, self.noun, self.sites) = (range, noun, sites)
  }

  /// `2 scenes`
  package var words: String { sites.count == 1 ? "1 \(noun)" : "\(sites.count) \(noun)s" }
}

extension RouteIndex {
  /// What the systems count in a file, each with its system.
  package func placeCounts(in file: FileID) -> [(system: String, count: PlaceCount)] {
    systems.all.flatMap { system in
      system.placeCounts(in: self)[file, default: []].map { (system.id, $0) }
    }
  }
}
