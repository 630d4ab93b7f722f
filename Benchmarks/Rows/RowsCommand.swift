/// `rows --trees DIR [--real TREE] [--rounds N] [--waymark PROGRAM] [ROW…]`: the table of what must be reached, or some rows.
enum RowsCommand {
  static func run(_ arguments: [String]) async throws {
    let arguments = try Arguments(arguments, known: ["trees", "real", "rounds", "waymark"])
    let place = Place(
      trees: arguments.text("trees") ?? ".build/benchmarks", realTree: arguments.text("real"),
      waymark: Tools.waymark(arguments), rounds: try arguments.number("rounds") ?? 11)
    let names = arguments.plain
    if let unknown = names.first(where: { name in !Rows.all.contains { $0.name == name } }) {
      throw Arguments.Wrong(description: "\(unknown) is none of \(Rows.all.map(\.name).joined(separator: ", "))")
    }
    print("| what | bar | value | reached | load |\n|---|---|---|---|---|")
    for row in Rows.all where names.isEmpty || names.contains(row.name) { await print(line(row, place)) }
  }

  private static func line(_ row: Row, _ place: Place) async -> String {
    let load = MachineLoad.text
    do {
      let value = try await row.measure(place)
      let isReached = row.isReached.map { $0(value.numbers) ? "yes" : "no" } ?? "–"
      return "| \(row.what) | \(row.bar) | \(value.text) | \(isReached) | \(load) |"
    } catch {
      return "| \(row.what) | \(row.bar) | not measured: \(error) | | \(load) |"
    }
  }
}
