import Routes
import SourceModel

/// A type as code spells it, taken apart: `ARCHViewController<CartState, CartEventHandler>`.
struct SpelledType: Hashable {
  /// Without the types around it.
  let name: String
  let arguments: [String]

  /// Without `?` and `!` behind it.
  init(_ spelling: String) {
    let text = TypeName.withoutMarks(spelling)
    name = TypeName.simple(text)
    arguments = TypeName.genericArgument(text).map(Self.parts) ?? []
  }

  private init(name: String, arguments: [String]) { (self.name, self.arguments) = (name, arguments) }

  /// A type without generic arguments at its end: `Module.Cell` of `Module.Cell<Item>`.
  static func plain(_ spelling: String) -> String { spelling.prefix(before: "<") }

  /// The parts between the commas outside brackets.
  static func parts(_ text: String) -> [String] {
    var (parts, depth): ([String], Int) = ([""], 0)
    for character in text {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0.drop { $0 == " " }) }
  }

  /// The same type with arguments in place of parameters.
  func substituting(_ arguments: [String], for parameters: [String]) -> SpelledType {
    guard arguments.count == parameters.count else { return self }
    let values = Dictionary(zip(parameters, arguments)) { first, _ in first }
    return SpelledType(name: name, arguments: self.arguments.map { Self.replacingWords(in: $0, by: values) })
  }

  private static func replacingWords(in text: String, by values: [String: String]) -> String {
    var (replaced, word) = ("", "")
    for character in text + " " {
      if character.utf8.allSatisfy(Spelling.isWordByte) {
        word.append(character)
        continue
      }
      replaced += (values[word] ?? word) + String(character)
      word = ""
    }
    return String(replaced.dropLast())
  }
}
