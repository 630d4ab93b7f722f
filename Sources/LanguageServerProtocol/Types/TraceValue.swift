/// How much the server traces to the client.
package struct TraceValue: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let off = TraceValue(rawValue: "off")
  package static let messages = TraceValue(rawValue: "messages")
  package static let verbose = TraceValue(rawValue: "verbose")
}
