import SourceModel

/// The text of a URL that code composes at run time: `app://note/…` for `"app://note/\(id)"`.
enum ComposedURL {
  /// The character that stands for a part that may be any text. No URL contains it (RFC 3986).
  static let hole: Character = "…"

  /// nil if a hole may be part of the scheme or the host: nothing is known of such a URL. `mayBePath` tells whether a URL
  /// may be a path alone.
  static func text(of pieces: TextPieces, mayBePath: Bool) -> String? {
    var text = ""
    for piece in pieces.pieces {
      switch piece {
      case .text(let spelled): text += spelled
      case .hole where isHostWhole(text) || mayBePath && isPath(text): text.append(hole)
      case .hole: return nil
      }
    }
    return text
  }

  /// True if nothing behind a text belongs to the host of the URL that it begins.
  private static func isHostWhole(_ text: String) -> Bool {
    let url = URLText(url: text)
    return url.isHierarchical && (!url.path.isEmpty || url.query != nil)
  }

  /// True if a text begins a path: `/note/`. Two slashes begin a host.
  private static func isPath(_ text: String) -> Bool {
    text.hasPrefix("/") && text.count > 1 && !text.hasPrefix("//")
  }
}

extension CallForm {
  /// The text of an argument, with its origin; nil if it may be any text. A URL that is looked up may have holes.
  package func text(
    of value: Value, in scope: [String]
  ) -> (value: Spelling, origin: TextOrigin)? {
    isURL && isLookUp ? value.urlText(in: scope) : value.text(in: scope)
  }
}

extension Value {
  /// The text of a URL that is looked up, which may have holes, with its origin. `mayBePath` tells whether a URL may be a
  /// path alone.
  package func urlText(in scope: [String], mayBePath: Bool = false) -> (value: Spelling, origin: TextOrigin)? {
    guard case .composed(let pieces, let range) = self else { return text(in: scope) }
    return ComposedURL.text(of: pieces, mayBePath: mayBePath).map { (Spelling(text: $0, range: range), .composed) }
  }
}

extension RouteKey {
  /// True if the name is that of a URL with holes.
  package var isComposed: Bool { space.naming == .urlPattern && name.contains(ComposedURL.hole) }
}

extension URLText {
  /// True if a part of the path may be any text. One of the query makes no difference to the library.
  var hasHole: Bool { path.contains(ComposedURL.hole) }

  /// The same URL if its first hole holds a question mark: the rest is the query.
  var endingWithHole: URLText {
    guard let hole = path.firstIndex(of: ComposedURL.hole) else { return self }
    var url = self
    url.path = String(path[...hole])
    return url
  }
}
