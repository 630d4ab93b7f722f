/// One line of the table of what the program must reach.
struct Row: Sendable {
  struct Value: Sendable {
    /// What was measured, in the order of the bars.
    var numbers: [Double]
    var text: String
  }

  /// What it is called on the command line.
  let name: String
  let what: String
  var bar = "–"
  /// Whether the numbers are within the bar; nil where there is none.
  var isReached: (@Sendable ([Double]) -> Bool)?
  let measure: @Sendable (Place) async throws -> Value
}

/// What rows are measured on.
struct Place: Sendable {
  /// Holds the trees `app`, `monorepo`, `demo` and `screens`.
  let trees: String
  /// The sources of a real app; nil where there are none.
  let realTree: String?
  let waymark: String
  let rounds: Int

  var app: String { "\(trees)/app" }
  var monorepo: String { "\(trees)/monorepo" }
  var demo: String { "\(trees)/demo" }
  var screens: String { "\(trees)/screens" }
}
