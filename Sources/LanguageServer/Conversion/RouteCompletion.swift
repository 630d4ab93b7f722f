import LanguageServerProtocol
import Routes

/// A route as a client offers it.
struct RouteCompletion {
  /// What to write at the cursor.
  let text: String
  /// A look-up of it finds a router.
  let isAvailable: Bool
  let kind: RouteKind
  let destinations: [String]

  /// Available ones first. Behind `UIViewController & ` only the last type of a composition is to be written.
  static func all(of kind: RouteKind, afterOthers: Bool, in index: RouteIndex) -> [RouteCompletion] {
    var seen: Set<String> = []
    return index.candidates(for: kind).compactMap { candidate in
      let text = afterOthers ? lastType(of: candidate.name) : candidate.name
      guard seen.insert(text).inserted else { return nil }
      return RouteCompletion(
        text: text, isAvailable: candidate.status.isAvailable, kind: kind, destinations: candidate.destinations)
    }
  }

  func item(replacing range: DocumentRange, for client: ClientProfile) -> CompletionItem {
    CompletionItem(
      label: text, labelDetails: client.showsLabelDetails ? .init(description: routeWords) : nil,
      kind: .interface, detail: detail, sortText: (isAvailable ? "0" : "1") + text, filterText: text,
      textEdit: TextEdit(range: range, newText: text))
  }

  private var detail: String {
    guard isAvailable else { return "\(routeWords), not registered" }
    return destinations.isEmpty ? routeWords : "\(routeWords) → \(destinations.joined(separator: ", "))"
  }

  /// `view module route`
  private var routeWords: String { "\(kind.words) route" }

  private static func lastType(of composition: String) -> String {
    let type = composition.split(separator: "&").last ?? composition[...]
    return String(type.drop { $0 == " " })
  }
}
