/// How much the server shall trace from now on.
package struct SetTraceNotification: NotificationParameters, Equatable {
  package static let method = "$/setTrace"

  package var value: TraceValue

  package init(value: TraceValue) {
    self.value = value
  }
}
