import ArgumentParser

struct WriteBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Accept all current findings.",
    discussion: "For example: waymark baseline write")

  @OptionGroup var options: BaselineOptions

  func run() throws {
    let scan = try options.scan()
    try scan.file.write(scan.found)
    options.report("\(Count(scan.found.count, "finding")) accepted", of: scan.file)
  }
}
