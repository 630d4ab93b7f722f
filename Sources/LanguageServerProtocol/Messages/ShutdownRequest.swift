/// The server shall stop working, and wait for `exit`. Has no parameters.
package struct ShutdownRequest: RequestParameters, Equatable {
  package typealias Response = NoResult

  package static let method = "shutdown"

  package init() {}

  package init(from decoder: any Decoder) throws {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
