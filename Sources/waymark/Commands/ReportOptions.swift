import ArgumentParser
import Essentials
import Workspace

/// In which formats `check` prints, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    name: [.customLong("format"), .customLong("reporter")],
    help: ArgumentHelp(
      "Output format, and optionally a file; may be repeated. By default it depends on the environment: text on a terminal.",
      valueName: "format[=file]"), completion: .list(ReportChoice.allValueStrings))
  var formats: [ReportChoice] = []

  @Option(
    help: ArgumentHelp("Write the format that names no file to this file.", valueName: "file"), completion: .file())
  var output: String?

  func validate() throws {
    let printed = choices.filter { $0.file == nil }
    let unnamed = formats.filter { $0.file == nil }
    for choices in [printed, unnamed] where choices.count > 1 {
      let names = choices.map { $0.reporter.name }.joined(separator: " and ")
      throw ValidationError(
        "\(names) cannot both be printed; give all but one a file: --format \(choices[0].reporter.name)=FILE.")
    }
    if output != nil, unnamed.isEmpty, !formats.isEmpty {
      throw ValidationError("--output is for a format without a file, and there is none.")
    }
    let files = choices.compactMap(\.file).sorted()
    if let twice = zip(files, files.dropFirst()).first(where: ==) {
      throw ValidationError("two formats cannot both be written into '\(twice.0)'.")
    }
  }

  /// Files first, so that what is printed is not followed by a failure.
  func report(_ result: CheckResult, paint: Paint) throws {
    for choice in choices {
      guard let file = choice.file else { continue }
      try ReportFile(file).write(try choice.reporter.report(result))
    }
    guard let printed = choices.first(where: { $0.file == nil }) else { return }
    if printed.reporter == GitHubReporter.self { try JobSummary.append(result) }
    var colored = result
    colored.paint = paint
    Console.output.write(try printed.reporter.report(colored))
  }

  /// Names that other programs give it.
  private static let standardOutput: Set = ["-", "/dev/stdout"]

  private var choices: [ReportChoice] {
    let environment = Surroundings.variables
    let isPrinted = output.map(Self.standardOutput.contains) ?? true
    let usual = ReportChoice.usual(
      isTerminal: isPrinted && Console.output.isTerminal, environment: environment)
    return (formats.isEmpty ? [usual] : formats).map { choice in
      var choice = choice
      choice.file = (choice.file ?? output).flatMap { Self.standardOutput.contains($0) ? nil : $0 }
      return choice
    }
  }
}
