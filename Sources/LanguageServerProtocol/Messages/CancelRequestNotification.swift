/// A request's answer is no longer wanted; it is answered all the same.
package struct CancelRequestNotification: NotificationParameters, Equatable {
  package static let method = "$/cancelRequest"

  package var id: RequestID

  package init(id: RequestID) {
    self.id = id
  }
}
