import ArgumentParser
import LanguageServer
import Logging

struct LSP: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor on standard input and output (Language Server Protocol).",
    discussion: "What goes wrong is logged to standard error; WAYMARK_LOG says how much, as --log-level does.")

  @Option(help: "How much is logged: \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")).")
  var logLevel: Logger.Level?

  @Flag(help: "Accepted because many editors send it: there is no other way to talk to the server.")
  var stdio = false

  @Option(name: .customLong("clientProcessId"), help: "The process to end with.")
  var clientProcess: Int?

  func run() async throws {
    let level = logLevel ?? LanguageServer.logLevel()
    throw ExitCode(await LanguageServer.run(version: Waymark.version, logLevel: level, clientProcess: clientProcess))
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
