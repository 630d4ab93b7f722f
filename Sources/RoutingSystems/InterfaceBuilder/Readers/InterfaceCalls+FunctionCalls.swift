import Routes
import SourceModel

/// The calls of functions of the tree that look up what their callers name.
extension InterfaceCalls {
  /// The look-up of a call; link finds what it looks up. nil for calls of other functions.
  func functionCall(_ call: Call) -> Fact? {
    guard functions.contains(call), outline.language == .swift else { return nil }
    var lookUp = Fact.TextLookUp(
      value: call.callee, origin: .function(terms(in: call.scope).call(call)), form: .identifier,
      spaces: isOverload(call) ? named(call)?.0.spaces ?? [] : [],
      scope: outline.typeNames(around: call.scope), conditions: call.conditions)
    lookUp.doubt = call.conditions.doubtOfCrash
    return .textLookUp(lookUp)
  }

  /// True for a call of a function of the tree that has the name and labels of one of the library's:
  /// `performSegue(withIdentifier: .showDetail, sender: self)`, where the type of a case is left out.
  func isOverload(_ call: Call) -> Bool {
    guard functions.contains(call), case .reference(let name)? = named(call)?.1 else { return false }
    return name.text.hasPrefix(".")
  }
}
