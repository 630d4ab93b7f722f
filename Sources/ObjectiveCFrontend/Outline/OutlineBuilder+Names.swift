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
    reader.wanted.interest.names.callees.contains(String(draft.name.prefix { $0 != ":" }))
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
        if let type = typeName(ofCall: number) { call.arguments[index].value = .typeName(type) }
      case .path:
        guard let locals, case .reference(let use) = call.arguments[index].value else { continue }
        call.arguments[index].value = value(of: use, in: scope, locals)
      default: continue
      }
    }
    if let locals { call.receiverValue = held(by: draft.receiver, in: scope, locals).map { .call($0) } }
  }

  /// The class in `NSStringFromClass([ItemCell class])`, at the place of the whole call.
  private func typeName(ofCall number: Int) -> Spelling? {
    let draft = reader.drafts[number]
    guard draft.name == "NSStringFromClass", draft.arguments.count == 1,
      case .operand(let type) = draft.arguments[0].value, case .metatype = type.kind
    else { return nil }
    return Spelling(text: spelling(type.start, type.end).text, range: range(draft.start, draft.end))
  }

  /// The byte offset of the name of the function around a call.
  private func function(around draft: CallDraft) -> Int? {
    let scope = reader.places[draft.place].scope
    guard case .function = reader.scopes[scope].kind else { return nil }
    return reader.scopeNames[scope].start
  }

  func value(of use: Spelling, in scope: Int, _ locals: LocalVariables) -> Value {
    let name = String(use.text.prefix { $0 != "." })
    switch locals[name] {
    case .undeclared: return .reference(use)
    case .variable: return .variable(use)
    case .constant(let offset):
      guard name == use.text else { return .variable(use) }
      guard let literal = literal(at: offset) else { return composed(use, in: scope) ?? .variable(use) }
      return .constant(
        Spelling(text: literal.value, range: use.range), literal: range(literal.start, literal.end))
    }
  }

  /// The text that a constant with a call for its value stands for.
  private func composed(_ use: Spelling, in scope: Int) -> Value? {
    guard let binding = reader.bindings.last(where: { $0.name == use.text && $0.scope == scope }),
      case .composed(let pieces, _)? = composed(binding.call)
    else { return nil }
    return .composed(pieces, use.range)
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

  /// The constants of the file that the interest or its own calls name.
  func constants(_ outline: SourceOutline) -> [TextConstant] {
    let interest = reader.wanted.interest.names
    let names = outline.namesOfTexts(in: interest).union(interest.globals)
    return ConstantReader.constants(names, lexer).map { constant in
      TextConstant(
        name: spelling(constant.name.start, constant.name.end), text: constant.text?.value,
        literal: constant.text.map { range($0.start, $0.end) }, isShared: constant.isShared)
    }
  }
}

// MARK: Members

extension OutlineBuilder {
  /// The bodies of the classes of interest.
  func members(_ heads: [TypeHead]) -> [ClassMembers] {
    let interest = reader.wanted.interest.names
    let asked = heads.filter { interest.asksMembers($0) || interest.asksMethods($0) }
    guard !asked.isEmpty else { return [] }
    let byPlace = Dictionary(asked.map { ($0.name.range.start, $0) }) { first, _ in first }
    return MemberReader.bodies(lexer).compactMap { body in
      guard let head = byPlace[range(body.start, body.start).start] else { return nil }
      return members(body, of: head.name, isSelection: !interest.asksMembers(head)).selected(interest.methods)
    }
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
