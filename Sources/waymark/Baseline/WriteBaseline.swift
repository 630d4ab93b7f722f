import ArgumentParser

struct WriteBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Accept all current findings.",
    discussion: "For example: waymark baseline write")

  @OptionGroup var options: BaselineOptions

  func run() throws {
    let found = try options.found().baseline
    try options.baseline.write(found)
    options.say("\(Count(found.count, "finding")) accepted")
  }
}
