import Routes
import SourceModel

/// Code that makes a segue or hands one on, so that a controller may get a segue that no document has. Also code that
/// makes the case of a controller's enum that stands for other segues: `SegueIdentifier(rawValue: "none")`.
struct HandmadeSegue: SystemFact {
  let place: SourceRange
  /// nil if it may have any identifier.
  let identifier: String?

  /// The types that make segues, and that of their cases.
  static let types: Set = ["NSStoryboardSegue", "UIStoryboardSegue", SegueComparisons.segueEnum]

  /// The methods that make a segue or hand it on, by the first piece of their names.
  static let callees: Set = [
    "initWithIdentifier", "prepare", "prepareForSegue", "segueWithIdentifier", "shouldPerformSegue",
    "shouldPerformSegueWithIdentifier",
  ]

  static func facts(in outline: SourceOutline) -> [Fact] {
    // A segue's own initialiser calls that of its superclass, and a controller its superclass with its own segues.
    let calls = outline.calls.filter { call in
      call.receiver != .parent && (makesSegue(call) || makesCase(call) || handsOn(call))
    }
    return calls.flatMap { call in
      let name = handsOn(call) ? nil : call.arguments.lazy.compactMap(\.value.literal).first
      let made = name.flatMap { registration(of: $0, call, in: outline) }
      return [.ofSystem(HandmadeSegue(place: call.callee.range, identifier: name?.text))] + [made].compactMap(\.self)
    }
  }

  /// The segue of the class around a call; nil if another object is its source.
  private static func registration(of name: Spelling, _ call: Call, in outline: SourceOutline) -> Fact? {
    guard case .reference(let source)? = call.arguments.first(where: { $0.label == "source" })?.value,
      source.text == "self", let type = outline.enclosingType(of: call.scope)
    else { return nil }
    return .textRegistration(
      Fact.TextRegistration(
        value: name, owner: TypeName.simple(type.name.text), spaces: [InterfaceSpaces.segue], form: .call,
        method: call.callee.range,
        call: RegisteringCall(
          registrar: .library(InterfaceSpaces.segue.family), isOnCurrent: false, function: nil,
          conditions: call.conditions)))
  }

  private static func makesSegue(_ call: Call) -> Bool {
    let labels = Set(call.arguments.compactMap(\.label))
    return labels.isSuperset(of: ["source", "destination"])
  }

  /// True for `SegueIdentifier(rawValue: "none")`. With a variable, the case is that of a segue's own identifier.
  private static func makesCase(_ call: Call) -> Bool {
    call.callee.text == SegueComparisons.segueEnum && call.arguments.count == 1
      && call.arguments[0].label == "rawValue" && call.arguments[0].value.literal != nil
  }

  private static func handsOn(_ call: Call) -> Bool {
    guard call.arguments.contains(where: { $0.label == "sender" }) else { return false }
    return call.callee.text.hasPrefix("prepare") || call.callee.text.hasPrefix("shouldPerformSegue")
  }
}
