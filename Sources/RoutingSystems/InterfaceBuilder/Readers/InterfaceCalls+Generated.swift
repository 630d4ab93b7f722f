import Routes
import SourceModel

/// The scenes that generated code names: `SceneType<C>(storyboard: Main.self, identifier: "Detail")` and
/// `InitialSceneType<C>(storyboard: Main.self)` (SwiftGen, templates `ib/scenes-swift4` and `ib/scenes-swift5`).
extension InterfaceCalls {
  static let generatedInitialScene = "InitialSceneType"
  static let generatedScene = "SceneType"
  static let generatedTypes: Set = [generatedInitialScene, generatedScene]

  /// The storyboard of a generated scene; nil for other calls. The enum of a storyboard has its name, unless that is not an identifier.
  func generatedStoryboard(of call: Call) -> String? {
    guard Self.generatedTypes.contains(call.callee.text),
      case .metatype(let type)? = call.arguments.first(where: { $0.label == "storyboard" })?.value
    else { return nil }
    return TypeName.simple(type.text)
  }

  /// The look-up of an initial scene; nil for other calls.
  func generatedInitialScene(_ call: Call) -> Fact.TextLookUp? {
    guard call.callee.text == Self.generatedInitialScene, let storyboard = generatedStoryboard(of: call) else {
      return nil
    }
    return initialScene(of: Spelling(text: storyboard, range: call.callee.range), .constant(nil), call)
  }

  /// The cast of a generated scene, which ends the app if it fails.
  func generatedCast(of call: Call) -> Cast? {
    guard Self.generatedTypes.contains(call.callee.text), let type = call.genericArguments.first else { return nil }
    return Cast(type: type, isForced: true)
  }
}
