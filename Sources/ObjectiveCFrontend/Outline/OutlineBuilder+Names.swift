import SourceModel

/// The names that calls take for texts.
extension OutlineBuilder {
  /// The local names of each function with a call of interest, by the byte offset of the function's name.
  func localVariables() -> [Int: LocalVariables] {
    var variables: [Int: LocalVariables] = [:]
    for number in choice.chosen {
      let draft = reader.drafts[order[number]]
      guard takesNames(draft), let start = function(around: draft), variables[start] == nil else { continue }
      variables[start] = LocalVariables(lexer, from: start)
    }
    return variables
  }

  func takesNames(_ draft: CallDraft) -> Bool {
    reader.wanted.interest.names.callees.contains(draft.name.prefix(before: ":"))
  }

  /// Replaces the names of local variables by what is known of them.
  func resolveNames(in call: inout Call, _ draft: CallDraft, _ locals: [Int: LocalVariables]) {
    guard takesNames(draft) else { return }
    let scope = reader.places[draft.place].scope
    let locals = function(around: draft).flatMap { locals[$0] }
    for (index, argument) in draft.arguments.enumerated() where call.arguments.indices.contains(index) {
      guard case .operand(let operand) = argument.value else { continue }
      switch operand.kind {
      case .call(let number):
        if let name = name(ofCall: number, locals) { call.arguments[index].value = name }
      case .path:
        guard let locals, case .reference(let use) = call.arguments[index].value else { continue }
        call.arguments[index].value = value(of: use, in: scope, locals)
      default: continue
      }
    }
    if let locals { call.receiverValue = held(by: draft.receiver, in: scope, locals).map { .call($0) } }
  }

  /// What a call that gives a text stands for: a name, at the place of the whole call.
  private func name(ofCall number: Int, _ locals: LocalVariables?) -> Value? {
    let draft = reader.drafts[number]
    let whole = range(draft.start, draft.end)
    if let type = namedClass(draft, locals) { return .typeName(Spelling(text: type, range: whole)) }
    return classOfGetter(draft, locals).map { .result(Spelling(text: "\($0).\(draft.name)", range: whole)) }
  }

  /// The class in `NSStringFromClass([ItemCell class])` and `NSStringFromClass([self class])`.
  private func namedClass(_ draft: CallDraft, _ locals: LocalVariables?) -> String? {
    guard draft.name == "NSStringFromClass", draft.arguments.count == 1,
      case .operand(let type) = draft.arguments[0].value
    else { return nil }
    if case .metatype = type.kind { return spelling(type.start, type.end).text }
    return isCurrentClass(type, draft, locals) ? TextConstant.currentType : nil
  }

  /// The class in `[ItemCell identifier]`, `[[ItemCell class] identifier]` and `[self.class identifier]`.
  private func classOfGetter(_ draft: CallDraft, _ locals: LocalVariables?) -> String? {
    guard draft.isCall, draft.arguments.isEmpty, !draft.name.contains(":") else { return nil }
    let receiver = draft.receiver
    switch receiver.kind {
    case .metatype: return name(ofClass: receiver, locals)
    case .path where reader.isClassName(receiver): return name(ofClass: receiver, locals)
    default: return isCurrentClass(receiver, draft, locals) ? TextConstant.currentType : nil
    }
  }

  /// nil where a variable has the name.
  private func name(ofClass operand: Operand, _ locals: LocalVariables?) -> String? {
    let name = spelling(operand.start, operand.end).text
    return locals?.declares(name) == true ? nil : name
  }

  /// True for `[self class]` in a method, and for `self` in a method of the class. A function of C, or a block, may have
  /// a parameter of that name.
  private func isCurrentClass(_ operand: Operand, _ draft: CallDraft, _ locals: LocalVariables?) -> Bool {
    let scope = reader.scopes[reader.places[draft.place].scope]
    guard case .function = scope.kind, locals?.declares("self") == false else { return false }
    switch operand.kind {
    case .currentClass: return true
    case .current: return scope.modifiers.isStatic
    default: return false
    }
  }

