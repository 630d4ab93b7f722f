import Routes
import SourceModel

extension InterfaceCalls {
  /// The calls that instantiate the initial scene of their receiver (Apple, *UIStoryboard*, *NSStoryboard*).
  static let initialSceneCallees: Set = ["instantiateInitialViewController", "instantiateInitialController"]

  /// The look-up of an initial scene. Returns nil for other calls, and if the storyboard may be any.
  func initialScene(_ call: Call) -> Fact.TextLookUp? {
    guard Self.initialSceneCallees.contains(call.callee.text) else { return nil }
    if let name = constant(thatReceives: call) {
      let scope = outline.typeNames(around: call.scope)
      return initialScene(of: Spelling(text: name, range: call.callee.range), .name(scope: scope), call)
    }
    guard let made = storyboard(thatReceives: call),
      let (form, value) = named(made), form.spaces.first == InterfaceSpaces.storyboard,
      let (name, origin) = value.text(in: []), origin.isInFile
    else { return nil }
    var lookUp = initialScene(of: Spelling(text: name.text, range: call.callee.range), .constant(nil), call)
    lookUp.doubt = doubtOfBundle(made)
    return lookUp
  }

  /// The look-up of the initial scene of a storyboard, at the place of the name of a call.
  func initialScene(of storyboard: Spelling, _ origin: TextOrigin, _ call: Call) -> Fact.TextLookUp {
    Fact.TextLookUp(
      value: storyboard, origin: origin, form: .identifier, spaces: [InterfaceSpaces.initialScene],
      scope: outline.typeNames(around: call.scope), conditions: call.conditions)
  }

  /// The call that makes the receiver of another one.
  private func storyboard(thatReceives call: Call) -> Call? {
    let index = if case .call(let index) = call.receiver { index } else { call.held }
    return index.flatMap(outline.call)
  }
}

extension TextOrigin {
  /// True for a literal in the same file.
  fileprivate var isInFile: Bool {
    switch self {
    case .literal, .local: true
    case .name, .enumCase, .type, .function, .composed, .generated, .constant, .unknown, .unknownType: false
    }
  }
}
