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

  func types(of argument: ExprSyntax, _ variables: inout LexicalNames) -> ArgumentTypes {
    var types = ArgumentTypes()
    let value = argument.unwrapped
    if let array = value.as(ArrayExprSyntax.self) {
      types.elements = array.elements.map { reader.value(of: $0.expression) }
    } else if let closure = value.as(ClosureExprSyntax.self) {
      if readsClosures { types.made = made(by: closure, &variables) }
    } else {
      types.value = valueType(of: argument, &variables)
      types.called = called(by: value)
    }
    return types
  }

  /// The spelling of a type that may name a route, without `?`, `!` and `any`. nil for functions, tuples, arrays, opaque
  /// types and metatypes.
  func plain(_ type: TypeSyntax) -> Spelling? {
    var current = type
    while let inner = current.withoutWrapper { current = inner }
    let isNamed = current.is(IdentifierTypeSyntax.self) || current.is(MemberTypeSyntax.self)
    guard isNamed || current.is(CompositionTypeSyntax.self) else { return nil }
    if let name = current.as(MemberTypeSyntax.self)?.name, ["Type", "Protocol"].contains(name.text) { return nil }
    return reader.speller.spelling(of: current)
  }
}

// MARK: Values

extension CallTypeReader {
  private func valueType(of argument: ExprSyntax, _ variables: inout LexicalNames) -> ValueType? {
    if let cast = argument.castType { return plain(cast).map { ValueType(name: $0, isPath: false) } }
    let value = argument.unwrapped
    if let type = Self.literals[value.kind] {
      return ValueType(name: Spelling(text: type, range: reader.speller.range(of: value)), isPath: false)
    }
    if let call = value.as(FunctionCallExprSyntax.self) { return path(call.calledExpression) }
    if value.metatypeBase != nil { return nil }
    return path(value) ?? variable(value, &variables)
  }

  private static let literals: [SyntaxKind: String] = [
    .stringLiteralExpr: "String", .integerLiteralExpr: "Int", .booleanLiteralExpr: "Bool", .floatLiteralExpr: "Double",
  ]

  /// `Place.shelf`; nil for a name that does not begin with a type.
  private func path(_ expression: ExprSyntax) -> ValueType? {
    guard let path = NamePath(expression), path.names.first?.first?.isUppercase == true, path.names.first != "Self"
    else {
      return nil
    }
    return ValueType(name: path.spelling(by: reader.speller), isPath: true)
  }

  private func called(by value: ExprSyntax) -> Spelling? {
    guard let call = value.as(FunctionCallExprSyntax.self), let path = NamePath(call.calledExpression),
      path.names.count > 1
    else { return nil }
    return path.spelling(by: reader.speller)
  }

  private func variable(_ value: ExprSyntax, _ variables: inout LexicalNames) -> ValueType? {
    guard let type = variables.type(of: value) ?? wrapped(value, &variables), !Self.metatypes.contains(type) else {
      return nil
    }
    return ValueType(name: Spelling(text: type, range: reader.speller.range(of: value)), isPath: false)
  }

  /// The type of the variable that `$name` binds.
  private func wrapped(_ value: ExprSyntax, _ variables: inout LexicalNames) -> String? {
    guard let name = value.nameToken.map({ Speller.name(of: $0) }), name.hasPrefix("$") else { return nil }
    return variables.type(of: VariableName(text: String(name.dropFirst())), at: Syntax(value))
  }

  /// Types whose values stand for other types, or for any value.
  private static let metatypes: Set = [
    "Protocol", "AnyClass", "Any", "AnyObject", "AnyHashable", "Self", "Set", "Binding",
  ]

  /// What a closure gives back: the type in its signature, or the visible type of its only expression or of all its returns.
  private func made(by closure: ClosureExprSyntax, _ variables: inout LexicalNames) -> ValueType? {
    if let type = closure.signature?.returnClause?.type {
      return plain(type).map { ValueType(name: $0, isPath: false) }
    }
    guard let value = closure.statements.onlyValue ?? Self.lastValue(of: closure.statements) else { return nil }
    return valueType(of: value, &variables)
  }

  /// The value of the only `return`, if it is the last statement and the others leave nothing.
  private static func lastValue(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard let last = statements.last?.item.as(ReturnStmtSyntax.self)?.expression,
      statements.dropLast().allSatisfy({ $0.item.is(VariableDeclSyntax.self) || $0.item.isPlainExpression })
    else { return nil }
    return last
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isPlainExpression: Bool {
    guard case .expr(let expression) = self else { return false }
    return ![.ifExpr, .switchExpr].contains(expression.kind)
  }
}

extension TypeSyntax {
  /// The type inside one wrapper.
  fileprivate var withoutWrapper: TypeSyntax? {
    if let type = self.as(SomeOrAnyTypeSyntax.self) {
      return type.someOrAnySpecifier.tokenKind == .keyword(.any) ? type.constraint : nil
    }
    if let tuple = self.as(TupleTypeSyntax.self) {
      return tuple.elements.count == 1 ? tuple.elements.first?.type : nil
    }
    return self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      ?? self.as(AttributedTypeSyntax.self)?.baseType
  }
}

extension ExprSyntax {
  /// The type in `value as P`, also in parentheses.
  fileprivate var castType: TypeSyntax? {
    var current = self
    while let tuple = current.as(TupleExprSyntax.self), let inner = ExprSyntax.onlyElement(of: tuple) {
      current = inner
    }
    guard let elements = current.as(SequenceExprSyntax.self)?.elements, ExprSyntax.castValue(of: elements) != nil else {
      return nil
    }
    return elements.last?.as(TypeExprSyntax.self)?.type
  }
}

extension FunctionCallExprSyntax {
  /// True if `!` follows, also behind parentheses and `try`.
  fileprivate var isForced: Bool {
    var current = ExprSyntax(self)
    while let parent = current.parent?.as(ExprSyntax.self), parent.unwrapped.id == id {
      if parent.is(ForceUnwrapExprSyntax.self) { return true }
      if parent.is(SequenceExprSyntax.self) { return false }
      current = parent
    }
    return false
  }
}
