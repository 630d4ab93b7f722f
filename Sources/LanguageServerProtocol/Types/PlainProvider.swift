/// A kind of request is answered, and there are no options but one: clients that do not know of it are told `true`.
package struct PlainProvider: Equatable, Sendable {
  package var workDoneProgress: Bool?

  package init() {}
}

extension PlainProvider: Codable {
  private struct Options: Codable {
    var workDoneProgress: Bool?
  }

  package init(from decoder: any Decoder) throws {
    workDoneProgress = try? Options(from: decoder).workDoneProgress
  }

  package func encode(to encoder: any Encoder) throws {
    guard let workDoneProgress else { return try true.encode(to: encoder) }
    try Options(workDoneProgress: workDoneProgress).encode(to: encoder)
  }
}
