/// From the server: what it does, for clients that trace it.
package struct LogTraceNotification: NotificationParameters, Equatable {
  package static let method = "$/logTrace"

  package var message: String
  /// Only where the trace is verbose.
  package var verbose: String?

  package init(message: String, verbose: String? = nil) {
    self.message = message
    self.verbose = verbose
  }
}
