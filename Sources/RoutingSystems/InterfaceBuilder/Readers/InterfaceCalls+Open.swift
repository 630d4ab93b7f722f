import Routes
import SourceModel

/// Look-ups of names that may be any text.
extension InterfaceCalls {
  /// Returns nil for no name, and for a name that comes from a call that is read itself.
  func openLookUp(_ call: Call, _ value: Value, in space: RouteSpace) -> Fact.TextLookUp? {
    guard !value.isNil, !passesNameOn(call), !isGenerated(call) else { return nil }
    return Fact.TextLookUp(
      value: Spelling(text: "", range: call.callee.range), origin: .unknown, form: .identifier, spaces: [space],
      scope: outline.typeNames(around: call.scope), conditions: call.conditions)
  }

  /// `super.init(nibName: nibNameOrNil, bundle: bundle)` in the same initializer of a subclass, and
  /// `super.performSegue(withIdentifier: identifier, sender: sender)` in an override.
  private func passesNameOn(_ call: Call) -> Bool {
    guard call.receiver == .parent, outline.scopes.indices.contains(call.scope) else { return false }
    let scope = outline.scopes[call.scope]
    switch scope.kind {
    case .initializer: return scope.parameterLabels.contains { ["nibName", "windowNibName"].contains($0) }
    case .function(let name): return name.hasPrefix(call.callee.text.prefix { $0 != ":" })
    case .file, .type: return false
    }
  }

  /// A type that SwiftGen generates gives the name on that its constants have.
  private func isGenerated(_ call: Call) -> Bool {
    outline.enclosingType(of: call.scope).map { Self.generatedTypes.contains($0.name.text) } ?? false
  }
}
