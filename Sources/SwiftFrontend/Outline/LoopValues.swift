import SourceModel
import SwiftSyntax

/// The values of a name that a loop gives: `for cell in [ItemCell.self, RowCell.self]`, `for row in
/// Row.allCases`, `["item", Row.name].forEach { … $0 … }`.
///
/// Only types and texts are read, and only where all of them are spelled in the file, or where callers of the function
/// around give the types: `for type in types`.
struct LoopValues {
  private let reader: ValueReader
  private(set) var variables: LexicalNames

  init(_ reader: ValueReader, _ variables: LexicalNames) { (self.reader, self.variables) = (reader, variables) }

  /// The values in order; empty for another expression. A member of a type is a path.
  mutating func values(of expression: Node) -> [Value] {
    guard let path = NamePath(expression.unwrapped), !path.isImplicit, !path.hasGenerics, let name = path.names.first,
      let sequence = sequence(of: name, at: expression)
    else { return [] }
    let members = path.names.dropFirst()
    if let list = list(in: sequence) {
      if let types = types(ofElementsOf: list) { return types.map { value($0, members, at: path) } }
      if members.isEmpty { return texts(ofElementsOf: list, at: path.spelling(by: reader.speller).range) }
    }
    guard let member = members.first, let cases = NamePath(sequence), cases.names.last == "allCases",
      cases.names.count > 1, !cases.isImplicit
    else { return [] }
    let types = CaseTypes(of: Array(cases.names.dropLast()), around: sequence).types(of: member)
    return types.compactMap { reader.metatype($0) }.map { value($0, members.dropFirst(), at: path) }
  }

  /// The path of an element of a list that is a parameter of the function around, with the name of the list: `types.id` for
  /// `type.id`. nil for another expression.
  mutating func elementOfParameter(_ expression: Node) -> Spelling? {
    guard let path = NamePath(expression.unwrapped), !path.isImplicit, !path.hasGenerics, let name = path.names.first,
      let list = listOfParameter(name, at: expression)
    else { return nil }
    let text = ([list] + path.names.dropFirst()).joined(separator: ".")
    return Spelling(text: text, range: path.spelling(by: reader.speller).range)
  }

  /// The parameter of the function around that a loop goes through where a name is its element.
  mutating func listOfParameter(_ name: String, at node: Node) -> String? {
    sequence(of: name, at: node).flatMap { parameter($0) }
  }

  /// The name of a parameter of the function around; nil for another expression.
  mutating func parameter(_ expression: Node) -> String? {
    let expression = expression.unwrapped
    guard let variable = VariableName(expression), !variable.isProperty,
      case .local(let declaration) = variables.referent(of: variable, at: expression), declaration.isParameter
    else { return nil }
    return variable.text
  }

  /// The elements of a list; empty for another expression.
  mutating func elements(of list: Node) -> [Value] {
    self.list(in: list).flatMap(types(ofElementsOf:))?.map(Value.metatype) ?? []
  }

  /// The elements of a list of types or of texts, as values of what stands at `range`; empty for another sequence.
  mutating func values(ofElementsOf sequence: Node, at range: SourceModel.SourceRange) -> [Value] {
    guard let list = list(in: sequence) else { return [] }
    return types(ofElementsOf: list)?.map(Value.metatype) ?? texts(ofElementsOf: list, at: range)
  }

  private func value(_ type: Spelling, _ members: ArraySlice<String>, at path: NamePath) -> Value {
    if members.isEmpty { return .metatype(type) }
    let text = ([type.text] + members).joined(separator: ".")
    return .reference(Spelling(text: text, range: path.spelling(by: reader.speller).range))
  }

  // MARK: Sequences

  /// The longest chain of names that is followed: `let cells = all`.
  private static let longestChain = 4

  /// Longer lists are not read: many loops over one would have a round for each of its elements.
  private static let longestList = 256

