import JSON

/// `generate app|monorepo DIR [--seed N …]`: an invented code base whose routes are known in advance. Prints their counts.
/// `generate demo SOURCE DIR [--megabytes N]`: the Swift files of a tree that hold routes, repeated.
/// `generate screens EXAMPLES DIR [--copies N]`: the apps in a folder, repeated, beside code that is about no route.
enum GenerateCommand {
  static func run(_ arguments: [String]) throws {
    let arguments = try Arguments(arguments, known: TreeShape.options.union(["megabytes", "copies"]))
    switch (arguments.plain.first, arguments.plain.count) {
    case ("app", 2): try write(.app, to: arguments.plain[1], arguments)
    case ("monorepo", 2): try write(.monorepo, to: arguments.plain[1], arguments)
    case ("demo", 3):
      let demo = DemoTree(source: arguments.plain[1])
      let bytes = try demo.write(to: arguments.plain[2], megabytes: arguments.number("megabytes") ?? 20)
      print("\(bytes) bytes")
    case ("screens", 3):
      let tree = try ScreensTree(examples: arguments.plain[1])
      let written = try tree.write(to: arguments.plain[2], copies: arguments.number("copies") ?? 40)
      print("\(written.files) sources of \(written.lines) lines, \(written.bytes) bytes")
    default:
      throw Arguments.Wrong(description: "generate (app|monorepo) DIR, or generate (demo|screens) SOURCE DIR")
    }
  }

  private static func write(_ shape: TreeShape, to folder: String, _ arguments: Arguments) throws {
    var shape = shape
    try shape.take(arguments)
    let plan = TreePlan(shape)
    let written = try TreeWriter(plan, folder: FolderWriter(folder)).write()
    print(String(decoding: try ExpectedCounts(plan, written).json.serialized(.pretty), as: UTF8.self))
  }
}
