/// The client has read the result of `initialize`: the server may send requests.
package struct InitializedNotification: NotificationParameters, Equatable {
  package static let method = "initialized"

  package init() {}
}
