import Routes
import SourceModel

/// Reads the calls that look up storyboards, scenes, segues and nibs by literals and constants.
struct InterfaceCodeReader: FactReader {
  let language: Language

  var interest: Interest {
    var interest = InterfaceForms.table.interest(in: language)
    interest.types.insert(InterfaceCalls.generatedInitialScene)
    interest.triggers = interest.callees.union(interest.types).union(SegueComparisons.triggers)
    interest.types.formUnion(HandmadeSegue.types)
    interest.types.insert(MadeWindow.type)
    interest.groups = MadeWindow.groups
    interest.callees.formUnion(InterfaceCalls.initialSceneCallees.union(HandmadeSegue.callees))
    interest.names.callees.formUnion(InterfaceCalls.initialSceneCallees)
    switch language {
    case .swift:
      interest.receivers = [InterfaceCalls.inferringCallee]
      interest.names.compared = SegueComparisons.compared
      interest.names.memberPaths = ResourceUses.members.merging([GeneratedScenes.root: []]) { $1 }
      interest.names.inherited.libraries = [ReusableLibrary.module: ReusableLibrary.protocols]
      interest.triggers.formUnion(ReusableLibrary.protocols)
      interest.callees.insert(InterfaceCalls.nibInstance)
      interest.names.callees.insert(InterfaceCalls.nibInstance)
      interest.groups = interest.groups.union(InterfaceCalls.nibInstances)
    case .objectiveC:
      interest.callees.formUnion(SegueComparisons.callees.union(InterfaceBundles.methods))
      interest.names.callees.formUnion(SegueComparisons.callees)
      // A skim of Swift looks for the declarations of methods.
      interest.triggers.formUnion(ControllerNibs.methods(in: language))
    case .xml: break
    }
    interest.methods = ControllerNibs.methods(in: language)
    interest.names.texts = InterfaceForms.texts
    return interest
  }

  func facts(in outline: SourceOutline, interest: Interest, functions: RoutingFunctions) -> [Fact] {
    let calls = InterfaceCalls(
      language == .objectiveC ? ImportedOutline.of(outline) : outline, functions: interest.names.functions)
    return calls.outline.calls.flatMap(calls.facts) + calls.namedNibs
      + LookUpFunctionReader(calls).facts
      + SegueComparisons(outline: outline).facts + HandmadeSegue.facts(in: outline)
      + SegueOverride.facts(in: outline) + MadeWindow.facts(in: outline) + ResourceUses(outline).facts
      + GeneratedScenes(outline).facts
      + ReusableLibrary.facts(of: outline)
  }
}

/// The calls of one file that take the name of something in a document.
struct InterfaceCalls {
  let outline: SourceOutline
  /// The functions of the tree that look up what their callers name.
  let functions: FunctionInterest

  init(_ outline: SourceOutline, functions: FunctionInterest = FunctionInterest()) {
    (self.outline, self.functions) = (outline, functions)
  }

  /// The look-ups of a call, one for each round where it is in a loop, and the casts of what they find.
  func facts(of call: Call) -> [Fact] { call.factsOfRounds(factsOfOnce) }

  private func factsOfOnce(_ call: Call) -> [Fact] {
    guard !isOverload(call),
      var lookUp = lookUp(call) ?? initialScene(call) ?? generatedInitialScene(call) ?? nib(instantiatedBy: call)
    else { return [] }
    if let space = lookUp.spaces.first, let doubt = Self.doubt(of: call.conditions, in: space) {
      (lookUp.doubt, lookUp.ownerName) = (lookUp.doubt ?? doubt, nil)
    }
    return [.textLookUp(lookUp)] + [cast(of: call, lookUp), controllerNib(of: call, lookUp)].compactMap(\.self)
  }

  /// Returns nil for other calls.
  private func lookUp(_ call: Call) -> Fact.TextLookUp? {
    guard let (form, value) = named(call), let space = form.spaces.first else { return nil }
    let scope = outline.typeNames(around: call.scope)
    guard let (name, origin) = Self.explicit(value, space).text(in: scope) else {
      return openLookUp(call, value, in: space)
    }
    // The initializers of controllers take it as no name.
    if [CallForm.initializer, "initWithNibName"].contains(form.callee), name.text.isEmpty { return nil }
    var lookUp = Fact.TextLookUp(
      value: name, origin: origin, form: .identifier, spaces: [space], scope: scope, conditions: call.conditions)
    switch space {
    case InterfaceSpaces.scene:
      if let storyboard = generatedStoryboard(of: call) { lookUp.owner = storyboard; break }
      (lookUp.owner, lookUp.doubt) = storyboard(of: call)
      if lookUp.owner == nil { lookUp.ownerName = constant(thatReceives: call) }
    case InterfaceSpaces.segue: (lookUp.owner, lookUp.doubt) = source(of: call)
    default: lookUp.doubt = doubtOfInitializer(call, form) ?? doubtOfBundle(call)
    }
    return lookUp
  }

