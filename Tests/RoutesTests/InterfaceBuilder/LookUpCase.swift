import Routes
import SourceModel
import TestSupport

/// Files, and the look-ups of the first one.
struct LookUpCase: Sendable, CustomStringConvertible {
  var title: String
  var source: String
  /// The look-ups as `KIND OWNER/NAME` in the order of the routes, with `?` behind those that are in doubt. Look-ups of
  /// other files are left out.
  var lookUps: [String]
  /// The name of the first file.
  var file: String

  var description: String { title }

  init(_ title: String, in file: String = "Look.swift", _ source: String, _ lookUps: [String]) {
    (self.title, self.file, self.source, self.lookUps) = (title, file, source, lookUps)
  }

  /// The look-ups that are found.
  var found: [String] {
    let first = FileID(rawValue: 0)
    return FixtureIndex(Fixture("//- \(file)\n" + source)).index.routes.flatMap { route in
      route.lookUps.filter { $0.site.file == first }.map { lookUp in
        let owner = route.key.owner.map { "\($0)/" } ?? (route.key.space.isOwnedByType ? "*/" : "")
        return "\(route.key.space.kind) \(owner)\(route.key.name)" + (lookUp.doubt == nil ? "" : "?")
      }
    }
  }
}
