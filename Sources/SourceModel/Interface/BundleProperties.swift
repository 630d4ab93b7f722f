/// The names of documents in a property list that describes a bundle (`Info.plist`), or in the build settings that Xcode
/// makes one of.
package struct BundleProperties: Hashable, Sendable {
  /// A key whose value is the name of a document (Apple, *Information Property List*).
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case mainStoryboard = "UIMainStoryboardFile"
    case mainStoryboardOfPad = "UIMainStoryboardFile~ipad"
    case mainStoryboardOfPhone = "UIMainStoryboardFile~iphone"
    case sceneStoryboard = "UISceneStoryboardFile"
    case launchStoryboard = "UILaunchStoryboardName"
    case launchStoryboardOfPad = "UILaunchStoryboardName~ipad"
    case launchStoryboardOfPhone = "UILaunchStoryboardName~iphone"
    case extensionStoryboard = "NSExtensionMainStoryboard"
    case macStoryboard = "NSMainStoryboardFile"
    case macNib = "NSMainNibFile"

    /// True for a launch screen.
    package var isOfLaunch: Bool {
      switch self {
      case .launchStoryboard, .launchStoryboardOfPad, .launchStoryboardOfPhone: true
      default: false
      }
    }
  }

  package struct Name: Hashable, Sendable {
    package var key: Key
    /// Never empty, without an extension. Its range is where it is spelled.
    package var value: Spelling

    package init(key: Key, value: Spelling) { (self.key, self.value) = (key, value) }
  }

  /// Whether `UIApplicationSceneManifest` says how scenes begin.
  package enum SceneManifest: Hashable, Sendable {
    case none
    /// Another file decides.
    case possible
    case present
  }

  /// In source order.
  package var names: [Name]
  package var sceneManifest: SceneManifest
  /// True if the names do not count for certain: only the build knows whether it makes a list of these settings.
  package var mayBeUnused: Bool

  package init(names: [Name] = [], sceneManifest: SceneManifest = .none, mayBeUnused: Bool = false) {
    (self.names, self.sceneManifest, self.mayBeUnused) = (names, sceneManifest, mayBeUnused)
  }

  private static let extensions = [".storyboard", ".xib", ".nib"]
  /// Characters of build variables, references and other markup.
  private static let special = Set("$&<\n\r\t".utf8)

  /// The name of the document in the value of a key, which may have an extension. Returns nil for no name, and for one
  /// that only a build knows.
  package static func document(_ value: String) -> String? {
    let name = extensions.first(where: value.hasSuffix).map { String(value.dropLast($0.count)) } ?? value
    guard !name.isEmpty, !name.utf8.contains(where: special.contains), name.first != " ", name.last != " " else {
      return nil
    }
    return name
  }

  /// True if a file name is the one of such a list: `Info.plist`, `App-Info.plist`, `Info-iOS.plist`.
  package static func isNamed(_ name: some Collection<UInt8>) -> Bool {
    let suffix = ".plist".utf8
    guard name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) else { return false }
    let stem = Array(name.dropLast(suffix.count))
    let word = Array("Info".utf8)
    return stem.indices.contains { stem[$0...].starts(with: word) }
  }
}
