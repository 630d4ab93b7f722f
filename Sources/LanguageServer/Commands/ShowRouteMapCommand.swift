import JSON
import LanguageServerProtocol
import RouteDocuments
import Routes
import Workspace

/// Draws the routes as a page in a file, and has the client open it in a browser. Its argument is a `RouteMapWish`, and may be
/// left out; it returns the URI of the page.
enum ShowRouteMapCommand: ServerCommand {
  static let name = "waymark.showRouteMap"

  static func run(_ arguments: [JSONValue], changing session: inout Session) throws -> JSONValue {
    let wish = try RouteMapWish(arguments: arguments)
    let name = fileName(for: session.roots)
    let path = PrivateFolder.path(of: name)
    let show = session.messageThatOpens(path)
    session.postpone(
      Question(method: ExecuteCommandRequest.method, needsIndex: { _ in true }, queue: .drawing) { snapshot, _, send in
        guard let page = try snapshot.routeMap(wish) else {
          send(try .notification(ShowMessageNotification(type: .info, message: nothing)))
          return JSONValue.null
        }
        try write(page, to: name)
        send(try show())
        return ["uri": .string(DocumentURI(path).text)]
      })
    return .null
  }

  private static let nothing = "There is no screen, router or route at this place."

  /// One for each workspace.
  private static func fileName(for roots: [FilePath]) -> String {
    let digest = SHA256.digest(of: Array(roots.map(\.bytes).joined(separator: [0])))
    let number = digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return "route-map-\(String(number, radix: 16)).html"
  }

  private static func write(_ page: [UInt8], to name: String) throws {
    do {
      try PrivateFolder.write(page, to: name)
    } catch {
      let path = PrivateFolder.path(of: name)
      throw ResponseError(.requestFailed, "\(path): not written: \(error.words)")
    }
  }
}

extension Session {
  /// What asks the client to open a file in a program of the system. Where it does not, the path is shown.
  fileprivate mutating func messageThatOpens(_ file: FilePath) -> @Sendable () throws -> Message {
    let told = ShowMessageNotification(type: .info, message: "The route map is in \(file).")
    guard client.showsDocuments else { return { try .notification(told) } }
    let id = newID(for: "map")
    expectAnswer(to: id) { result, session in
      if case .success(let answer) = result, answer["success"] == true { return }
      session.notify(told)
    }
    let request = ShowDocumentRequest(uri: DocumentURI(file), external: true, takeFocus: true, selection: nil)
    return { try .request(id: .string(id), request) }
  }
}
