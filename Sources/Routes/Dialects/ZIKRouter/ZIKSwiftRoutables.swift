import SourceModel

/// Every `RoutableView<P>` and its sisters: the place where it stands decides its role.
enum ZIKSwiftRoutables {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { constructor($0, reader) } + reader.outline.typeUses.compactMap { use($0, reader) }
  }

  private static func constructor(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let kind = reader.routableKind(of: call.callee.text) else { return nil }
    let name = call.genericArguments.first ?? reader.boundArgument(call.callee)
    guard !reader.isGenericParameter(name.text, in: call.scope) else { return nil }
    let route = reader.reference(kind, name, in: call.scope)
    guard case .argument(let index, let position) = call.parent, let parent = reader.call(index) else {
      return .mention(route)
    }
    return fact(route, argument: position, of: parent, reader)
  }

  private static func fact(
    _ route: RouteReference, argument position: Int, of call: Call, _ reader: OutlineReader
  ) -> Fact? {
    guard call.arguments.indices.contains(position) else { return .mention(route) }
    let label = call.arguments[position].label
    if call.callee.text == "register" {
      if label == "adapter" || label == "forAdaptee" {
        return ZIKSwiftRegistrations.adapter(call, reader) == nil ? .mention(route) : nil
      }
      return registration(route, by: call, reader)
    }
    if let form = lookUpForm(of: call, label: label, reader) {
      return .lookUp(Fact.LookUp(route: route, form: form, conditions: call.conditions))
    }
    return .mention(route)
  }

  private static func registration(_ route: RouteReference, by call: Call, _ reader: OutlineReader) -> Fact {
    let made = call.arguments.first { $0.label == "forMakingView" || $0.label == "forMakingService" }
    let registrar = reader.registrar(of: call)
    var form = RegistrationForm.router
    if made != nil { form = .easyFactory } else if case .block = registrar { form = .blockRoute }
    return .registration(
      Fact.Registration(
        route: route, form: form, registrar: registrar, destination: made.flatMap { $0.value.typeName },
        conditions: call.conditions))
  }

  private static func lookUpForm(of call: Call, label: String?, _ reader: OutlineReader) -> LookUpForm? {
    let callee = reader.original(call.callee.text)
    if ZIKRouterVocabulary.switchableTypes.contains(callee) { return .switchable }
    guard isRouter(call, reader) else { return nil }
    switch callee {
    case "perform": return label == "to" ? .perform : nil
    case "makeDestination": return label == "to" ? .makeDestination : nil
    case "to": return label == nil ? .to : nil
    default: return nil
    }
  }

  /// Whether the call is one of the library's `Router`; a function of the code base with the same name might register.
  private static func isRouter(_ call: Call, _ reader: OutlineReader) -> Bool {
    switch call.receiver {
    case .name(let name): reader.original(TypeName.simple(name.text)) == ZIKRouterVocabulary.lookUpReceiver
    case .none, .current:
      reader.enclosingType(of: call.scope).map { TypeName.simple($0.name.text) } == ZIKRouterVocabulary.lookUpReceiver
    case .parent, .call, .other: false
    }
  }

  private static func use(_ use: TypeUse, _ reader: OutlineReader) -> Fact? {
    guard let name = use.genericArguments.first, !reader.isGenericParameter(name.text, in: use.scope) else {
      return nil
    }
    let type = reader.original(use.name.text)
    if let kind = ZIKRouterVocabulary.wrapperTypes[type] {
      let route = reader.reference(kind, name, in: use.scope)
      return .lookUp(Fact.LookUp(route: route, form: .wrapperType, conditions: use.conditions))
    }
    guard let kind = ZIKRouterVocabulary.routableTypes[type] else { return nil }
    return .mention(reader.reference(kind, name, in: use.scope))
  }
}

extension Value {
  /// The type that a metatype expression names.
  var typeName: Spelling? {
    if case .metatype(let name) = self { name } else { nil }
  }
}
