import Foundation

/// `growth [--trees DIR] [--rounds N] [--waymark PROGRAM]`: what trees of growing size cost, as comma-separated values.
enum GrowthCommand {
  /// Of *app*, which has 4,000 files, in hundredths.
  private static let sizes = [12, 25, 50, 100, 200, 400]

  static func run(_ arguments: [String]) async throws {
    let arguments = try Arguments(arguments, known: ["trees", "rounds", "waymark"])
    let (trees, waymark) = (arguments.text("trees") ?? ".build/benchmarks", Tools.waymark(arguments))
    let rounds = try arguments.number("rounds") ?? 5
    print("files,routes,scan_ms,ripgrep_ms,peak_mb,edit_ms,check_of_edit_ms")
    for size in sizes {
      let shape = Self.shape(size)
      let tree = "\(trees)/growth-\(shape.files)"
      try Self.generate(shape, in: tree)
      print(try await line(shape, tree, waymark: waymark, rounds: rounds))
    }
  }

  /// The larger the code base, the more modules it has; the file that is edited stays as it is.
  private static func shape(_ size: Int) -> TreeShape {
    var shape = TreeShape.app
    (shape.files, shape.lines) = (shape.files * size / 100, shape.lines * size / 100)
    (shape.routes, shape.modules) = (shape.routes * size / 100, max(2, shape.modules * size / 100))
    shape.longFile = 1_000
    return shape
  }

  private static func generate(_ shape: TreeShape, in folder: String) throws {
    guard !FileManager.default.fileExists(atPath: folder) else { return }
    let part = folder + ".part"
    try? FileManager.default.removeItem(atPath: part)
    _ = try TreeWriter(TreePlan(shape), folder: FolderWriter(part)).write()
    try FileManager.default.moveItem(atPath: part, toPath: folder)
  }

  private static func line(_ shape: TreeShape, _ tree: String, waymark: String, rounds: Int) async throws -> String {
    let race = try Race([.scan(tree, waymark: waymark), .ripgrep(tree)], rounds: rounds)
    let session = try await EditingSession(
      tree: tree, file: EditedFile(inTree: tree), waymark: waymark, edits: 4 * rounds, idleSeconds: 0)
    let (scan, search) = (race["waymark"]?.sample.median ?? 0, race["ripgrep"]?.sample.median ?? 0)
    let times = [scan, search].map(milliseconds)
    let edits = [session.completion.median, session.diagnostics.median].map(milliseconds)
    let peak = String((race["waymark"]?.peakBytes ?? 0) / 1_000_000)
    return ([String(shape.files), String(shape.routes)] + times + [peak] + edits).joined(separator: ",")
  }

  private static func milliseconds(_ seconds: Double) -> String {
    (seconds * 1_000).twoDigits
  }
}
