import ArgumentParser
import Routes
import RoutingSystems
import SourceModel

/// `waymark registration`: the code that registers every router by hand.
struct RegistrationCommand: ParsableCommand {
  enum ListLanguage: String, ExpressibleByArgument, CaseIterable {
    case swift, objectiveC = "objective-c"

    var language: Language { self == .swift ? .swift : .objectiveC }
  }

  static let configuration = CommandConfiguration(
    commandName: "registration",
    abstract: "Print the code that registers every router by hand.",
    discussion: """
      For example: waymark registration --application Notes > RouteRegistration.swift
      With --check, prints what a list lacks instead, and exits with code 1 if it lacks a router.
      """)

  @OptionGroup var tree: TreeOptions

  @Option(help: "Only this application; by default each one of the scan.")
  var application: String?

  @Option(help: "Language of the code; by default the one that can call all routers.")
  var language: ListLanguage?

  @Option(
    help: ArgumentHelp("Compare the list in this file with the routers of its applications.", valueName: "file"),
    completion: .file())
  var check: String?

  func validate() throws {
    if check != nil, language != nil { throw ValidationError("--language and --check exclude each other.") }
  }

  func run() throws {
    let scanned = try ScannedTree(tree)
    let lists = try RegistrationLists(scanned, application: application, ofFile: check)
    if let file = lists.file {
      try report(lists, of: file, scanned)
    } else {
      printCode(lists.all, scanned)
    }
  }

  private func printCode(_ lists: [RegistrationList], _ scanned: ScannedTree) {
    let codes = lists.filter { !$0.routers.isEmpty }.map { list in
      let language = language?.language ?? scanned.index.language(of: list)
      return (list: list, code: RegistrationCode(list, in: language) { scanned.path(of: $0).printable })
    }
    Console.output.write(codes.map(\.code.text).joined(separator: "\n"))
    if tree.quiet { return }
    let remarks = RegistrationRemarks(scanned)
    for (list, code) in codes { Console.messages.write(remarks.text(list, code)) }
    if codes.count > 1 {
      Console.messages.write("\(codes.count) applications; --application NAME prints the code of one\n")
    }
  }

  private func report(_ lists: RegistrationLists, of file: FileID, _ scanned: ScannedTree) throws {
    let name = scanned.path(of: file)
    guard let check = scanned.index.check(file, against: lists.all) else {
      throw Failure("\(name): registers no router by hand; 'waymark registration' prints the code")
    }
    let report = RegistrationReport(check, scanned, paint: tree.paint)
    Console.output.write(report.text)
    if !tree.quiet { Console.messages.write(report.summary(of: name.printable, lists.all)) }
    if check.isIncomplete { throw ExitCode(1) }
  }
}
