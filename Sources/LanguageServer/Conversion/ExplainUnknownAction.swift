import JSON
import LanguageServerProtocol
import Routes

extension Snapshot {
  /// An action that explains why the status at a place is unknown; nil if it is known.
  func explainUnknown(for request: CodeActionRequest) -> CodeAction? {
    guard request.wants(.empty) else { return nil }
    let place = place(of: request)
    guard let unknown = uncertainty(at: place), let argument = try? JSONValue(encoding: place) else { return nil }
    let title = "Why is '\(Markdown.line(unknown.name))' unknown?"
    return CodeAction(
      title: title, kind: .empty,
      command: Command(title: title, command: ExplainUnknownCommand.name, arguments: [argument]))
  }
}
