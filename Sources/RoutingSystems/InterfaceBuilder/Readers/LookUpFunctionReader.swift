import Routes
import SourceModel

/// Reads the functions of one file that look up what their callers name, and their calls.
///
/// What the body of a function does decides, not its name: `static func instantiate() -> Self`.
struct LookUpFunctionReader {
  private let calls: InterfaceCalls
  private let outline: SourceOutline

  init(_ calls: InterfaceCalls) { (self.calls, outline) = (calls, calls.outline) }

  var facts: [Fact] {
    outline.language == .swift
      ? functions + outline.calls.compactMap(calls.functionCall) : []
  }

  // MARK: Functions

  /// Another function of the same base name may do anything.
  private var functions: [Fact] {
    var steps: [Int: [LookUpFunction.Step]] = [:]
    for call in outline.calls {
      if let step = step(of: call) { steps[call.scope, default: []].append(step) }
    }
    return outline.scopes.indices.compactMap { index in
      guard let name = outline.nameOfFunction(index), steps[index] != nil || calls.functions.starts[name] != nil
      else { return nil }
      return function(name, index, steps[index] ?? [])
    }
  }

  /// nil for a requirement of a protocol.
  private func function(_ name: String, _ index: Int, _ steps: [LookUpFunction.Step]) -> Fact? {
    let scope = outline.scopes[index]
    guard scope.isEmpty != nil else { return nil }
    var function = LookUpFunction(
      name: Spelling(text: name, range: scope.nameRange), parameters: scope.parameters,
      owner: outline.typeNames(around: index), modifiers: scope.modifiers)
    function.isInitializer = scope.kind == .initializer
    function.steps = steps
    return .function(function)
  }

  // MARK: Steps

  /// What a function does by a call with a name that its caller decides; nil for other calls.
  private func step(of call: Call) -> LookUpFunction.Step? {
    guard outline.nameOfFunction(call.scope) != nil else { return nil }
    let terms = NameTerms(calls, in: call.scope)
    if var lookUp = lookUp(call, terms) {
      guard isOfCaller(lookUp.name, in: call.scope) else { return nil }
      lookUp.doubt = lookUp.doubt ?? doubt(of: call)
      return .lookUp(lookUp)
    }
    guard calls.functions.contains(call) else { return nil }
    var inner = terms.call(call)
    guard isOfCaller(inner.receiver, in: call.scope) || inner.arguments.contains(where: { $0.term.isOfCaller }) else {
      return nil
    }
    inner.doubt = doubt(of: call)
    return .call(inner)
  }

  /// Members of the type around are decided by callers only in an enum, and in an extension, which may be one of a protocol.
  private func isOfCaller(_ term: NameTerm, in scope: Int) -> Bool {
    switch term {
    case .current, .nameOfCurrent: outline.isOfSeveral(scope)
    case .made(let inner): isOfCaller(inner, in: scope)
    case .parameter, .nameOfParameter, .text, .name, .type, .typeName, .unknown: term.isOfCaller
    }
  }

  private func lookUp(_ call: Call, _ terms: NameTerms) -> LookUpFunction.LookUp? {
    if InterfaceCalls.initialSceneCallees.contains(call.callee.text) {
      return LookUpFunction.LookUp(space: InterfaceSpaces.initialScene, name: terms.receiver(of: call))
    }
    if InterfaceCalls.isNibInstance(call) {
      return LookUpFunction.LookUp(space: InterfaceSpaces.nib, name: terms.receiver(of: call))
    }
    guard let (form, value) = calls.named(call), let space = form.spaces.first else { return nil }
    var lookUp = LookUpFunction.LookUp(space: space, name: terms.term(value))
    if terms.isOverride(ofCallee: call, passing: lookUp.name) { return nil }
    switch space {
    case InterfaceSpaces.scene: (lookUp.owner, lookUp.doubt) = storyboard(of: call, terms)
    case InterfaceSpaces.segue:
      let receiver = terms.receiver(of: call)
      lookUp.owner = receiver == .current(member: "") ? receiver : nil
    default: lookUp.doubt = calls.doubtOfInitializer(call, form) ?? calls.doubtOfBundle(call)
    }
    return lookUp
  }

  /// The storyboard that a scene is instantiated from.
  private func storyboard(of call: Call, _ terms: NameTerms) -> (NameTerm?, doubt: String?) {
    let receiver = terms.receiver(of: call)
    switch receiver {
    case .current(""):
      let type = outline.enclosingType(of: call.scope)?.name.text ?? ""
      return InterfaceForms.storyboardTypes.contains(type) ? (receiver, nil) : (nil, InterfaceCalls.unknownReceiver)
    case .unknown: return (nil, InterfaceCalls.unknownReceiver)
    default: return (receiver, nil)
    }
  }

  private func doubt(of call: Call) -> String? {
    if call.isDeferred { return "a closure of the function looks it up" }
    let conditions = outline.scopes[call.scope].conditions
    if call.conditions != conditions { return "the function may not look it up" }
    return InterfaceCalls.doubt(of: conditions)
  }
}

extension SourceOutline {
  /// The base name that calls of a function spell: that of the type for an initializer. nil for another scope.
  fileprivate func nameOfFunction(_ scope: Int) -> String? {
    guard scopes.indices.contains(scope) else { return nil }
    switch scopes[scope].kind {
    case .function(let name): return name
    case .initializer: return enclosingType(of: scope)?.name.text
    default: return nil
    }
  }

  /// True in an enum and in an extension, perhaps of a protocol: the members differ by case or by type.
  func isOfSeveral(_ scope: Int) -> Bool {
    switch enclosingType(of: scope)?.kind {
    case .enum, .extension: true
    default: false
    }
  }
}
