import Routes
import SourceModel

/// The names in one function, as far as the file or the caller of the function decides them.
struct NameTerms {
  private let system: String
  private let outline: SourceOutline
  /// The text that a call makes its value of: the name in `UIStoryboard(name: "Main", bundle: nil)`.
  private let madeOf: (Call) -> Value?
  private let scope: Scope
  /// True if a plain name may be a member that differs by the case or type that the function is called on. Members of
  /// objects have no text that is known.
  private let hasMembersOfCaller: Bool

  init(
    of system: String, in scope: Int, of outline: SourceOutline, madeOf: @escaping (Call) -> Value? = { _ in nil }
  ) {
    (self.system, self.outline, self.madeOf) = (system, outline, madeOf)
    self.scope = outline.scopes.indices.contains(scope) ? outline.scopes[scope] : Scope(kind: .file, parent: nil)
    hasMembersOfCaller =
      outline.isOfSeveral(scope) && (self.scope.modifiers.isStatic || outline.enclosingType(of: scope)?.kind == .enum)
  }

  /// The call of a function of the tree.
  func call(_ call: Call) -> FunctionCall {
    let arguments = call.arguments.filter { !$0.isTrailingClosure }.map { argument in
      var given = FunctionCall.Argument(
        label: argument.label, term: term(argument.value), literal: argument.value.literal?.range,
        type: argument.value.typeName?.range)
      given.isList = isList(argument, given.term)
      return given
    }
    var made = FunctionCall(of: system, name: call.callee.text, receiver: receiver(of: call), arguments: arguments)
    if case .function = scope.kind { made.isInFunction = true }
    if case .name(let path) = call.receiver { made.receiverName = TypeName.simple(path.text) }
    made.result = (call.types.result ?? call.cast?.type).map { type($0.text) }
    return made
  }

  /// nil where that is not known.
  private func isList(_ argument: Argument, _ term: NameTerm) -> Bool? {
    switch (argument.listRole, term) {
    case (.list, _): true
    case (.element, _), (_, .text), (_, .type), (_, .typeName): false
    case (.none, .parameter(let position, "")) where scope.parameters.indices.contains(position):
      scope.parameters[position].isList
    default: nil
    }
  }

  func term(_ value: Value) -> NameTerm {
    switch value {
    case .string(let text, _): .text(text)
    case .constant(let text, _): .text(text.text)
    case .metatype(let type): self.type(type.text)
    case .typeName(let type): type.text == TextConstant.currentType ? .nameOfCurrent : .typeName(type.text)
    case .nameOfParameter(let name): position(of: name.text).map(NameTerm.nameOfParameter) ?? .unknown
    case .parameter(let path): parameter(path.text)
    case .reference(let path): reference(path.text)
    case .call(let index): made(index)
    case .boolean, .composed, .variable, .result, .names, .closure, .isCurrent, .other: .unknown
    }
  }

  /// What a call is made on.
  func receiver(of call: Call) -> NameTerm {
    switch call.receiver {
    case .none, .current: return .current(member: "")
    case .call(let index): return made(index)
    case .name(let path):
      if let value = call.receiverValue { return term(value) }
      return reference(path.text)
    case .parent, .other: return .unknown
    }
  }

  /// True if the function around is one of the library's that code overrides, and passes its parameter on.
  func isOverride(ofCallee call: Call, passing name: NameTerm) -> Bool {
    guard case .function(call.callee.text) = scope.kind, case .parameter(_, "") = name else { return false }
    return true
  }

  // MARK: Parts

  private func type(_ spelling: String) -> NameTerm {
    if spelling == TextConstant.currentType { return .current(member: "") }
    return position(of: spelling).map { .parameter($0, member: "") } ?? .type(spelling)
  }

  private func parameter(_ path: String) -> NameTerm {
    let first = path.prefix(before: ".")
    return position(of: first).map { .parameter($0, member: String(path.dropFirst(first.count))) } ?? .unknown
  }

  /// The parameter of a name, or the one whose type is the metatype of a type parameter. The position behind the last one
  /// for a type parameter that the result is of.
  private func position(of name: String) -> Int? {
    if let position = scope.parameters.firstIndex(where: { $0.name == name }) { return position }
    guard scope.generics.contains(name) else { return nil }
    return scope.parameters.firstIndex { $0.metatype == name } ?? (isResult(name) ? scope.parameters.count : nil)
  }

  private func isResult(_ type: String) -> Bool {
    guard let result = scope.returnType?.text else { return false }
    return result == type || result == type + "?" || result == type + "!"
  }

  private func reference(_ path: String) -> NameTerm {
    let parts = path.dottedParts
    switch parts[0] {
    case "nil" where parts.count == 1: return .unknown
    case "self" where parts.count == 1: return .current(member: "")
    case TextConstant.currentType: return .current(member: String(path.dropFirst(parts[0].count)))
    case "self" where hasMembersOfCaller: return .current(member: String(path.dropFirst(parts[0].count)))
    default:
      let isMember = hasMembersOfCaller && parts.count == 1 && parts[0].first?.isLowercase == true
      return isMember ? .current(member: "." + path) : .name(path)
    }
  }

  /// The value of a call that makes something of a name.
  private func made(_ index: Int) -> NameTerm {
    guard let call = outline.call(index), let value = madeOf(call) else { return .unknown }
    let name = term(value)
    return name == .unknown ? .unknown : .made(name)
  }
}
