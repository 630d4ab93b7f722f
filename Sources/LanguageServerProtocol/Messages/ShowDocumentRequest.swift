/// From the server: the client shall show a place to the user.
package struct ShowDocumentRequest: RequestParameters, Equatable {
  package typealias Response = ShowDocumentResult

  package static let method = "window/showDocument"

  package var uri: DocumentURI
  /// True for a program of the system, such as the browser.
  package var external: Bool?
  package var takeFocus: Bool?
  package var selection: DocumentRange?

  package init(uri: DocumentURI, external: Bool? = nil, takeFocus: Bool?, selection: DocumentRange?) {
    self.uri = uri
    self.external = external
    self.takeFocus = takeFocus
    self.selection = selection
  }
}

/// Whether the document is shown.
package struct ShowDocumentResult: Codable, Equatable, Sendable {
  package var success: Bool

  package init(success: Bool) {
    self.success = success
  }
}
