import SourceModel

/// An argument that takes a route: `Router.perform(to: |`, `register(|`,
/// `register(adapter: A, forAdaptee: |`, `[self registerViewProtocol:|`.
package struct RouteArgument: Hashable, Sendable {
  /// The form of the call.
  package let form: CallForm
  private let argument: OpenBracket
  private let scope: [String]

  /// nil for an argument that no form with the operand has.
  package init?(_ argument: OpenBracket?, taking operand: CallForm.Operand, at cursor: Cursor, of systems: SystemList) {
    guard let argument, let form = argument.form(in: cursor.language, taking: operand, among: systems.forms) else {
      return nil
    }
    self.form = form
    self.argument = argument
    scope = cursor.scope
  }

  /// An adaptee should be registered elsewhere.
  package var purpose: RoutePurpose { form.isLookUp || form.meaning == .adaptee ? .lookUp : .registration }

  /// The spaces of the receiver's family; for an adaptee, the space of its adapter.
  package func kinds(in index: RouteIndex) -> [RouteSpace] {
    if form.meaning == .adaptee,
      let adapted = argument.earlierWords.lazy.compactMap({ index.systems.library.routeTypes.spaces[$0] }).first
    {
      return [adapted]
    }
    let library = argument.receiver.flatMap { index.systems.library.routerClasses[$0]?.family }
    return form.spaces(of: form.isLookUp ? library : index.family(registeringAt: argument, in: scope))
  }

  /// True if a route is the adapter of the same call, which cannot be its own adaptee.
  package func excludes(_ route: Route) -> Bool {
    form.meaning == .adaptee && !route.components.isEmpty
      && route.components.allSatisfy(argument.earlierWords.contains)
  }
}

extension OpenBracket {
  /// The form of the call. A form whose receiver is spelled has preference over one of any receiver.
  fileprivate func form(
    in language: Language, taking operand: CallForm.Operand, among forms: CallFormTable
  ) -> CallForm? {
    func taking(_ callee: String) -> [CallForm] {
      forms[callee, language].filter { $0.operand == operand && isArgument(of: $0, in: language) }
    }
    let all = taking(callee)
    if let form = all.first(where: { isReceiver($0.receiver) }) ?? all.first(where: \.isReadOnAnyReceiver) {
      return form
    }
    // `UIStoryboard.init(name: |`
    guard callee == CallForm.initializer, let receiver else { return nil }
    return taking(receiver).first { $0.receiver == .constructed }
  }

  private func isArgument(of form: CallForm, in language: Language) -> Bool {
    switch shape {
    case .parenthesis: form.takes(label, at: position)
    // The first piece of a selector is the callee.
    case .square: language == .objectiveC && form.takes(label == callee ? nil : label, at: 0)
    case .angle: false
    }
  }

  private func isReceiver(_ expected: CallForm.Receiver) -> Bool {
    switch expected {
    case .none, .constructed: receiver == nil && !isOnExpression
    case .type(let name): receiver == name
    case .value: true
    case .router: false
    }
  }
}
