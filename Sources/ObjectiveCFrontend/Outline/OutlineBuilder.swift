import SourceModel

/// Makes the outline of what the reader has found.
struct OutlineBuilder {
  let reader: Reader
  private let places: ExpandedPlaces
  let lexer: Lexer
  /// The drafts that are calls, in source order, outer before inner.
  let order: [Int]
  let choice: CallChoice

  init(_ reader: Reader, _ places: ExpandedPlaces) {
    (self.reader, self.places, lexer) = (reader, places, reader.heads.state.lexer)
    let drafts = reader.drafts
    let order = drafts.indices.filter { drafts[$0].isCall }.sorted {
      (drafts[$0].start, -drafts[$0].end, $0) < (drafts[$1].start, -drafts[$1].end, $1)
    }
    var numbers = [Int?](repeating: nil, count: drafts.count)
    for (number, draft) in order.enumerated() { numbers[draft] = number }
    self.order = order
    let returned = Set(reader.scopes.indices.compactMap { Self.returnedCall(of: $0, reader) })
    choice = CallChoice(
      isWanted: order.map { drafts[$0].isWanted || returned.contains($0) },
      parents: order.map { Self.parent(drafts[$0].parent, numbers) },
      receivers: order.map { drafts[$0].receiver.call.flatMap { numbers[$0] } },
      bound: reader.bindings.compactMap { numbers[$0.call] })
    self.numbers = numbers
  }

  /// By draft of the reader: its place in `order`.
  private let numbers: [Int?]

  private static func parent(_ parent: Call.Parent, _ numbers: [Int?]) -> Call.Parent {
    switch parent {
    case .none: .none
    case .argument(let call, let index): numbers[call].map { .argument(call: $0, index: index) } ?? .none
    case .receiver(let call): numbers[call].map { .receiver(call: $0) } ?? .none
    }
  }

  /// The call that a method of interest gives back.
  private static func returnedCall(of number: Int, _ reader: Reader) -> Int? {
    guard case .function(let name) = reader.scopes[number].kind, reader.wanted.wantsReturned(ofMethod: name),
      case .operand(let operand)? = reader.scopeValues[number]
    else { return nil }
    return operand.call
  }

  func outline() -> SourceOutline {
    var outline = SourceOutline(language: .objectiveC)
    outline.heads = reader.heads.heads.map(places.moved)
    outline.scopes = reader.scopes.indices.map(scope)
    let locals = localVariables()
    outline.calls = choice.chosen.map { call($0, locals) }
    outline.typeUses = reader.typeUses.map(use)
    outline.metatypes = reader.metatypes.map(use)
    outline.bindings = reader.bindings.compactMap { binding in
      index(of: binding.call).map { Binding(name: binding.name, call: $0, scope: binding.scope) }
    }
    outline.assignments = reader.assignments.map(assignment).sorted { $0.target.range < $1.target.range }
    outline.blocks = reader.blocks.map(block)
    outline.declared.takenNames = outline.namesOfTexts(in: reader.wanted.interest.names, ofMembers: true)
    lazy var bodies = MemberReader.bodies(lexer)
    outline.declared.constants = constants(outline) { bodies }
    outline.declared.classes = members(outline.heads) { bodies }
    outline.declared.methods = methods
    outline.add(givenTexts(outline))
    return outline
  }

  /// The heads that come out of macros.
  var hiddenHeads: [TypeHead] {
    reader.heads.heads.filter(places.isHidden).map(places.moved)
  }

  /// The index in the outline of one of the reader's drafts.
  func index(of draft: Int?) -> Int? {
    choice.index(of: draft.flatMap { numbers[$0] })
  }

  private func scope(_ number: Int) -> Scope {
    var scope = reader.scopes[number]
    let name = reader.scopeNames[number]
    switch scope.kind {
    case .type(let head): scope.nameRange = places.moved(reader.heads.heads[head]).name.range
    case .function(let word):
      scope.nameRange = range(name.start, name.end)
      if reader.wanted.wantsReturned(ofMethod: word) { scope.returned = reader.scopeValues[number].map(value) }
    case .file, .initializer: break
    }
    return scope
  }

