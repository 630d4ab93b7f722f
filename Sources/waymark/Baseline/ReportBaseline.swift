import ArgumentParser

struct ReportBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "List the accepted findings and how many are still found.",
    discussion: "For example: waymark baseline report")

  @OptionGroup var options: BaselineOptions

  func run() throws {
    let scan = try options.scan()
    let (accepted, found) = (try scan.file.read(), scan.found)
    var columns = TextColumns(header: ["ACCEPTED", "FOUND", "RULE", "SYMBOL"], numeric: [0, 1])
    for (key, count) in accepted.sorted {
      columns.append([String(count), String(found.counts[key] ?? 0), key.rule.printable, key.symbol.printable])
    }
    let paint = options.tree.paint
    Console.output.write(columns.lines { row, _, text in row == nil ? paint.bold(text) : text })
    let counts = "\(Count(accepted.count, "finding")) accepted; \(accepted.stale(found).count) no longer found"
    options.report(scan.file.gap(accepted, in: scan.tree).map { "\(counts): \($0)" } ?? counts, of: scan.file)
  }
}
