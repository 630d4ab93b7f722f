import SourceModel
import SwiftSyntax

/// Reads the types that the code around a call shows.
struct CallTypeReader {
  private let reader: CallReader
  /// True if closures are read for the types that they make.
  private let readsClosures: Bool

  init(_ reader: CallReader, readsClosures: Bool) {
    (self.reader, self.readsClosures) = (reader, readsClosures)
  }

  func types(of draft: CallDraft, _ variables: inout LexicalNames) -> CallTypes {
    var types = CallTypes(result: GivenType(to: draft.node).flatMap { plain($0.type) }, isForced: draft.node.isForced)
    if case .expression(let base) = draft.callee.base { types.receiver = variables.type(of: base) }
    types.arguments = draft.values.map { self.types(of: $0, &variables) }
    return types
  }

  func types(of argument: Node?, _ variables: inout LexicalNames) -> ArgumentTypes {
    var types = ArgumentTypes()
    guard let argument else { return types }
    let value = argument.unwrapped
    switch value.kind {
    case .arrayExpr: types.elements = value.elements.map { $0.expression.map(reader.value) ?? .other }
    case .closureExpr: if readsClosures { types.made = made(by: value, &variables) }
    default:
      types.value = valueType(of: argument, &variables)
      types.called = called(by: value)
    }
    return types
  }

  /// The spelling of a type that may name a route, without `?`, `!` and `any`. nil for functions, tuples, arrays, opaque
  /// types and metatypes.
  func plain(_ type: Node) -> Spelling? {
    var current = type
    while let inner = current.withoutWrapper { current = inner }
    switch current.kind {
    case .identifierType, .compositionType: break
    case .memberType: if current.name?.spells("Type") == true || current.name?.spells("Protocol") == true { return nil }
    default: return nil
    }
    return reader.speller.spelling(of: current)
  }
}

// MARK: Values

extension CallTypeReader {
  private func valueType(of argument: Node, _ variables: inout LexicalNames) -> ValueType? {
    if let cast = argument.cast { return cast.type.flatMap(plain).map { ValueType(name: $0, isPath: false) } }
    let value = argument.unwrapped
    if let type = Self.literals[value.kind] {
      return ValueType(name: Spelling(text: type, range: reader.speller.range(of: value)), isPath: false)
    }
    if value.kind == .functionCallExpr { return value.calledExpression.flatMap(path) }
    if value.metatypeBase != nil { return nil }
    return path(value) ?? variable(value, &variables)
  }

  private static let literals: [SyntaxKind: String] = [
    .stringLiteralExpr: "String", .integerLiteralExpr: "Int", .booleanLiteralExpr: "Bool", .floatLiteralExpr: "Double",
  ]

  /// `Place.shelf`; nil for a name that does not begin with a type.
  private func path(_ expression: Node) -> ValueType? {
    guard let path = NamePath(expression), path.names.first?.beginsUppercase == true, path.names.first != "Self"
    else {
      return nil
    }
    return ValueType(name: path.spelling(by: reader.speller), isPath: true)
  }

  private func called(by value: Node) -> Spelling? {
    guard value.kind == .functionCallExpr, let path = NamePath(value.calledExpression), path.names.count > 1
    else { return nil }
    return path.spelling(by: reader.speller)
  }

  private func variable(_ value: Node, _ variables: inout LexicalNames) -> ValueType? {
    guard let type = variables.type(of: value) ?? wrapped(value, &variables), !Self.metatypes.contains(type) else {
      return nil
    }
    var shown = ValueType(name: Spelling(text: type, range: reader.speller.range(of: value)), isPath: false)
    shown.isVariable = true
    return shown
  }

  /// The type of the variable that `$name` binds.
  private func wrapped(_ value: Node, _ variables: inout LexicalNames) -> String? {
    guard let name = value.nameToken.map({ Speller.name(of: $0) }), name.hasPrefix("$") else { return nil }
    return variables.type(of: VariableName(text: String(name.dropFirst())), at: value)
  }

  /// Types whose values stand for other types, or for any value.
  private static let metatypes: Set = [
    "Protocol", "AnyClass", "Any", "AnyObject", "AnyHashable", "Self", "Set", "Binding",
  ]

  /// What a closure gives back: the type in its signature, or the visible type of its only expression or of all its returns.
  private func made(by closure: Node, _ variables: inout LexicalNames) -> ValueType? {
    if let clause = closure.signature?.returnClause {
      return clause.type.flatMap(plain).map { ValueType(name: $0, isPath: false) }
    }
    guard let value = closure.statements?.onlyValue ?? closure.lastValue else { return nil }
    return valueType(of: value, &variables)
  }
}

extension Node {
  /// The value of a closure's only `return`, if it is the last statement and the others leave nothing.
  fileprivate var lastValue: Node? {
    let items = elements(.codeBlockItemList).map(\.item)
    guard let last = items.last??.ifKind(.returnStmt)?.expression,
      items.dropLast().allSatisfy({ $0?.leavesNothing == true })
    else { return nil }
    return last
  }

  /// Whether a statement is a declaration of variables or a plain expression.
  private var leavesNothing: Bool {
    kind == .variableDecl || kind.isExpression && kind != .ifExpr && kind != .switchExpr
  }

  /// The type inside one wrapper.
  fileprivate var withoutWrapper: Node? {
    switch kind {
    case .someOrAnyType: someOrAnySpecifier?.spells("any") == true ? constraint : nil
    case .tupleType: elements.only?.type
    case .optionalType, .implicitlyUnwrappedOptionalType: wrappedType
    case .attributedType: baseType
    default: nil
    }
  }

  /// The expression of the type in `value as P`, also in parentheses.
  fileprivate var cast: Node? {
    var current = self
    while let inner = current.onlyElement { current = inner }
    guard current.castValue != nil else { return nil }
    return current.elements.last
  }

  /// True if `!` follows a call, also behind parentheses and `try`.
  fileprivate var isForced: Bool {
    var current = self
    while let parent = current.parent, parent.kind.isExpression, parent.unwrapped == self {
      if parent.kind == .forceUnwrapExpr { return true }
      if parent.kind == .sequenceExpr { return false }
      current = parent
    }
    return false
  }
}
