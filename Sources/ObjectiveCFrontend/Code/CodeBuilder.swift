import SourceModel

/// Makes the body of one method of what the reader has found in it.
struct CodeBuilder {
  private let reader: Reader
  private let builder: OutlineBuilder
  private let steps: [StepDraft]
  /// The drafts in the method.
  private let drafts: [Int]
  private var code = CodeBody()
  /// By draft: the index of its value.
  private var indices: [Int: Int] = [:]
  /// The drafts whose values are part of others.
  private var used: Set<Int> = []
  private var placed: [(start: Int, step: CodeStep)] = []

  private init(_ builder: OutlineBuilder, _ steps: [StepDraft], _ drafts: [Int]) {
    (self.builder, reader, self.steps, self.drafts) = (builder, builder.reader, steps, drafts)
  }

  static func code(of steps: [StepDraft], _ drafts: [Int], by builder: OutlineBuilder) -> CodeBody {
    var code = CodeBuilder(builder, steps, drafts)
    code.build()
    return code.code
  }

  private mutating func build() {
    let setters = Set(steps.compactMap(setter).map(\.draft))
    // What a call consists of ends before it.
    for draft in drafts.sorted(by: { reader.drafts[$0].end < reader.drafts[$1].end }) where !setters.contains(draft) {
      addCall(draft)
    }
    steps.forEach { addStep($0) }
    for draft in drafts where !used.contains(draft) && !setters.contains(draft) {
      guard let value = indices[draft], case .call = code.values[value].kind else { continue }
      let isDeferred = reader.drafts[draft].isDeferred
      place(.call, value: value, start: reader.drafts[draft].start, isDeferred: isDeferred)
    }
    code.steps = placed.sorted { $0.start < $1.start }.map(\.step)
  }

  // MARK: Steps

  private mutating func addStep(_ draft: StepDraft) {
    if let setter = setter(draft) { return addSetter(setter, draft) }
    // Calls that are a whole statement are added with those of no statement.
    if draft.kind == .call { return }
    let value = draft.value.map { self.value($0, draft.span) }
    let target =
      draft.target.isValue ? builder.spelling(draft.target.start, draft.target.end) : nothing(draft.span.start)
    let start = draft.target.isValue ? draft.target.start : draft.span.start
    place(draft.kind, target, draft.type, value: value, start: start, isDeferred: draft.isDeferred)
    if let call = draft.value?.call { used.insert(call) }
  }

  private typealias Setter = (draft: Int, receiver: Operand, name: String)

  /// `[module setTransition:transition]` means `module.transition = transition`.
  private func setter(_ step: StepDraft) -> Setter? {
    guard step.kind == .call, let call = step.value?.call else { return nil }
    let draft = reader.drafts[call]
    let isNamed = draft.receiver.isName || draft.receiver.isCurrent
    guard isNamed, draft.arguments.count == 1, let name = SelectorWords.property(setBy: draft.name) else { return nil }
    return (call, draft.receiver, name)
  }

  private mutating func addSetter(_ setter: Setter, _ step: StepDraft) {
    let draft = reader.drafts[setter.draft]
    let receiver = builder.spelling(setter.receiver.start, setter.receiver.end).text
    let target = Spelling(
      text: "\(receiver).\(setter.name)", range: builder.range(setter.receiver.start, draft.nameEnd))
    let value = value(draft.arguments[0].value, draft.arguments[0].span)
    place(.assignment, target, value: value, start: draft.start, isDeferred: step.isDeferred)
  }

  private mutating func place(
    _ kind: CodeStep.Kind, _ target: Spelling? = nil, _ type: (start: Int, end: Int)? = nil, value: Int?, start: Int,
    isDeferred: Bool
  ) {
    var step = CodeStep(kind, target: target ?? nothing(start), value: value)
    step.type = type.flatMap { ObjectiveCType(builder.spelling($0.start, $0.end))?.swift }
    step.isDeferred = isDeferred
    placed.append((start, step))
  }

  private func nothing(_ offset: Int) -> Spelling { Spelling(text: "", range: builder.range(offset, offset)) }

  // MARK: Values

