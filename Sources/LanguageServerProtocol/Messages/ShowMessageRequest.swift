/// From the server: a message for the user, who chooses among actions or none.
package struct ShowMessageRequest: RequestParameters, Equatable {
  package typealias Response = MessageActionItem?

  package static let method = "window/showMessageRequest"

  package var type: MessageType
  package var message: String
  package var actions: [MessageActionItem]?

  package init(type: MessageType, message: String, actions: [MessageActionItem]?) {
    self.type = type
    self.message = message
    self.actions = actions
  }
}

/// What a user may answer to a message.
package struct MessageActionItem: Codable, Equatable, Sendable {
  package var title: String

  package init(title: String) {
    self.title = title
  }
}
