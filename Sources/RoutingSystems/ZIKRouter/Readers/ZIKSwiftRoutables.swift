import Routes
import SourceModel

/// Every `RoutableView<P>` and its sisters: the place where it stands decides its role.
enum ZIKSwiftRoutables {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { constructor($0, reader) } + reader.outline.typeUses.compactMap { use($0, reader) }
  }

  private static func constructor(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let kind = reader.routableKind(of: call.callee.text) else { return ownValue(call, reader) }
    let holder = holder(of: call, reader)
    let use = holder.flatMap { holder in reader.namedUses(in: holder.call).first { $0.argument == holder.position } }
    let form = holder.flatMap { reader.form(of: $0.call, at: $0.position) }
    let lookUpForm = holder.flatMap { self.lookUpForm(of: $0.call, form, reader) }
    guard let route = reader.routable(call) else {
      let isHarmless = lookUpForm != nil || use?.function.role == .lookUp || reader.isInNamedFunction(call.scope)
      return isHarmless ? nil : .unnamed(.kind(kind))
    }
    if let use, let holder {
      return ZIKNamedFunctions.fact(of: route, use, by: holder.call, conditions: call.conditions, reader)
    }
    if let lookUpForm, let holder {
      return lookUp(route, lookUpForm, by: holder.call, conditions: call.conditions, reader)
    }
    guard let holder, reader.forms(of: holder.call).contains(where: { $0.operand == .value && !$0.isLookUp }) else {
      return .mention(route.given(to: holder.map(\.call)))
    }
    switch form?.meaning {
    case .adapter, .adaptee: return ZIKAdapters.adapter(holder.call, reader) == nil ? .mention(route) : nil
    case .registration where isLibraryRegistration(holder.call):
      return .registration(
        reader.registration(of: route, by: holder.call, plain: .router, conditions: call.conditions))
    default: return .mention(route)
    }
  }

  /// The call that takes the value as an argument.
  private static func holder(of call: Call, _ reader: OutlineReader) -> (call: Call, position: Int)? {
    guard case .argument(let index, let position) = call.parent, let holder = reader.call(index) else { return nil }
    return (holder, position)
  }

  /// `static let player = Self()` in `extension RoutableView where Protocol == P`: a value that others may register.
  private static func ownValue(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard call.callee.text == "Self" || call.callee.text == "init", reader.outline.scopes.indices.contains(call.scope),
      reader.outline.scopes[call.scope].kind != .initializer
    else { return nil }
    guard let type = reader.outline.enclosingType(of: call.scope), type.kind == .extension else { return nil }
    return ZIKSwiftDeclarations.route(extendedBy: type, reader).map { .mention($0) }
  }

  /// True if the arguments are those of one of the library's methods. A method of the code base may
  /// do anything.
  private static func isLibraryRegistration(_ call: Call) -> Bool {
    let labels = call.arguments.map { $0.isTrailingClosure ? $0.label ?? "making" : $0.label }
    guard labels.first == .some(nil), labels.count > 1 else { return labels == [nil] }
    return labels[1] == "forMakingView" || labels[1] == "forMakingService"
      || labels[1] == ZIKRouterVocabulary.routerLabel
  }

  private static func lookUp(
    _ route: RouteReference, _ form: LookUpForm, by call: Call, conditions: ConditionStack, _ reader: OutlineReader
  ) -> Fact {
    let isOnBareRouter = form != .switchable && !reader.namesModule(call.receiver)
    return .lookUp(Fact.LookUp(route: route, form: form, isOnBareRouter: isOnBareRouter, conditions: conditions))
  }

  private static func lookUpForm(of call: Call, _ form: CallForm?, _ reader: OutlineReader) -> LookUpForm? {
    guard let form, form.operand == .value, case .lookUp(let lookUpForm) = form.meaning else { return nil }
    if case .type = form.receiver, !reader.isOnRouter(call) { return nil }
    return lookUpForm
  }

  private static func use(_ use: TypeUse, _ reader: OutlineReader) -> Fact? {
    let name = reader.argument(of: use.name, use.genericArguments)
    guard !reader.isGenericParameter(name.text, in: use.scope), !reader.isAliasParameter(name) else { return nil }
    let type = reader.original(use.name.text)
    if let kind = ZIKRouterVocabulary.wrapperTypes[type], !name.text.isEmpty {
      let route = reader.reference(kind, name, in: use.scope)
      return .lookUp(Fact.LookUp(route: route, form: .wrapperType, conditions: use.conditions))
    }
    guard let kind = ZIKRouterVocabulary.routableTypes[type] else { return nil }
    if !name.text.isEmpty { return .mention(reader.reference(kind, name, in: use.scope)) }
    return use.isExpression ? .unnamed(.kind(kind)) : nil
  }
}

extension RouteReference {
  /// The mention of a value that a call takes as an argument.
  func given(to call: Call?) -> RouteReference {
    var reference = self
    reference.receiver = call.map(\.functionName)
    return reference
  }
}

extension Call {
  /// The function that it calls, as the configuration names functions: `AppNavigator.open(_:animated:)`. Without the type
  /// where the call does not spell one.
  fileprivate var functionName: String {
    let labels = arguments.filter { !$0.isTrailingClosure || $0.label != nil }.map { "\($0.label ?? "_"):" }.joined()
    var path = callee.text
    if case .name(let receiver) = receiver, let last = receiver.text.split(separator: ".").last,
      last.beginsUppercase
    {
      path = "\(last).\(path)"
    }
    return callee.text.beginsUppercase ? "\(path).init(\(labels))" : "\(path)(\(labels))"
  }
}
