import SourceModel

/// A line of text that knows which of its words are code, and which are places.
package struct Sentence: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    /// As the code spells it.
    case code(String)
    case place(Site)
  }

  package var parts: [Part]

  /// The places in the text, in their order.
  package var places: [Site] {
    parts.compactMap { part in
      if case .place(let site) = part { site } else { nil }
    }
  }

  package static func + (left: Sentence, right: Sentence) -> Sentence {
    Sentence(parts: left.parts + right.parts)
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ words: String) {
      appendLiteral(words)
    }

    package mutating func appendInterpolation(code: String) {
      parts.append(.code(code))
    }

    package mutating func appendInterpolation(place: Site) {
      parts.append(.place(place))
    }

    package mutating func appendInterpolation(_ sentence: Sentence) {
      parts += sentence.parts
    }
  }

  package init(stringLiteral: String) {
    parts = [.words(stringLiteral)]
  }

  package init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }
}

extension Sentence {
  /// `a, b and 3 more`
  static func list(_ items: [Sentence]) -> Sentence {
    let shown = items.prefix(longestList)
    var list: Sentence = shown.first ?? ""
    for item in shown.dropFirst() { list = "\(list), \(item)" }
    return items.count > longestList ? "\(list) and \(String(items.count - longestList)) more" : list
  }

  static func names(_ names: some Sequence<String>) -> Sentence {
    list(names.map { "\(code: $0)" })
  }

  private static let longestList = 6
}
