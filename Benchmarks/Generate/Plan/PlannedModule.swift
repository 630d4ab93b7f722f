/// A target of an invented tree.
struct PlannedModule {
  enum Kind {
    case application, framework, package
  }

  var kind: Kind
  var name: String
  /// Where its sources are, from the top of the tree.
  var folder: String
  /// nil for packages, which all apps link.
  var app: Int?
  var lookUps: [PlannedLookUp] = []
}
