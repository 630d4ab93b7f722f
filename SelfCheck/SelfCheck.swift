import ArgumentParser
import Essentials
import LanguageServer
import Logging
import Workspace

@main
struct SelfCheck: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SelfCheck",
    abstract: "Run the language server, and compare its state with a fresh one after each step.",
    discussion: """
      It compares all texts, the index and the diagnostics. It reports differences to the client, and exits with 3.
      """)

  @Option(help: "Log level.")
  var logLevel: String?

  @Option(help: ArgumentHelp("Record the conversation, with the text of open documents.", valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Replay the client of a recording instead of serving one, and print the new conversation.", valueName: "file"))
  var replay: String?

  func validate() throws {
    if record != nil, replay != nil {
      throw ValidationError("--replay records to standard output; leave --record out.")
    }
  }

  func run() async throws {
    var options = LanguageServer.Options(
      version: "self-check", logLevel: logLevel.flatMap { Logger.Level(rawValue: $0) } ?? LanguageServer.logLevel())
    options.monitor = SessionCheck()
    guard let tap = try tap() else { throw ExitCode(try await LanguageServer.run(options)) }
    options.channel = tap.channel
    let exitCode = try await LanguageServer.run(options)
    tap.finish()
    throw ExitCode(exitCode)
  }

  /// nil if nothing is recorded.
  private func tap() throws -> Tap? {
    if record == nil, replay == nil { return nil }
    let client = try Channel.standardStreams.open()
    if let record {
      guard let recording = Recording(path: record, whenLost: { Self.complain("\(record): \($0)") }) else {
        throw ValidationError("'\(record)' cannot be written")
      }
      return try Tap(input: client.input, output: client.output, recording)
    }
    guard let replay, let said = Descriptor.pipe(), let heard = Descriptor.pipe() else { return nil }
    let conversation = try Replay(path: replay)
    DeepThread.startSurely { conversation.talk(input: heard.read, output: said.write) }
    return try Tap(input: said.read, output: heard.write, Recording(to: client.output))
  }

  private static func complain(_ reason: String) {
    _ = Descriptor(STDERR_FILENO).send(Array("SelfCheck: \(reason)\n".utf8))
  }
}