  private mutating func addCall(_ number: Int) {
    let draft = reader.drafts[number]
    let receiver =
      draft.receiver.isValue ? value(.operand(draft.receiver), (draft.receiver.start, draft.receiver.end)) : nil
    if draft.name == "alloc", let receiver, draft.receiver.isName {
      indices[number] = receiver
      return
    }
    var labels = draft.arguments.map(\.label)
    var callee = Spelling(text: draft.name, range: builder.range(draft.nameStart, draft.nameEnd))
    var base = receiver
    if let receiver, case .path = code.values[receiver].kind, let made = made(by: draft) {
      (callee, base) = (code.values[receiver].name, nil)
      labels = made.isEmpty ? labels : [made] + labels.dropFirst()
    }
    let arguments = draft.arguments.indices.map { position in
      let argument = draft.arguments[position]
      return CodeArgument(label: labels[position], value: value(argument.value, argument.span))
    }
    code.values.append(CodeValue(.call(receiver: base, arguments: arguments), name: callee))
    indices[number] = code.values.count - 1
  }

  /// The first label of an initializer of Swift, empty without arguments: `view` for `[[X alloc] initWithView:v]`. nil for
  /// other messages.
  private func made(by draft: CallDraft) -> String? {
    if draft.name == "new", draft.receiver.isName { return "" }
    guard let inner = draft.receiver.call, reader.drafts[inner].name == "alloc" else { return nil }
    return SelectorWords.firstLabel(ofInitializer: draft.name)
  }

  private mutating func value(_ draft: DraftValue, _ span: (start: Int, end: Int)) -> Int {
    switch draft {
    case .operand(let operand): return value(operand)
    case .names(let names): return list(names.map { value($0) }, at: span)
    case .isCurrent, .other: return list(names(in: span), at: span)
    }
  }

  private mutating func value(_ operand: Operand) -> Int {
    if let call = operand.call, let index = indices[call] {
      used.insert(call)
      return index
    }
    let spelled = builder.spelling(operand.start, operand.end)
    switch operand.kind {
    case .path, .cast, .metatype, .current, .parent:
      let isNothing = ["nil", "Nil", "NULL"].contains(spelled.text)
      return add(isNothing ? .other : .path, isNothing ? Spelling(text: "nil", range: spelled.range) : spelled)
    case .currentClass: return add(.path, Spelling(text: "Self", range: spelled.range))
    case .member(let call):
      used.insert(call)
      return add(indices[call].map { .member(of: $0) } ?? .other, builder.spelling(operand.last, operand.end))
    case .block: return closure(operand)
    case .array, .other, .call, .none:
      return list(names(in: (operand.start, operand.end)), at: (operand.start, operand.end))
    case .string, .boolean: return add(.other, nothing(operand.start))
    }
  }

  private mutating func closure(_ block: Operand) -> Int {
    var closure = CodeClosure(value: add(.closure, nothing(block.start)))
    closure.uses = Set(
      reader.heads.state.lexer.paths(from: block.start, to: block.end).map { path in
        String(builder.spelling(path.start, path.end).text.prefix { $0 != "." })
      })
    code.closures.append(closure)
    return closure.value
  }

  private mutating func add(_ kind: CodeValue.Kind, _ name: Spelling) -> Int {
    code.values.append(CodeValue(kind, name: name))
    return code.values.count - 1
  }

  private mutating func list(_ names: [Int], at span: (start: Int, end: Int)) -> Int {
    add(names.isEmpty ? .other : .list(names), nothing(span.start))
  }

  /// The rows of names between two offsets, whatever the code does with them.
  private mutating func names(in span: (start: Int, end: Int)) -> [Int] {
    guard span.start < span.end else { return [] }
    return reader.heads.state.lexer.paths(from: span.start, to: span.end).map { path in
      add(.path, builder.spelling(path.start, path.end))
    }
  }
}

extension DraftValue {
  fileprivate var call: Int? {
    if case .operand(let operand) = self { operand.call } else { nil }
  }
}

extension Operand {
  fileprivate var isName: Bool {
    switch kind {
    case .path, .cast, .metatype: true
    default: false
    }
  }

  fileprivate var isCurrent: Bool {
    if case .current = kind { true } else { false }
  }
}
