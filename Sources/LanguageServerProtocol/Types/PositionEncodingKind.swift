/// The units in which a client and a server count characters.
package struct PositionEncodingKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let utf8 = PositionEncodingKind(rawValue: "utf-8")
  package static let utf16 = PositionEncodingKind(rawValue: "utf-16")
  package static let utf32 = PositionEncodingKind(rawValue: "utf-32")
}
