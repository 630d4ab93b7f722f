import JSON
import LanguageServerProtocol
import RouteDocuments
import Routes

/// What `waymark.showRouteMap` takes; each part may be left out.
struct RouteMapWish: Codable {
  /// The map starts at what stands in this document, or at a position in it.
  var textDocument: TextDocumentIdentifier?
  var position: DocumentPosition?
  /// The map starts at a route.
  var route: Route?
  private var openWith: String?

  /// The members of `waymark/routes` that tell routes apart.
  struct Route: Codable {
    var system: String
    var kind: String
    var owner: String?
    var name: String
    var qualifier: String?
  }

  /// What opens the places that the page names.
  var editor: PageEditor { openWith.flatMap(PageEditor.init) ?? .path }

  /// Throws for arguments of another shape.
  init(arguments: [JSONValue]) throws(ResponseError) {
    guard let wish = try? (arguments.first ?? [:]).decode(Self.self), wish.isWhole else {
      throw ResponseError(.invalidParams, "\(ShowRouteMapCommand.name) takes a place or a route.")
    }
    self = wish
  }

  private var isWhole: Bool {
    (position == nil || textDocument != nil) && (openWith == nil || openWith.flatMap(PageEditor.init) != nil)
  }
}
