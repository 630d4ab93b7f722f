import JSON
import LanguageServerProtocol
import Routes

extension Snapshot {
  /// The way to the router for editors that ask only one server for definitions; nil where no router is behind the place,
  /// or where the cursor is there already.
  func goToRouter(for request: CodeActionRequest) -> CodeAction? {
    guard request.wants(.empty) else { return nil }
    let place = place(of: request)
    guard targets(of: place, asLinks: false, index.routers) != nil, let argument = try? JSONValue(encoding: place)
    else {
      return nil
    }
    let title = "Go to router"
    return CodeAction(
      title: title, kind: .empty,
      command: Command(title: title, command: GoToRouterCommand.name, arguments: [argument]))
  }

  /// Where the cursor is, or what stands first in a selection that does not begin with a route.
  func place(of request: CodeActionRequest) -> GoToRouterRequest {
    let (first, last) = request.range.ends
    var place = GoToRouterRequest(textDocument: request.textDocument, position: first)
    guard first < last, occurrences(at: place).isEmpty, let file = id(of: request.textDocument.uri) else {
      return place
    }
    let ranges = index.occurrenceRanges(in: file).lazy.map { client.range(of: $0) }
    place.position = ranges.first { first <= $0.start && $0.end <= last }?.start ?? first
    return place
  }
}
