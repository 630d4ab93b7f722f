import FuzzingLaws
import JSON
import LanguageServerProtocol

@testable import LanguageServer

/// After each message the server's documents hold what the client's do.
func requireText(_ script: Script) {
  var session = introduced
  var client: [DocumentURI: ClientText] = [:]
  // A save may read the disk, which the client's model does not.
  for case .notification(let method, let params) in script.messages {
    guard method != DidSaveTextDocumentNotification.method,
      let handler = Handlers.notifications.first(where: { $0.method == method })
    else { continue }
    handler.apply(params: params, changing: &session)
    apply(method, params, &client)
    require(Set(session.documents.all.map(\.uri)) == Set(client.keys), "other documents are open")
    for (uri, text) in client {
      guard let document = session.documents[uri] else { fatalError("a document is not open") }
      require(document.isLost == text.isLost, "a document is lost to one side alone")
      require(Array(document.text.bytes) == Array(text.text.utf8), "a document is not the client's")
    }
  }
}

private func apply(_ method: String, _ params: JSONValue?, _ client: inout [DocumentURI: ClientText]) {
  switch method {
  case DidOpenTextDocumentNotification.method:
    guard let item = (try? DidOpenTextDocumentNotification(params: params))?.textDocument else { return }
    client[item.uri] = ClientText(item.text)
  case DidCloseTextDocumentNotification.method:
    guard let closed = try? DidCloseTextDocumentNotification(params: params) else { return }
    client[closed.textDocument.uri] = nil
  case DidChangeTextDocumentNotification.method:
    if let changed = try? DidChangeTextDocumentNotification(params: params) {
      client[changed.textDocument.uri]?.apply(changed.contentChanges)
    } else if let uri = params?["textDocument"]?["uri"]?.string {
      client[DocumentURI(uri)]?.isLost = true
    }
  default: break
  }
}

/// A document as a client keeps it: scalars, and nothing clever. Columns are in UTF-16 units.
private struct ClientText {
  private var scalars: [Unicode.Scalar]
  var isLost = false

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// What follows a change that could not be read waits for a whole text.
  mutating func apply(_ changes: [TextDocumentContentChange]) {
    for change in changes {
      if let range = change.range {
        guard !isLost else { continue }
        let ends = [range.start, range.end].map(index).sorted()
        scalars.replaceSubrange(ends[0]..<ends[1], with: Array(change.text.unicodeScalars))
      } else {
        self = ClientText(change.text)
      }
    }
  }

  /// The scalar that a position stands before; the nearest one where the text is shorter.
  private func index(_ position: DocumentPosition) -> Int {
    var index = scalars.first == "\u{FEFF}" ? 1 : 0
    var line = 0
    while line < position.line {
      let rest = scalars[index...]
      guard let lineEnd = rest.firstIndex(where: { $0 == "\n" || $0 == "\r" }) else { return scalars.count }
      let isPair = scalars[lineEnd...].starts(with: ["\r", "\n"])
      (line, index) = (line + 1, lineEnd + (isPair ? 2 : 1))
    }
    var column = 0
    while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" {
      column += UTF16.width(scalars[index])
      if column > position.character { break }
      index += 1
    }
    return index
  }
}
