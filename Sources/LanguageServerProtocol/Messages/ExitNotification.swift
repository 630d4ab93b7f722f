/// The server shall end: with 0 after `shutdown`, otherwise with 1. Has no parameters.
package struct ExitNotification: NotificationParameters, Equatable {
  package static let method = "exit"

  package init() {}

  package init(from decoder: any Decoder) throws {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
