import Routes
import SourceModel

/// The nibs of view controllers, window controllers and documents (Apple, *UIViewController*, *NSViewController*,
/// *NSWindowController*, *NSDocument*).
enum ControllerNibs {
  /// The properties that name the nib, and the methods that may do without it.
  static func methods(in language: Language) -> Set<String> { names(in: language).union(loaders) }

  /// In Objective-C any class may have a method that is called `nibName`.
  static func names(in language: Language) -> Set<String> {
    language == .swift ? ["nibName", "windowNibName"] : ["windowNibName"]
  }

  /// The methods that make the view or the window in code.
  static let loaders: Set = ["loadView", "loadWindow"]
}

extension InterfaceCalls {
  /// The nibs that classes name for themselves: `override var nibName: String? { "Panel" }`.
  var namedNibs: [Fact] {
    let names = ControllerNibs.names(in: outline.language)
    return outline.scopes.indices.flatMap { index -> [Fact] in
      // Without a copy of the scope: most are others.
      guard case .function(let name) = outline.scopes[index].kind, names.contains(name) else { return [] }
      let scope = outline.scopes[index]
      let isOverride = outline.language != .swift || scope.modifiers.isOverride
      guard isOverride, !scope.modifiers.isStatic, scope.returned?.isNil != true else { return [] }
      let lookUp = namedNib(scope, at: index)
      let owner = name == ControllerNib.property ? lookUp.scope.last : nil
      let nib = owner.map {
        ControllerNib(type: TypeName.simple($0), place: lookUp.value.range, isOfProperty: true)
      }
      return [.textLookUp(lookUp)] + [nib.map(Fact.ofSystem)].compactMap(\.self)
    }
  }

  private func namedNib(_ scope: Scope, at index: Int) -> Fact.TextLookUp {
    let types = outline.typeNames(around: index)
    let text = scope.returned.flatMap { Self.explicit($0, InterfaceSpaces.nib).text(in: types) }
    var lookUp = Fact.TextLookUp(
      value: text?.value ?? Spelling(text: "", range: scope.nameRange), origin: text?.origin ?? .unknown,
      form: .identifier, spaces: [InterfaceSpaces.nib], scope: types, conditions: scope.conditions)
    lookUp.doubt = doubtOfLoader(around: index) ?? Self.doubt(of: scope.conditions, in: InterfaceSpaces.nib)
    return lookUp
  }

  /// The reason why an initializer may not load the nib that it names: a clause. nil for other calls, too.
  func doubtOfInitializer(_ call: Call, _ form: CallForm) -> String? {
    guard form.callee == CallForm.initializer else { return nil }
    if form.label == "nibName", !call.arguments.contains(where: { $0.label == "bundle" }) {
      return "the initializer may not be that of a view controller"
    }
    if call.receiver == .none || call.callee.text != CallForm.initializer { return doubtOfClass(call.callee.text) }
    return doubtOfLoader(around: call.scope)
  }

  /// The reason why a class may load its nib from another bundle than the application's. What another file declares may
  /// come from a library.
  private func doubtOfClass(_ name: String) -> String? {
    let isKnown = name.hasPrefix("UI") || name.hasPrefix("NS") || outline.heads.contains { $0.name.text == name }
    return isKnown ? nil : "'\(name)' may have its nib in another bundle"
  }

  private func doubtOfLoader(around scope: Int) -> String? {
    let types = outline.typeNames(around: scope)
    let loader = outline.scopes.indices.first { index in
      guard case .function(let name) = outline.scopes[index].kind else { return false }
      return ControllerNibs.loaders.contains(name) && outline.typeNames(around: index) == types
    }
    return loader == nil ? nil : "the class makes its view in code"
  }
}