  private func call(_ number: Int, _ locals: [Int: LocalVariables]) -> Call {
    let draft = reader.drafts[order[number]]
    let place = reader.places[draft.place]
    var call = Call(
      callee: Spelling(text: draft.name, range: range(draft.nameStart, draft.nameEnd)),
      receiver: receiver(draft.receiver),
      arguments: draft.arguments.map { Argument(label: $0.label, value: value($0.value)) },
      parent: choice.parent(of: number), scope: place.scope, closure: draft.isDeferred ? 0 : nil,
      conditions: place.conditions, range: range(draft.start, draft.end))
    call.types.arguments = elements(of: draft)
    resolveNames(in: &call, draft, locals)
    return call
  }

  /// The elements of the array literals among the arguments of a call of interest; empty if there are none.
  private func elements(of draft: CallDraft) -> [ArgumentTypes] {
    guard reader.wanted.interest.receivers.contains(draft.name.prefix(before: ":")) else { return [] }
    let all = draft.arguments.map { argument in
      var types = ArgumentTypes()
      if case .operand(let operand) = argument.value, case .array(let number) = operand.kind {
        types.elements = reader.arrays[number].map(value)
      }
      return types
    }
    return all.contains { !$0.elements.isEmpty } ? all : []
  }

  private func receiver(_ operand: Operand) -> Call.Receiver {
    switch operand.kind {
    case .none: .none
    case .current, .currentClass: .current
    case .parent: .parent
    case .path, .metatype, .cast: .name(spelling(operand.start, operand.end))
    case .call(let call): index(of: call).map { .call($0) } ?? .other
    default: .other
    }
  }

  func value(_ draft: DraftValue) -> Value {
    switch draft {
    case .operand(let operand): value(operand)
    case .isCurrent(let type): .isCurrent(spelling(type.start, type.end))
    case .names(let names): .names(names.map { spelling($0.start, $0.end) })
    case .other: .other
    }
  }

  private func value(_ operand: Operand) -> Value {
    switch operand.kind {
    case .path, .cast: .reference(spelling(operand.start, operand.end))
    case .current: .reference(spelling(operand.start, operand.end))
    case .call(let call): index(of: call).map { .call($0) } ?? composed(call) ?? .other
    case .string: string(operand)
    case .boolean(let flag): .boolean(flag)
    case .block: .closure
    case .metatype: .metatype(spelling(operand.start, operand.end))
    case .currentClass:
      .metatype(Spelling(text: TextConstant.currentType, range: range(operand.start, operand.end)))
    default: .other
    }
  }

  private func string(_ operand: Operand) -> Value {
    guard let literal = StringLiteral(lexer, from: operand.start, to: operand.end) else { return .other }
    return .string(literal.value, range(literal.start, literal.end))
  }

  private func use(_ draft: TypeUseDraft) -> TypeUse {
    let place = reader.places[draft.place]
    return TypeUse(
      name: spelling(draft.name.start, draft.name.end),
      genericArguments: draft.genericArguments.map { spelling($0.start, $0.end) }, isExpression: draft.isExpression,
      scope: place.scope, conditions: place.conditions)
  }

  private func assignment(_ draft: AssignmentDraft) -> Assignment {
    let place = reader.places[draft.place]
    return Assignment(
      target: spelling(draft.target.start, draft.target.end), value: value(draft.value), scope: place.scope,
      conditions: place.conditions)
  }

  private func block(_ draft: BlockDraft) -> Block {
    let place = reader.places[draft.place]
    let parameters = ParameterReader.parameters(lexer, from: draft.parameters.start, to: draft.parameters.end)
    return Block(
      holder: holder(draft.holder),
      parameters: parameters.map { parameter in
        Block.Parameter(
          name: parameter.name.map(lexer.text), types: parameter.types.map { spelling($0.start, $0.end) })
      },
      scope: place.scope, conditions: place.conditions, range: range(draft.start, draft.end))
  }

  private func holder(_ holder: BlockDraft.Holder?) -> Block.Holder {
    switch holder {
    case .argument(let call, let position): index(of: call).map { .argument(call: $0, index: position) } ?? .other
    case .assignment(let number):
      .assignment(spelling(reader.assignments[number].target.start, reader.assignments[number].target.end))
    case nil: .other
    }
  }

  func spelling(_ start: Int, _ end: Int) -> Spelling {
    Spelling(text: lexer.words(from: start, to: end), range: range(start, end))
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    places.range(start, end)
  }
}
