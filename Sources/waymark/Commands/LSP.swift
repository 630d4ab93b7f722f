import ArgumentParser
import LanguageServer
import Logging
import Workspace

struct LSP: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run the language server, on standard input and output by default.",
    discussion: """
      For example: waymark lsp --log-level info
      Errors are logged to standard error. WAYMARK_LOG sets the log level, like --log-level.
      """)

  @Option(help: "Log level.")
  var logLevel: Logger.Level?

  @Flag(help: "Use standard input and output (the default; accepted because many editors pass it).")
  var stdio = false

  @Option(
    help: ArgumentHelp("Connect to the socket file on which the editor listens.", valueName: "path"),
    completion: .file())
  var pipe: String?

  @Option(help: ArgumentHelp("Connect to the local port on which the editor listens.", valueName: "port"))
  var socket: UInt16?

  @Option(
    help: ArgumentHelp("Keep what is read in this folder, so that the next start reads less.", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Option(name: .customLong("clientProcessId"), help: "Exit when this process exits.")
  var clientProcess: Int?

  func validate() throws {
    let channels = [stdio ? "--stdio" : nil, pipe.map { _ in "--pipe" }, socket.map { _ in "--socket" }]
    let chosen = channels.compactMap(\.self)
    if chosen.count > 1 { throw ValidationError("\(chosen.joined(separator: " and ")) exclude each other.") }
  }

  func run() async throws {
    do {
      throw ExitCode(try await LanguageServer.run(options))
    } catch let error as Channel.Failure {
      throw Failure(error.description)
    }
  }

  private var options: LanguageServer.Options {
    var options = LanguageServer.Options(version: Waymark.version, logLevel: logLevel ?? LanguageServer.logLevel())
    options.channel = pipe.map(Channel.pipe) ?? socket.map(Channel.socket) ?? .standardStreams
    options.clientProcess = clientProcess
    options.rulesPage = RulesPage.address
    options.cache = cache.map { FactsCache(FilePath(typed: $0)) }
    return options
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
