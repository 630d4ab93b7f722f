import SourceModel
import SwiftSyntax

/// The texts that local names stand for: `let id = "Detail"`.
struct NamedTexts {
  private let interest: NameInterest
  var variables: LexicalNames

  /// The longest chain of names that is followed: `let id = other`.
  private static let longestChain = 4

  init(_ interest: NameInterest, _ variables: LexicalNames) {
    (self.interest, self.variables) = (interest, variables)
  }

  /// Replaces the names of local variables by what is known of them.
  mutating func resolve(in call: inout Call, _ draft: CallDraft, _ reader: CallReader) {
    let values = ValueReader(speller: reader.speller, call: reader.index)
    for (index, argument) in draft.node.arguments.enumerated() where call.arguments.indices.contains(index) {
      guard let expression = argument.expression else { continue }
      call.arguments[index].value = value(of: expression, values)
      readList(&call.arguments[index], expression, values)
    }
    guard case .expression(let base) = draft.callee.base else { return }
    switch call.receiver {
    case .name: call.receiverValue = receiver(base, values, reader)
    case .call, .other: call.receiverValue = spelled(base, values).map { .reference($0) }
    case .none, .current, .parent: break
    }
  }

  /// Reads the types and texts that a loop gives an argument, and the types of a list.
  private mutating func readList(_ argument: inout Argument, _ expression: Node, _ reader: ValueReader) {
    var loops = LoopValues(reader, variables.take())
    defer { variables = loops.variables }
    switch argument.value {
    case .variable, .reference:
      if let element = loops.elementOfParameter(expression) {
        (argument.value, argument.listRole) = (.parameter(element), .element)
        return
      }
      argument.each = loops.values(of: expression)
      if argument.each.isEmpty { readElements(&argument, expression, &loops) }
    case .typeName, .other:
      guard let variable = TypeNameText.variable(in: expression),
        let list = loops.listOfParameter(variable, at: expression)
      else { return readElements(&argument, expression, &loops) }
      argument.value = .nameOfParameter(Spelling(text: list, range: reader.speller.range(of: expression)))
      argument.listRole = .element
    default: return
    }
  }

  private func readElements(_ argument: inout Argument, _ list: Node, _ loops: inout LoopValues) {
    argument.each = loops.elements(of: list)
    if !argument.each.isEmpty { argument.listRole = .list }
  }

  /// The call or parameter that a receiver certainly is, or the code of a call that is read as a name; nil for another one.
  private mutating func receiver(_ base: Node, _ values: ValueReader, _ reader: CallReader) -> Value? {
    if let variable = VariableName(base), let call = initialCall(of: variable, at: base, reader) {
      return .call(call)
    }
    let value = value(of: base, values)
    switch value {
    case .parameter: return value
    case .reference(let name): return interest.spells(name.text) ? value : nil
    default: return nil
    }
  }

  /// The value of an expression, with what is known of a local variable instead of its name. `place` is the node whose
  /// names it sees; nil for its own place.
  mutating func value(of expression: Node, at place: Node? = nil, _ reader: ValueReader) -> Value {
    let first = plainValue(of: expression, reader)
    if case .other = first, let result = result(of: expression, reader) { return result }
    guard case .reference(let use) = first else { return checked(first, at: expression) }
    if let path = NamePath(wrapped(expression)), path.hasGenerics {
      return .reference(path.fullSpelling(by: reader.speller))
    }
    var (expression, value, place) = (wrapped(expression), first, place)
    for _ in 0..<Self.longestChain {
      guard case .reference(let name) = value, let path = NamePath(expression), let start = path.names.first,
        !path.isImplicit, start != "self"
      else { break }
      let unnamed = Value.reference(Spelling(text: name.text, range: use.range))
      switch variables.referent(of: VariableName(text: start), at: place ?? expression) {
      case .member, .global, .undeclared:
        return expression.hasGenericParameter(start) ? .parameter(path.spelling(at: use)) : unnamed
      case .unknown:
        // A type parameter hides the members of the type around it.
        return expression.hasGenericParameter(start) ? .parameter(path.spelling(at: use)) : .variable(use)
      case .local(let declaration):
        if declaration.isParameter { return .parameter(path.spelling(at: use)) }
        guard path.names.count == 1, let initial = declaration.value else { return .variable(use) }
        (expression, place) = (wrapped(initial), nil)
        value = plainValue(of: expression, reader)
      }
    }
    switch value {
    case .typeName(let name): return .typeName(Spelling(text: name.text, range: use.range))
    case .nameOfParameter(let name):
      return checked(.nameOfParameter(Spelling(text: name.text, range: use.range)), at: expression)
    case .composed(let text, _): return .composed(text, use.range)
    case .string(let text, let literal): return .constant(Spelling(text: text, range: use.range), literal: literal)
    case .reference(let name): return .reference(Spelling(text: name.text, range: use.range))
    default: return .variable(use)
    }
  }

