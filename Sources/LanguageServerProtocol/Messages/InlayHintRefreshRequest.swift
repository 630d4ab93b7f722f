/// From the server: the client shall ask again for all inlay hints. Has no parameters.
package struct InlayHintRefreshRequest: RequestParameters, Equatable {
  package typealias Response = NoResult

  package static let method = "workspace/inlayHint/refresh"

  package init() {}

  package init(from decoder: any Decoder) throws {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
