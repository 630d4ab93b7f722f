import SourceModel

/// Replaces the uses of macros by their bodies, in a list of tokens.
struct MacroSubstitution {
  private let macros: [String: Macro]
  private let bodies: [String: [Lexeme]]
  /// How many tokens may still be looked at; without any, nothing more is expanded.
  private var budget = 1 << 22

  init(_ macros: [String: Macro]) {
    self.macros = macros
    bodies = macros.mapValues { Lexeme.tokens(of: $0.body ?? "") }
  }

  /// Macros inside macros are followed so far; one that leads to itself never ends.
  private static let mostRounds = 16
  private static let mostTokens = 16_384

  var isExhausted: Bool { budget <= 0 }

  /// What the tokens stand for in the end; nil where that is too much, or where a use does not fit its macro.
  mutating func expanded(_ lexemes: [Lexeme]) -> [Lexeme]? {
    var lexemes = lexemes
    for _ in 0..<Self.mostRounds {
      budget -= lexemes.count
      guard !isExhausted, let (result, isChanged) = replaced(lexemes) else { return nil }
      guard isChanged else { return result }
      lexemes = result
    }
    return nil
  }

  private func replaced(_ lexemes: [Lexeme]) -> (result: [Lexeme], isChanged: Bool)? {
    var (result, isChanged) = ([Lexeme](), false)
    var index = 0
    while index < lexemes.count {
      guard let macro = macros[lexemes[index].text], lexemes[index].kind == .word,
        let (arguments, end) = Self.arguments(of: macro, in: lexemes, at: index)
      else {
        result.append(lexemes[index])
        index += 1
        continue
      }
      guard let body = body(of: macro, arguments), result.count + body.count <= Self.mostTokens else { return nil }
      result += body
      (index, isChanged) = (end, true)
    }
    return (result, isChanged)
  }

  /// The body with the arguments for the parameters; nil where their numbers differ.
  private func body(of macro: Macro, _ arguments: [[Lexeme]]) -> [Lexeme]? {
    let parameters = macro.parameters ?? []
    let isNothing = parameters.isEmpty && arguments.allSatisfy(\.isEmpty) && arguments.count <= 1
    guard isNothing || parameters.count == arguments.count else { return nil }
    let values = Dictionary(zip(parameters, arguments)) { first, _ in first }
    return bodies[macro.name]?.flatMap { $0.kind == .word ? values[$0.text] ?? [$0] : [$0] }
  }

  /// What stands between the parentheses behind a macro's name, split at the commas, as the preprocessor does: no other
  /// brackets count. The index is the one behind the use. nil where the name is no use.
  private static func arguments(
    of macro: Macro, in lexemes: [Lexeme], at name: Int
  ) -> (arguments: [[Lexeme]], end: Int)? {
    guard macro.parameters != nil else { return ([], name + 1) }
    guard name + 1 < lexemes.count, lexemes[name + 1].kind == .leftParen else { return nil }
    var arguments: [[Lexeme]] = [[]]
    var depth = 1
    for index in lexemes.indices.dropFirst(name + 2) {
      let lexeme = lexemes[index]
      if lexeme.kind == .leftParen { depth += 1 }
      if lexeme.kind == .rightParen { depth -= 1 }
      if depth == 0 { return (arguments, index + 1) }
      if lexeme.kind == .comma, depth == 1 {
        arguments.append([])
      } else {
        arguments[arguments.count - 1].append(lexeme)
      }
    }
    return nil
  }
}
