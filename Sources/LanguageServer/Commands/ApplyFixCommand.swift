import JSON
import LanguageServerProtocol

/// Has the client make the change of a code action, for clients whose actions are only commands.
///
/// Its arguments are a `FixQuestion` and the title of one of its answers.
enum ApplyFixCommand: ServerCommand {
  static let name = "waymark.applyFix"

  static func command(for title: String, answering question: FixQuestion) -> Command? {
    guard let argument = try? JSONValue(encoding: question) else { return nil }
    return Command(title: title, command: name, arguments: [argument, .string(title)])
  }

  static func run(_ arguments: [JSONValue], changing session: inout Session) throws -> JSONValue {
    guard arguments.count == 2, let question = try? arguments[0].decode(FixQuestion.self),
      let title = arguments[1].string
    else { throw ResponseError(.invalidParams, "\(name) takes a question and a title.") }
    guard session.client.edits.appliesEdits else {
      throw ResponseError(.requestFailed, "The editor cannot be asked to change documents.")
    }
    session.apply(try question.edit(called: title, in: session.snapshot), called: title)
    return .null
  }
}
