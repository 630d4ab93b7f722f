import Routes
import SourceModel

/// Code that makes a segue or hands one on, so that a controller may get a segue that no document has.
struct HandmadeSegue: SystemFact {
  let place: SourceRange
  /// nil if it may have any identifier.
  let identifier: String?

  /// The types that make segues.
  static let types: Set = ["NSStoryboardSegue", "UIStoryboardSegue"]

  /// The methods that make a segue or hand it on, by the first piece of their names.
  static let callees: Set = [
    "initWithIdentifier", "prepare", "prepareForSegue", "segueWithIdentifier", "shouldPerformSegue",
    "shouldPerformSegueWithIdentifier",
  ]

  static func facts(in outline: SourceOutline) -> [Fact] {
    // A segue's own initialiser calls that of its superclass, and a controller its superclass with its own segues.
    let calls = outline.calls.filter { $0.receiver != .parent && (makesSegue($0) || handsOn($0)) }
    return calls.map { call in
      let name = makesSegue(call) ? call.arguments.lazy.compactMap(\.value.literal).first : nil
      return .ofSystem(HandmadeSegue(place: call.callee.range, identifier: name?.text))
    }
  }

  private static func makesSegue(_ call: Call) -> Bool {
    let labels = Set(call.arguments.compactMap(\.label))
    return labels.isSuperset(of: ["source", "destination"])
  }

  private static func handsOn(_ call: Call) -> Bool {
    guard call.arguments.contains(where: { $0.label == "sender" }) else { return false }
    return call.callee.text.hasPrefix("prepare") || call.callee.text.hasPrefix("shouldPerformSegue")
  }
}
