import Routes
import SourceModel

/// Reads the functions of one file that look up or register what their callers name.
///
/// What the body of a function does decides, not its name: `static func instantiate() -> Self`.
struct FunctionReader {
  let system: String
  /// True if initializers are read, too. Their calls spell the type, which many files have for other reasons.
  var readsInitializers = false
  let outline: SourceOutline
  /// The functions of the tree that do so.
  let functions: FunctionInterest
  let terms: (_ scope: Int) -> NameTerms

  /// Reads what a call of a library function does. Returns nil for other calls, without making their terms.
  typealias StepReader = (Call, _ terms: () -> NameTerms) -> LookUpFunction.Step?

  /// Another function of the same base name may do anything.
  func functions(_ step: StepReader) -> [Fact] {
    var steps: [Int: [LookUpFunction.Step]] = [:]
    for call in outline.calls {
      if let step = self.step(of: call, step) { steps[call.scope, default: []].append(step) }
    }
    return outline.scopes.indices.compactMap { index in
      guard let name = nameOfFunction(index), steps[index] != nil || functions.starts[name] != nil
      else { return nil }
      return function(name, index, steps[index] ?? [])
    }
  }

  /// nil for a requirement of a protocol.
  private func function(_ name: String, _ index: Int, _ steps: [LookUpFunction.Step]) -> Fact? {
    let scope = outline.scopes[index]
    guard scope.isEmpty != nil else { return nil }
    var function = LookUpFunction(
      of: system, name: Spelling(text: name, range: scope.nameRange), parameters: scope.parameters,
      owner: outline.typeNames(around: index), modifiers: scope.modifiers)
    function.isInitializer = scope.kind == .initializer
    function.steps = steps
    return .function(function)
  }

  /// The base name that calls of a function spell: that of the type for an initializer. nil for another scope.
  private func nameOfFunction(_ scope: Int) -> String? {
    guard outline.scopes.indices.contains(scope) else { return nil }
    switch outline.scopes[scope].kind {
    case .function(let name): return name
    case .initializer where readsInitializers: return outline.enclosingType(of: scope)?.name.text
    default: return nil
    }
  }

  // MARK: Steps

  /// What a function does by a call with a name that its caller decides; nil for other calls.
  func step(of call: Call, _ step: StepReader) -> LookUpFunction.Step? {
    guard nameOfFunction(call.scope) != nil else { return nil }
    switch step(call, { terms(call.scope) }) {
    case .lookUp(var lookUp):
      guard isOfCaller(lookUp.name, in: call.scope) else { return nil }
      lookUp.doubt = lookUp.doubt ?? doubt(of: call)
      return .lookUp(lookUp)
    case .registration(let registration):
      return isOfCaller(registration.name, in: call.scope) ? .registration(registration) : nil
    case .call, nil: return inner(call)
    }
  }

  private func inner(_ call: Call) -> LookUpFunction.Step? {
    guard functions.contains(call) else { return nil }
    var inner = terms(call.scope).call(call)
    guard
      isOfCaller(inner.receiver, in: call.scope) || inner.arguments.contains(where: { $0.term.isOfCaller })
        || inner.result?.isOfCaller == true
    else { return nil }
    inner.doubt = doubt(of: call)
    return .call(inner)
  }

  /// Members of the type around are decided by callers only in an enum, and in an extension, which may be one of a protocol
  /// or of a class of a library.
  private func isOfCaller(_ term: NameTerm, in scope: Int) -> Bool {
    switch term {
    case .current, .nameOfCurrent: outline.isOfSeveral(scope)
    case .made(let inner): isOfCaller(inner, in: scope)
    case .parameter, .nameOfParameter, .text, .name, .type, .typeName, .unknown: term.isOfCaller
    }
  }

  private func doubt(of call: Call) -> String? {
    if call.isDeferred { return "a closure of the function looks it up" }
    let conditions = outline.scopes[call.scope].conditions
    if call.conditions != conditions { return "the function may not look it up" }
    return conditions.doubtOfCrash
  }
}

extension SourceOutline {
  /// True in an enum and in an extension, perhaps of a protocol: the members differ by case or by type. An extension of a
  /// class of the same file is a part of the class.
  func isOfSeveral(_ scope: Int) -> Bool {
    guard let type = enclosingType(of: scope) else { return false }
    switch type.kind {
    case .enum: return true
    case .extension:
      return !heads.contains { [.class, .struct, .actor].contains($0.kind) && $0.name.text == type.name.text }
    default: return false
    }
  }
}
