/// From the server: whether it works, for a status line. An extension of the protocol that rust-analyzer introduced (`LSP
/// Extensions`, *Server Status*), for clients that announce `experimental.serverStatusNotification`.
package struct ServerStatusNotification: NotificationParameters, Equatable {
  package enum Health: String, Codable, Sendable {
    case ok, warning, error
  }

  package static let method = "experimental/serverStatus"

  package var health: Health
  /// Whether the diagnostics are complete, so that nothing more is published until something changes.
  package var quiescent: Bool
  package var message: String

  package init(health: Health, quiescent: Bool, message: String) {
    self.health = health
    self.quiescent = quiescent
    self.message = message
  }
}
