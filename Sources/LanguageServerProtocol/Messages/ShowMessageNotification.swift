/// From the server: a message for the user.
package struct ShowMessageNotification: NotificationParameters, Equatable {
  package static let method = "window/showMessage"

  package var type: MessageType
  package var message: String

  package init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}
