import Routes
import SourceModel

/// Reads the functions of one file that look up what their callers name, and their calls.
struct LookUpFunctionReader {
  private let calls: InterfaceCalls
  private let outline: SourceOutline

  init(_ calls: InterfaceCalls) { (self.calls, outline) = (calls, calls.outline) }

  var facts: [Fact] {
    guard outline.language == .swift else { return [] }
    let reader = FunctionReader(
      system: InterfaceSpaces.system, readsInitializers: true, outline: outline, functions: calls.functions
    ) { scope in
      calls.terms(in: scope)
    }
    return reader.functions(lookUp) + outline.calls.compactMap(calls.functionCall)
  }

  private func lookUp(_ call: Call, _ terms: () -> NameTerms) -> LookUpFunction.Step? {
    lookUp(in: call, terms).map(LookUpFunction.Step.lookUp)
  }

  private func lookUp(in call: Call, _ terms: () -> NameTerms) -> LookUpFunction.LookUp? {
    if InterfaceCalls.initialSceneCallees.contains(call.callee.text) {
      return LookUpFunction.LookUp(space: InterfaceSpaces.initialScene, name: terms().receiver(of: call))
    }
    if InterfaceCalls.isNibInstance(call) {
      return LookUpFunction.LookUp(space: InterfaceSpaces.nib, name: terms().receiver(of: call))
    }
    guard let (form, value) = calls.named(call), let space = form.spaces.first else { return nil }
    let terms = terms()
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
}

extension InterfaceCalls {
  /// The names in a function.
  func terms(in scope: Int) -> NameTerms {
    NameTerms(of: InterfaceSpaces.system, in: scope, of: outline) { call in
      guard let (form, value) = named(call), form.spaces.first == InterfaceSpaces.storyboard else { return nil }
      return value
    }
  }
}
