/// A `#define` whose body holds a word, or an `#undef`.
package struct Macro: Hashable, Sendable {
  package var name: String
  /// In order, an ellipsis as `...`; nil for a macro without parentheses.
  package var parameters: [String]?
  /// The tokens, one space between them; nil for an `#undef`.
  package let body: String?
  /// Whether it makes new words of its arguments: `##`; or strings: `#`.
  package var pastes: Bool
  /// The tokens of the body, taken apart once: link asks for them again and again.
  package let tokens: [Substring]

  package init(name: String, parameters: [String]?, body: String?, pastes: Bool) {
    (self.name, self.parameters, self.body, self.pastes) = (name, parameters, body, pastes)
    tokens = body?.split(separator: " ") ?? []
  }
}

/// Without the tokens, which the body gives.
extension Macro: Codable {
  private enum CodingKeys: CodingKey { case name, parameters, body, pastes }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      parameters: try container.decodeIfPresent([String].self, forKey: .parameters),
      body: try container.decodeIfPresent(String.self, forKey: .body),
      pastes: try container.decode(Bool.self, forKey: .pastes))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(parameters, forKey: .parameters)
    try container.encodeIfPresent(body, forKey: .body)
    try container.encode(pastes, forKey: .pastes)
  }
}