  /// What a loop, or a closure of `forEach`, goes through where a name is its element.
  private mutating func sequence(of name: String, at node: Node) -> Node? {
    var current = node
    while let parent = current.parent {
      current = parent
      if parent.kind == .closureExpr {
        if name == "$0" { return parent.loopedSequence }
        guard parent.signature?.tokens.contains(where: { $0.isIdentifier && Speller.name(of: $0) == name }) == true
        else { continue }
        return parent.onlyParameter == name ? checked(parent.loopedSequence, name, of: parent, at: node) : nil
      }
      guard parent.kind == .forStmt, let pattern = parent.pattern, pattern.identifier.map(Speller.name) == name else {
        continue
      }
      guard parent.whereClause == nil, parent.body?.range.contains(node.start) == true else { return nil }
      return checked(parent.expression, name, of: parent, at: node)
    }
    return nil
  }

  /// nil where the name is declared again.
  private mutating func checked(_ sequence: Node?, _ name: String, of loop: Node, at node: Node) -> Node? {
    guard case .local(let declaration) = variables.referent(of: VariableName(text: name), at: node),
      declaration.scope == loop.range
    else { return nil }
    return sequence
  }

  /// The list that an expression is, or a constant of its value.
  private mutating func list(in sequence: Node) -> Node? {
    var next = sequence
    for _ in 0..<Self.longestChain {
      let list = next.unwrapped.withoutUpcast
      if list.kind == .arrayExpr { return isTooLong(list) ? nil : list }
      guard let variable = VariableName(list) ?? VariableName(ofCurrentType: list) else { return nil }
      switch variables.referent(of: variable, at: list) {
      case .local(let declaration), .member(let declaration), .global(let declaration):
        guard let value = declaration.value else { return nil }
        next = value
      case .undeclared, .unknown: return nil
      }
    }
    return nil
  }

  private func isTooLong(_ list: Node) -> Bool {
    for _ in list.elements.dropFirst(Self.longestList) { return true }
    return false
  }

  /// The texts of a list, as values of what stands for each at `range`; none if one is something else.
  private func texts(ofElementsOf list: Node, at range: SourceModel.SourceRange) -> [Value] {
    var texts: [Value] = []
    for element in list.elements {
      guard let expression = element.expression else { return [] }
      switch reader.value(of: expression) {
      case .string(let text, let literal):
        texts.append(.constant(Spelling(text: text, range: range), literal: literal))
      case .reference(let path) where path.text.contains(".") && path.text.beginsUppercase:
        texts.append(.reference(Spelling(text: path.text, range: range)))
      default: return []
      }
    }
    return texts
  }

  private func types(ofElementsOf list: Node) -> [Spelling]? {
    var types: [Spelling] = []
    for element in list.elements {
      guard let base = element.expression?.unwrapped.metatypeBase, let type = reader.metatype(base) else { return nil }
      types.append(type)
    }
    return types
  }
}

extension Node {
  /// The value of `value as Type`.
  fileprivate var withoutUpcast: Node {
    guard kind == .sequenceExpr else { return self }
    let parts = Array(elements.prefix(4))
    guard parts.count == 3, parts[1].kind == .unresolvedAsExpr, parts[1].questionOrExclamationMark == nil else {
      return self
    }
    return parts[0].unwrapped
  }

  /// What `forEach` goes through with a closure: `[ItemCell.self].forEach { … }`.
  fileprivate var loopedSequence: Node? {
    guard let call = parent, call.kind == .functionCallExpr, call.trailingClosure == self, call.arguments.first == nil,
      case .expression(let base) = Callee(of: call).base, Callee(of: call).name?.spells("forEach") == true
    else { return nil }
    return base
  }

  /// The only parameter of a closure; nil for several, and for one with a type.
  fileprivate var onlyParameter: String? {
    let words = signature?.tokens.filter(\.isIdentifier).map { Speller.name(of: $0) } ?? []
    return words.count == 1 ? words[0] : nil
  }
}
