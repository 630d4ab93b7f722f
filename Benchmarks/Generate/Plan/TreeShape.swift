/// What an invented tree is like.
struct TreeShape {
  var seed = 1
  /// Sources in all.
  var files: Int
  /// Lines in all, roughly.
  var lines: Int
  var routes: Int
  var apps: Int
  /// Frameworks of each app, in its own project.
  var modules: Int
  /// Packages that all apps link.
  var packages: Int
  /// Of the frameworks' code, in percent.
  var objectiveC = 20
  /// For each route.
  var lookUps = 2
  /// Of a file in the first app that looks many routes up; 0 for none.
  var longFile = 3_000

  /// One app of the size of a large one.
  static let app = TreeShape(files: 4_000, lines: 500_000, routes: 300, apps: 1, modules: 24, packages: 0)
  /// Many apps over shared packages.
  static let monorepo = TreeShape(
    files: 40_000, lines: 5_000_000, routes: 3_000, apps: 20, modules: 8, packages: 40)

  static let options = Set(fields.map(\.name))

  private static var fields: [(name: String, field: WritableKeyPath<TreeShape, Int>)] {
    [
      ("seed", \.seed), ("files", \.files), ("lines", \.lines), ("routes", \.routes), ("apps", \.apps),
      ("modules", \.modules), ("packages", \.packages), ("objective-c", \.objectiveC), ("look-ups", \.lookUps),
      ("long-file", \.longFile),
    ]
  }

  mutating func take(_ arguments: Arguments) throws {
    for (name, field) in Self.fields {
      if let value = try arguments.number(name) { self[keyPath: field] = value }
    }
    guard apps > 0, modules > 0, objectiveC <= 100 else {
      throw Arguments.Wrong(description: "a tree has an app with a module, and at most 100 percent of Objective-C")
    }
  }
}
