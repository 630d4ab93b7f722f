import Foundation
import Routes
import TestSupport
import Testing

/// The parts of the reference pages that the program's own descriptions and tables make.
@Suite struct ReferenceTests {
  private let program = Program(in: "/")

  @Test func optionsAreCurrent() throws {
    let help = try CommandHelp(json: program.run(["--experimental-dump-help"]).output)
    var page = try GeneratedPage("Reference/Commands.md")
    try page.replace("common options", with: OptionTable(help.commonOptions).text)
    for command in help.commands {
      try page.replace(command.name, with: OptionTable(help.ownOptions(of: command)).text)
    }
    #expect(try page.differences() == [])
  }

  @Test func keysAreCurrent() throws {
    let schema = try JSONDecoder().decode(KeySchema.self, from: Data(program.run(["config", "--schema"]).output.utf8))
    var page = try GeneratedPage("Reference/Configuration.md")
    try page.replace("keys", with: schema.table)
    #expect(try page.differences() == [])
  }

  @Test func callsAreCurrent() throws {
    var page = try GeneratedPage("Reference/Output.md")
    try page.replace("calls", with: FormTable(Dialects.forms.all).text)
    #expect(try page.differences() == [])
  }
}