  /// A name with the type that declares it, where code leaves that out: `.detail`.
  static func explicit(_ value: Value, _ space: RouteSpace) -> Value {
    guard case .reference(var name) = value, name.text.hasPrefix("."), let owner = InterfaceForms.implicitOwners[space]
    else { return value }
    name.text = owner + name.text
    return .reference(name)
  }

  /// The form of a call, and the argument that names something.
  func named(_ call: Call) -> (CallForm, Value)? {
    named(call, called: call.callee.text, on: call.receiver)
      ?? ownType(constructedBy: call).flatMap { named(call, called: $0, on: .none) }
  }

  private func named(_ call: Call, called callee: String, on receiver: Call.Receiver) -> (CallForm, Value)? {
    let forms = InterfaceForms.table[callee, outline.language]
    for (position, argument) in call.arguments.enumerated() {
      let form = forms.first { form in
        form.takes(argument.label, at: position)
          && (form.receiver.accepts(receiver) || form.isReadOnAnyReceiver && call.makesSeguePath)
      }
      if let form { return (form, argument.value) }
    }
    return nil
  }

  /// The type whose initializer calls another one of it: `self.init(name:)`. nil for other calls.
  private func ownType(constructedBy call: Call) -> String? {
    call.isOwnInitializer ? outline.enclosingType(of: call.scope)?.name.text : nil
  }

  // MARK: Owners

  /// The storyboard that a scene is instantiated from; nil if it may be any.
  private func storyboard(of call: Call) -> (owner: String?, doubt: String?) {
    switch call.receiver {
    case .call(let index): return storyboard(made: index)
    case .name(let name):
      if let made = call.held { return storyboard(made: made) }
      return (nil, Self.isStoryboard(name.text) ? nil : Self.unknownReceiver)
    case .none, .current, .parent, .other: return (nil, Self.unknownReceiver)
    }
  }

  /// The constant of a type that a call has as its receiver: `UIStoryboard.main`.
  func constant(thatReceives call: Call) -> String? {
    guard case .name(let name) = call.receiver, call.held == nil, name.text.contains("."),
      name.text.beginsUppercase
    else { return nil }
    return name.text
  }

  static let unknownReceiver = "the storyboard that it is instantiated from is not known"

  /// `storyboard`, `self.storyboard`, `mainStoryboard`
  static func isStoryboard(_ receiver: String) -> Bool {
    TypeName.simple(receiver).lowercased().hasSuffix("storyboard")
  }

  /// The storyboard that a call makes. If its name is not spelled there, it may be any. Another bundle may have a
  /// storyboard of the same name.
  private func storyboard(made index: Int) -> (owner: String?, doubt: String?) {
    guard let call = outline.call(index), let (form, value) = named(call),
      form.spaces.first == InterfaceSpaces.storyboard
    else { return (nil, Self.unknownReceiver) }
    let doubt = doubtOfBundle(call)
    switch value.text(in: []) {
    case (let name, .literal)?, (let name, .local)?: return (name.text, doubt)
    default: return (nil, doubt)
    }
  }

  /// The class of the controller that performs a segue; nil if it is not known.
  private func source(of call: Call) -> (owner: String?, doubt: String?) {
    guard isPerformedBySelf(call) else { return (nil, InterfaceResolver.unknownSource) }
    let type = outline.enclosingType(of: call.scope).map { TypeName.simple($0.name.text) }
    return (type, type == nil ? InterfaceResolver.unknownSource : nil)
  }

  private func isPerformedBySelf(_ call: Call) -> Bool {
    if call.makesSeguePath {
      guard case .reference(let source)? = call.arguments.first?.value else { return false }
      return source.text == "self"
    }
    return switch call.receiver {
    case .none, .current, .parent: true
    case .name, .call, .other: false
    }
  }
}

extension Call {
  /// True for a call of ZIKRouter that makes the path of a segue: `ViewRoutePath.performSegue(from:identifier:sender:)`,
  /// also with the type left out, and `ZIKViewRoutePath.performSegueFrom(source, identifier, sender)`.
  fileprivate var makesSeguePath: Bool {
    switch receiver {
    case .name(let type): ["ViewRoutePath", "ZIKViewRoutePath"].contains(TypeName.simple(type.text))
    case .other: callee.text == "performSegue" && arguments.map(\.label) == ["from", "identifier", "sender"]
    case .none, .current, .parent, .call: false
    }
  }
}
