import Routes
import SourceModel

/// Which findings a tree adds to another one, whatever has moved: those of which the other one has not as many.
struct NewFindings {
  /// A finding, and the file that it was found in. What is certain now and was not is new.
  private struct Place: Hashable {
    var key: FindingKey
    var isCertain: Bool
    var path: String

    var anywhere: Place { Place(key: key, isCertain: isCertain, path: "") }
  }

  /// In the order of the tree's diagnostics.
  let isNew: [Bool]

  init(
    _ diagnostics: [Diagnostic], in tree: ScannedTree, since oldDiagnostics: [Diagnostic], in oldTree: ScannedTree
  ) {
    let paths = tree.paths.intersection(oldTree.paths)
    var here = Tally(Self.places(oldDiagnostics, in: oldTree, paths))
    let places = Self.places(diagnostics, in: tree, paths)
    // What stands where it stood is no news; the rest may come from elsewhere.
    let hasStayed = places.map { here.take($0) }
    var elsewhere = Tally(here.rest.map(\.anywhere))
    isNew = zip(places, hasStayed).map { place, hasStayed in !hasStayed && !elsewhere.take(place.anywhere) }
  }

  /// What is known by its file is known by no name where the file is in one of the trees only: it may have been renamed.
  private static func places(
    _ diagnostics: [Diagnostic], in tree: ScannedTree, _ paths: Set<String>
  ) -> [Place] {
    let keys = FindingKey.all(of: diagnostics, in: tree.index) { file in
      let path = tree.path(of: file)
      return paths.contains(path) ? path : ""
    }
    return zip(diagnostics, keys).map { diagnostic, key in
      let finding = diagnostic.finding
      return Place(key: key, isCertain: finding.certainty == .certain, path: tree.path(of: finding.site.file))
    }
  }
}
