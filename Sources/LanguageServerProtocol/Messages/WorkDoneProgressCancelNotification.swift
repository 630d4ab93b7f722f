/// The user does not want to wait for what lasts.
package struct WorkDoneProgressCancelNotification: NotificationParameters, Equatable {
  package static let method = "window/workDoneProgress/cancel"

  package var token: ProgressToken

  package init(token: ProgressToken) {
    self.token = token
  }
}