  /// The byte offset of the name of the function around a call.
  private func function(around draft: CallDraft) -> Int? {
    let scope = reader.places[draft.place].scope
    guard case .function = reader.scopes[scope].kind else { return nil }
    return reader.scopeNames[scope].start
  }

  func value(of use: Spelling, in scope: Int, _ locals: LocalVariables) -> Value {
    let name = use.text.prefix(before: ".")
    switch locals[name] {
    case .undeclared: return .reference(use)
    case .variable: return .variable(use)
    case .constant(let offset):
      guard name == use.text else { return .variable(use) }
      guard let literal = literal(at: offset) else { return called(use, in: scope, locals) ?? .variable(use) }
      return .constant(
        Spelling(text: literal.value, range: use.range), literal: range(literal.start, literal.end))
    }
  }

  /// The text that a constant with a call for its value stands for.
  private func called(_ use: Spelling, in scope: Int, _ locals: LocalVariables) -> Value? {
    guard let binding = reader.bindings.last(where: { $0.name == use.text && $0.scope == scope }) else { return nil }
    if case .composed(let pieces, _)? = composed(binding.call) { return .composed(pieces, use.range) }
    switch name(ofCall: binding.call, locals) {
    case .result(let name): return .result(Spelling(text: name.text, range: use.range))
    case .typeName(let type): return .typeName(Spelling(text: type.text, range: use.range))
    default: return nil
    }
  }

  /// The string that is the whole value at an offset.
  private func literal(at offset: Int) -> StringLiteral? {
    var lexer = lexer
    (lexer.position, lexer.isInDirective) = (offset, false)
    let string = lexer.next()
    guard string.kind == .string, lexer.next().kind == .semicolon else { return nil }
    return StringLiteral(lexer, from: string.start, to: string.end)
  }

  /// The call whose value a variable certainly has.
  private func held(by receiver: Operand, in scope: Int, _ locals: LocalVariables) -> Int? {
    guard case .path = receiver.kind else { return nil }
    let name = lexer.text(from: receiver.start, to: receiver.end)
    guard case .constant = locals[name] else { return nil }
    return index(of: reader.bindings.last { $0.name == name && $0.scope == scope }?.call)
  }
}

// MARK: Members

extension OutlineBuilder {
  /// The bodies of the classes of interest.
  func members(_ heads: [TypeHead], _ bodies: () -> [MemberReader.Body]) -> [ClassMembers] {
    let interest = reader.wanted.interest.names
    let asked = heads.filter { interest.asksMembers($0) || interest.asksMethods($0) }
    return pairs(asked, bodies).compactMap { head, body in
      members(body, of: head.name, isSelection: !interest.asksMembers(head)).selected(interest.methods)
    }
  }

  /// Some heads with their bodies, which are not read if there are none.
  func pairs(
    _ heads: [TypeHead], _ bodies: () -> [MemberReader.Body]
  ) -> [(head: TypeHead, body: MemberReader.Body)] {
    guard !heads.isEmpty else { return [] }
    let byPlace = Dictionary(heads.map { ($0.name.range.start, $0) }) { first, _ in first }
    return bodies().compactMap { body in byPlace[range(body.start, body.start).start].map { ($0, body) } }
  }

  private func members(_ body: MemberReader.Body, of name: Spelling, isSelection: Bool) -> ClassMembers {
    func spelled(_ member: MemberReader.Member) -> Spelling {
      Spelling(text: member.text, range: range(member.start, member.end))
    }
    var members = ClassMembers(
      type: name.text, properties: body.properties.map(spelled), selectors: body.selectors.map(spelled),
      isWhole: body.isWhole, isSelection: isSelection, place: name.range)
    members.marked = body.marked
    return members
  }
}
