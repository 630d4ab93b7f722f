/// From the server: something begins that lasts, and is told of under a token.
package struct WorkDoneProgressCreateRequest: RequestParameters, Equatable {
  package typealias Response = NoResult

  package static let method = "window/workDoneProgress/create"

  package var token: String

  package init(token: String) {
    self.token = token
  }
}
