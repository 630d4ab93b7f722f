import SourceModel

/// Reads which documents a property list in XML names. Of a list in another format, or with build variables and
/// references in a name, nothing is read.
struct BundlePropertyReader {
  private let file: XMLFile
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lines: LineTable

  static func read(_ text: SourceText) -> BundleProperties {
    let lines = LineTable(text)
    return text.withBytes { bytes in
      guard case .success(let file) = XMLFile.read(bytes, allowsDocumentType: true) else { return BundleProperties() }
      return BundlePropertyReader(file: file, bytes: bytes, lines: lines).properties
    }
  }

  private static let key = WordHash("key")
  private static let string = WordHash("string")
  private static let manifest = "UIApplicationSceneManifest"

  private var properties: BundleProperties {
    var properties = BundleProperties()
    for (number, element) in file.elements.enumerated() where element.nameHash == Self.key {
      let name = text(content(of: element))
      if name == Self.manifest { properties.sceneManifest = .present }
      if let key = BundleProperties.Key(rawValue: name), !key.isOfLaunch || isTopLevel(element),
        let value = value(behind: number)
      {
        properties.names.append(BundleProperties.Name(key: key, value: value))
      }
    }
    return properties
  }

  /// True for a key of the list itself. The template of a scene has the name of a launch screen, too, which nothing reads.
  private func isTopLevel(_ key: Element) -> Bool {
    file.elements.indices.contains(Int(key.parent)) && file.elements[Int(key.parent)].parent == 0
  }

  /// The string that follows a key.
  private func value(behind key: Int) -> Spelling? {
    guard file.elements.indices.contains(key + 1) else { return nil }
    let element = file.elements[key + 1]
    guard element.parent == file.elements[key].parent, element.nameHash == Self.string else { return nil }
    let range = content(of: element)
    guard let name = BundleProperties.document(text(range)) else { return nil }
    let end = range.lowerBound + name.utf8.count
    return Spelling(
      text: name,
      range: SourceRange(
        start: lines.position(at: range.lowerBound, in: bytes), end: lines.position(at: end, in: bytes)))
  }

  /// The byte offsets between the tags of an element without others in it.
  private func content(of element: Element) -> Range<Int> {
    let (start, end) = (Int(element.nameEnd), Int(element.end))
    guard let first = bytes[start..<end].firstIndex(of: UInt8(ascii: ">")),
      let last = bytes[start..<end].lastIndex(of: UInt8(ascii: "<")), first < last
    else { return end..<end }
    return (first + 1)..<last
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