  /// The same value, unless what looks like the name of a parameter is that of something else, or what looks like the name
  /// of a type is that of a parameter: `"\(type.self)"`.
  private mutating func checked(_ value: Value, at expression: Node) -> Value {
    switch value {
    case .nameOfParameter(let name): return isParameter(name.text, at: expression) ? value : .other
    case .typeName(let name) where !name.text.beginsUppercase:
      return isParameter(name.text, at: expression) ? .nameOfParameter(name) : value
    default: return value
    }
  }

  private mutating func isParameter(_ name: String, at expression: Node) -> Bool {
    switch variables.referent(of: VariableName(text: name), at: expression) {
    case .local(let declaration): declaration.isParameter
    case .undeclared, .unknown: expression.hasGenericParameter(name)
    case .member, .global: false
    }
  }

  /// The text of an expression, with the type that wraps it: `NSNib.Name("Panel")`. nil if it is not spelled there.
  func text(of expression: Node, _ reader: CallReader) -> Value? {
    let value = plainValue(of: expression, ValueReader(speller: reader.speller, call: reader.index))
    switch value {
    case .string, .typeName: return value
    default: return nil
    }
  }

  private func plainValue(of expression: Node, _ reader: ValueReader) -> Value {
    let expression = wrapped(expression)
    if let type = TypeNameText.type(in: expression) { return .typeName(reader.typeName(type, of: expression)) }
    if let type = TypeNameText.parameter(in: expression) {
      return .nameOfParameter(reader.typeName(type, of: expression))
    }
    return spelled(expression, reader).map { .reference($0) } ?? reader.value(of: expression)
  }

  /// The code of a call that is read as a name.
  private func spelled(_ expression: Node, _ reader: ValueReader) -> Spelling? {
    let call = expression.unwrapped
    guard call.kind == .functionCallExpr, let type = NamePath(call.calledExpression),
      interest.texts.spelled.contains(type.names.joined(separator: "."))
    else { return nil }
    return reader.speller.spelling(of: call)
  }

  /// The result of a call such as `ItemCell.identifier()` on a type that no local name hides; nil for other expressions.
  private mutating func result(of expression: Node, _ reader: ValueReader) -> Value? {
    let call = expression.unwrapped
    guard call.kind == .functionCallExpr, call.trailingClosure == nil, call.arguments.isEmpty,
      let path = NamePath(call.calledExpression), path.names.count == 2, !path.hasGenerics,
      path.names[0].first?.isUppercase == true, !call.hasGenericParameter(path.names[0]),
      case .undeclared = variables.referent(of: VariableName(text: path.names[0]), at: call)
    else { return nil }
    return .result(Spelling(text: path.names.joined(separator: "."), range: reader.speller.range(of: call)))
  }

  /// The text in `NSStoryboard.Name("Main")`.
  private func wrapped(_ expression: Node) -> Node {
    TextWrapper.text(in: expression.unwrapped, interest.texts.wrappers) ?? expression
  }

  /// The call that is the value of a constant.
  private mutating func initialCall(of variable: VariableName, at node: Node, _ reader: CallReader) -> Int? {
    switch variables.referent(of: variable, at: node) {
    case .local(let declaration), .member(let declaration), .global(let declaration):
      declaration.value.flatMap { reader.index(of: $0.unwrapped) }
    case .undeclared, .unknown: nil
    }
  }
}

extension NameInterest {
  /// Whether the name of a value is the code of a call.
  fileprivate func spells(_ name: String) -> Bool {
    guard let parenthesis = name.firstIndex(of: "(") else { return false }
    return texts.spelled.contains(String(name[..<parenthesis]))
  }
}

extension NamePath {
  /// The path as a spelling at the place of a name that stands for it.
  fileprivate func spelling(at use: Spelling) -> Spelling {
    Spelling(text: names.joined(separator: "."), range: use.range)
  }
}

/// A call that makes a value of a text and changes nothing about it.
enum TextWrapper {
  /// The argument of `NSStoryboard.Name("Main")`, `NSStoryboard.Name(rawValue: "Main")` or `.init("Main")`.
  static func text(in expression: Node, _ wrappers: Set<String>) -> Node? {
    guard !wrappers.isEmpty, expression.kind == .functionCallExpr, let argument = expression.arguments.only,
      expression.trailingClosure == nil, argument.label.map({ $0.spells("rawValue") }) ?? true,
      let path = NamePath(expression.calledExpression)
    else { return nil }
    var names = path.names
    if names.last == "init" { names.removeLast() }
    return names == [""] || wrappers.contains(names.joined(separator: ".")) ? argument.expression?.unwrapped : nil
  }
}
