import SourceModel

/// The storyboards of Apple's that code names by literals, in either language.
package enum Storyboards {
  /// The types that represent a storyboard.
  package static let types: Set = ["UIStoryboard", "NSStoryboard"]
  /// The first piece of the selector that makes one in Objective-C.
  package static let selector = "storyboardWithName"

  /// The storyboards that literals name.
  package static func facts(_ outline: SourceOutline) -> [Fact] {
    outline.calls.compactMap { call in
      guard let first = call.arguments.first, let name = first.value.literal,
        makesStoryboard(call, first)
      else { return nil }
      return .storyboard(name)
    }
  }

  private static func makesStoryboard(_ call: Call, _ first: Argument) -> Bool {
    guard call.callee.text == selector, case .name(let type) = call.receiver else {
      return types.contains(call.callee.text) && first.label == "name"
    }
    return types.contains(type.text)
  }
}
