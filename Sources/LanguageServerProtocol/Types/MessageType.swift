/// How loud a message to the user is.
package struct MessageType: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let error = MessageType(rawValue: 1)
  package static let warning = MessageType(rawValue: 2)
  package static let info = MessageType(rawValue: 3)
  package static let log = MessageType(rawValue: 4)
}
