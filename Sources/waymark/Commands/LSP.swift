import ArgumentParser
import LanguageServer
import Logging

struct LSP: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run the language server, on standard input and output by default.",
    discussion: """
      For example: waymark lsp --record conversation.jsonl
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

  @Option(name: .customLong("clientProcessId"), help: "Exit when this process exits.")
  var clientProcess: Int?

  @Option(
    help: ArgumentHelp(
      "Record the conversation for a bug report. The file contains the text of open documents.", valueName: "file"),
    completion: .file())
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Replay the client of a recording instead of serving an editor, and print the new conversation.",
      valueName: "file"), completion: .file())
  var replay: String?

  @Flag(
    help:
      "Compare all texts, the index and the diagnostics with fresh ones after each step; report differences and exit with code 3."
  )
  var paranoid = false

  func validate() throws {
    let channels = [stdio ? "--stdio" : nil, pipe.map { _ in "--pipe" }, socket.map { _ in "--socket" }]
    let chosen = (channels + [replay.map { _ in "--replay" }]).compactMap(\.self)
    if chosen.count > 1 { throw ValidationError("\(chosen.joined(separator: " and ")) exclude each other.") }
    if record != nil, replay != nil {
      throw ValidationError("--replay records to standard output; leave --record out.")
    }
  }

  func run() async throws {
    let options = try options
    do {
      if let replay {
        throw ExitCode(try await LanguageServer.run(Replay(path: replay), options))
      } else {
        throw ExitCode(try await LanguageServer.run(options))
      }
    } catch let error as Channel.Failure {
      throw Failure(error.description)
    } catch let error as Replay.Failure {
      throw Failure(error.description)
    }
  }

  private var options: LanguageServer.Options {
    get throws {
      var options = LanguageServer.Options(
        version: Waymark.version, logLevel: logLevel ?? LanguageServer.logLevel())
      options.channel = pipe.map(Channel.pipe) ?? socket.map(Channel.socket) ?? .standardStreams
      options.clientProcess = clientProcess
      options.checksItself = paranoid
      options.rulesPage = RulesPage.address
      if let record {
        options.recording = Recording(path: record) { reason in
          Console.messages.write("waymark: \(record.printable): not written any more: \(reason)\n")
        }
        if options.recording == nil { throw Failure("'\(record)' cannot be written") }
      }
      return options
    }
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
