import Routes
import SourceModel

/// The nib of a view controller's view, where code names it: `DetailViewController(nibName: "Detail", bundle: nil)`, and in
/// the class itself `super.init(nibName: "Detail", bundle: nil)` and `override var nibName`.
struct ControllerNib: SystemFact {
  /// The class that loads the nib.
  var type: String
  /// The place of the look-up of the nib.
  let place: SourceRange
  /// True if the property of the class names it.
  var isOfProperty = false

  /// The method and the property by which a class, or a subclass of it, has its view from elsewhere.
  static let (loader, property) = ("loadView", "nibName")

  var askedMethods: Set<String> { [Self.loader, Self.property] }

  func renamed(_ rename: (String) -> String) -> ControllerNib {
    var nib = self
    nib.type = rename(type)
    return nib
  }
}

extension InterfaceCalls {
  /// nil for another look-up, and for a class that is not known.
  func controllerNib(of call: Call, _ lookUp: Fact.TextLookUp) -> Fact? {
    guard lookUp.spaces == [InterfaceSpaces.nib], takesNibAndBundle(call), let type = madeController(call) else {
      return nil
    }
    return .ofSystem(ControllerNib(type: type, place: lookUp.value.range))
  }

  private func takesNibAndBundle(_ call: Call) -> Bool {
    switch outline.language {
    case .swift: call.arguments.map(\.label) == ["nibName", "bundle"] && call.callee.text != "UINib"
    case .objectiveC: call.callee.text.hasPrefix("initWithNibName") && call.arguments.count == 2
    case .xml: false
    }
  }

  /// The class of the controller that an initializer makes.
  private func madeController(_ call: Call) -> String? {
    switch call.receiver {
    case .parent, .current: outline.enclosingType(of: call.scope).map { TypeName.simple($0.name.text) }
    case .none where call.callee.text != CallForm.initializer: TypeName.simple(call.callee.text)
    case .name(let name) where outline.language == .swift && call.callee.text != CallForm.initializer:
      TypeName.simple("\(name.text).\(call.callee.text)")
    case .name(let name) where outline.language == .swift && name.text.beginsUppercase:
      TypeName.simple(name.text)
    case .call(let index): outline.call(index).flatMap(allocatedType)
    case .none, .name, .other: nil
    }
  }

  /// `[DetailViewController alloc]`
  private func allocatedType(_ call: Call) -> String? {
    guard outline.language == .objectiveC, call.callee.text == "alloc", case .name(let name) = call.receiver else {
      return nil
    }
    return name.text
  }
}
