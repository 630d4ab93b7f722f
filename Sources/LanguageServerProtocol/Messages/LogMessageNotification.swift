/// From the server: a line for the client's log.
package struct LogMessageNotification: NotificationParameters, Equatable {
  package static let method = "window/logMessage"

  package var type: MessageType
  package var message: String

  package init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}
