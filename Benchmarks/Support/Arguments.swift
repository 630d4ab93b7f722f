/// What a command was given: `--name value` pairs, and the rest in order.
struct Arguments {
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var plain: [String] = []
  private var options: [String: String] = [:]

  /// `known` are the names of options.
  init(_ arguments: [String], known: Set<String> = []) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        plain.append(argument)
        continue
      }
      let name = String(argument.dropFirst(2))
      guard known.contains(name), let value = rest.popFirst() else {
        throw Wrong(description: "--\(name) is no option here, or lacks its value")
      }
      options[name] = value
    }
  }

  func text(_ name: String) -> String? { options[name] }

  func number(_ name: String) throws -> Int? {
    guard let text = options[name] else { return nil }
    guard let number = Int(text), number >= 0 else { throw Wrong(description: "--\(name): \(text) is no number") }
    return number
  }
}
