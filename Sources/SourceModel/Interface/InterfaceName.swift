/// The parts of the path of a storyboard or nib that code and other files spell.
package struct InterfaceName: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    case storyboard
    /// A `.xib`, or an old `.nib` package.
    case nib
  }

  /// A suffix that selects the variant for one sort of device (Apple, *UIViewController*, `nibName`).
  package enum Device: String, Hashable, Sendable, CaseIterable, Codable {
    case phone = "~iphone"
    case pad = "~ipad"
  }

  package var kind: Kind
  /// The file's name without device and extension: `Main`.
  package var text: String
  package var device: Device?
  /// The folder with the extension `lproj` that it stands in, without the extension: `Base`, `en`, `zh-Hans`.
  package var localization: String?

  /// nil where the path has none of the extensions, which are case-sensitive, or no name before it.
  package init?(path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    guard let file = parts.last, let dot = file.lastIndex(of: "."), let kind = Self.kinds[file[dot...]] else {
      return nil
    }
    let stem = file[..<dot]
    device = Device(suffixOf: stem)
    text = Self.withoutDevice(stem) ?? String(stem)
    guard !text.isEmpty else { return nil }
    self.kind = kind
    if let folder = parts.dropLast().last, folder.hasSuffix(Self.localized), folder != Self.localized {
      localization = String(folder.dropLast(Self.localized.count))
    }
  }

  /// The name without the suffix of a device, with which code may spell the file of one variant; nil if it has none.
  package static func withoutDevice(_ name: some StringProtocol) -> String? {
    Device(suffixOf: name).map { String(name.dropLast($0.rawValue.count)) }
  }

  /// The names of nibs that a name in code means, beside itself: code may also spell the suffix of a device, and the
  /// extension of a compiled nib (Apple, *NSNib*, `init(nibNamed:bundle:)`).
  package static func nibs(meantBy name: String) -> [String] {
    let stem = name.hasSuffix(compiled) ? String(name.dropLast(compiled.count)) : name
    return [stem, withoutDevice(stem)].compactMap(\.self).filter { $0 != name && !$0.isEmpty }
  }

  private static let compiled = ".nib"
  private static let kinds: [Substring: Kind] = [".storyboard": .storyboard, ".xib": .nib, ".nib": .nib]
  private static let localized = ".lproj"
}

extension InterfaceName.Device {
  fileprivate init?(suffixOf name: some StringProtocol) {
    guard let device = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }) else { return nil }
    self = device
  }
}
