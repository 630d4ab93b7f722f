import JSON
import LanguageServerProtocol
import Routes

extension Snapshot {
  /// The way to the router for editors that ask only one server for definitions; nil where no router is behind the place,
  /// or where the cursor is there already.
  func goToRouter(for request: CodeActionRequest) -> CodeAction? {
    guard request.context.only == nil else { return nil }
    let place = GoToRouterRequest(textDocument: request.textDocument, position: request.range.start)
    guard targets(of: place, asLinks: false, index.routers) != nil, let argument = try? JSONValue(encoding: place)
    else {
      return nil
    }
    let title = "Go to router"
    return CodeAction(
      title: title, kind: nil, command: Command(title: title, command: GoToRouterCommand.name, arguments: [argument]))
  }
}
