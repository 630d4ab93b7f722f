import JSON
import LanguageServerProtocol

extension Session {
  /// Shows the only place in the editor, or asks the user to choose one of several. Without a
  /// place, shows a message.
  mutating func show(_ locations: [Location], asking question: String, orSaying nothing: String) {
    if locations.isEmpty { return notify(ShowMessageNotification(type: .info, message: nothing)) }
    if locations.count == 1 { return show(locations[0]) }
    let offered = locations.prefix(Self.mostChoices)
    let names = names(of: Array(offered))
    let more = locations.count > offered.count ? " (the first \(offered.count) of \(locations.count))" : ""
    let request = ShowMessageRequest(
      type: .info, message: question + more, actions: names.map { MessageActionItem(title: $0) })
    self.request(id: newID(for: "choice"), request) { result, session in
      guard case .success(let answer) = result, let title = answer["title"]?.string,
        let choice = names.firstIndex(of: title)
      else { return }
      session.show(offered[choice])
    }
  }

  private static let mostChoices = 12

  /// Shows a place in the editor, or its path as a message.
  mutating func show(_ location: Location) {
    guard client.showsDocuments else { return showPath(of: location) }
    let request = ShowDocumentRequest(uri: location.uri, takeFocus: true, selection: location.range)
    self.request(id: newID(for: "show"), request) { result, session in
      if case .success(let answer) = result, answer["success"] == true { return }
      session.showPath(of: location)
    }
  }

  /// Shows the path as a message, for clients that cannot show a place.
  private mutating func showPath(of location: Location) {
    let path = location.uri.path?.description ?? location.uri.text
    let start = location.range.start
    notify(ShowMessageNotification(type: .info, message: "\(path):\(start.line + 1):\(start.character + 1)"))
  }

  /// `EditorRouter.swift:4`, each once.
  private func names(of locations: [Location]) -> [String] {
    let names = FileNames(locations.compactMap(\.uri.path))
    return locations.map { location in
      let file = location.uri.path.map(names.name) ?? location.uri.text
      return "\(file):\(location.range.start.line + 1):\(location.range.start.character + 1)"
    }
  }
}
