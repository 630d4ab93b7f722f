import Routes
import SourceModel

/// The look-ups of storyboards and nibs in a property list, or in build settings.
struct BundlePropertyFacts {
  private let properties: BundleProperties

  init(_ properties: BundleProperties) { self.properties = properties }

  var all: [Fact] { properties.names.flatMap(lookUps).map(Fact.textLookUp) + extensions }

  private var extensions: [Fact] {
    properties.names.filter { $0.key == .extensionStoryboard }
      .map { .ofSystem(ExtensionStoryboard(place: $0.value.range)) }
  }

  private func lookUps(of name: BundleProperties.Name) -> [Fact.TextLookUp] {
    let document = lookUp(name, of: name.key == .macNib ? InterfaceSpaces.nib : InterfaceSpaces.storyboard)
    guard Self.instantiating.contains(name.key) else { return [document] }
    var scene = lookUp(name, of: InterfaceSpaces.initialScene)
    scene.origin = .constant(nil)
    return [document, scene]
  }

  /// The keys of storyboards whose initial scene UIKit shows. One of AppKit may hold the menu alone.
  private static let instantiating: Set<BundleProperties.Key> = [
    .mainStoryboard, .mainStoryboardOfPad, .mainStoryboardOfPhone, .sceneStoryboard, .extensionStoryboard,
  ]

  private func lookUp(_ name: BundleProperties.Name, of space: RouteSpace) -> Fact.TextLookUp {
    var lookUp = Fact.TextLookUp(
      value: name.value, form: .bundleProperty, spaces: [space], scope: [], conditions: [])
    lookUp.doubt = doubt(of: name.key)
    return lookUp
  }

  private func doubt(of key: BundleProperties.Key) -> String? {
    switch key {
    case .mainStoryboard, .mainStoryboardOfPad, .mainStoryboardOfPhone: doubtOfManifest ?? doubtOfUse
    case .extensionStoryboard: "it is in the bundle of the extension"
    case .sceneStoryboard, .launchStoryboard, .launchStoryboardOfPad, .launchStoryboardOfPhone, .macStoryboard, .macNib:
      doubtOfUse
    }
  }

  private var doubtOfManifest: String? {
    switch properties.sceneManifest {
    case .none: nil
    case .possible: "a scene manifest in the Info.plist may decide with which storyboard a scene begins"
    case .present: "the scene manifest decides with which storyboard a scene begins"
    }
  }

  private var doubtOfUse: String? {
    properties.mayBeUnused ? "only if GENERATE_INFOPLIST_FILE is set, the Info.plist gets the name" : nil
  }
}
