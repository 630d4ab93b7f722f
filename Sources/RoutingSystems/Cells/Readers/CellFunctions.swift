import Routes
import SourceModel

/// The functions of one file that register or dequeue what their callers name: `func enrol<C: UITableViewCell>(_: C.Type)`.
struct CellFunctions {
  private let calls: CellCalls
  private let reader: FunctionReader

  init(_ calls: CellCalls) {
    self.calls = calls
    reader = FunctionReader(
      system: CellSpaces.system, outline: calls.outline, functions: calls.functions, terms: calls.terms)
  }

  var facts: [Fact] { calls.outline.language == .swift ? reader.functions(own) : [] }

  func step(of call: Call) -> LookUpFunction.Step? { reader.step(of: call, own) }

  private func own(_ call: Call, _ terms: () -> NameTerms) -> LookUpFunction.Step? {
    guard let named = calls.named(call) else { return nil }
    let terms = terms()
    if named.form.isLookUp {
      var lookUp = LookUpFunction.LookUp(space: named.space, name: terms.term(named.value))
      (lookUp.form, lookUp.missing) = (.helper, calls.missing(call, named))
      lookUp.owner = named.kind.map { .text($0.name) }
      return .lookUp(lookUp)
    }
    var registration = LookUpFunction.Registration(
      space: named.space, name: terms.term(named.value),
      destination: call.arguments.first.flatMap { destination($0.value, terms) }, form: .helper)
    registration.owner = named.kind.map { .text($0.name) }
    return .registration(registration)
  }

  /// The class that is registered, or whose nib is: `cellType.loadNib()`.
  private func destination(_ value: Value, _ terms: NameTerms) -> NameTerm? {
    if let call = calls.outline.call(making: value) {
      let receiver = terms.receiver(of: call)
      return receiver.isOfCaller ? receiver : nil
    }
    switch terms.term(value) {
    case .parameter(let position, _): return .parameter(position, member: "")
    case .current: return .current(member: "")
    default: return nil
    }
  }
}
