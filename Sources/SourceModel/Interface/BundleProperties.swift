/// The names of documents in a property list that describes a bundle (`Info.plist`).
package struct BundleProperties: Hashable, Sendable {
  /// A key whose value is the name of a document (Apple, *Information Property List*).
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case mainStoryboard = "UIMainStoryboardFile"
    case mainStoryboardOfPad = "UIMainStoryboardFile~ipad"
    case mainStoryboardOfPhone = "UIMainStoryboardFile~iphone"
    case sceneStoryboard = "UISceneStoryboardFile"
    case launchStoryboard = "UILaunchStoryboardName"
    case extensionStoryboard = "NSExtensionMainStoryboard"
    case macStoryboard = "NSMainStoryboardFile"
    case macNib = "NSMainNibFile"
  }

  package struct Name: Hashable, Sendable {
    package var key: Key
    /// Never empty. Its range is what stands between the tags.
    package var value: Spelling

    package init(key: Key, value: Spelling) { (self.key, self.value) = (key, value) }
  }

  /// In source order.
  package var names: [Name]
  /// True if `UIApplicationSceneManifest` says how scenes begin.
  package var hasSceneManifest: Bool

  package init(names: [Name] = [], hasSceneManifest: Bool = false) {
    (self.names, self.hasSceneManifest) = (names, hasSceneManifest)
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
