/// A file's or folder's path as the bytes that the file system knows.
///
/// Two paths are equal if their bytes are: `String` would take the NFC and the NFD spelling of a name for one file.
package struct FilePath: Hashable, Sendable, Codable {
  /// Without a trailing slash, except for `/` itself.
  package let bytes: [UInt8]

  package init(bytes: some Collection<UInt8>) {
    self.init(owned: Array(bytes))
  }

  private init(owned bytes: consuming [UInt8]) {
    while bytes.count > 1, bytes.last == Self.separator { bytes.removeLast() }
    self.bytes = bytes
  }

  package init(_ string: String) {
    self.init(bytes: string.utf8)
  }

  static let separator = UInt8(ascii: "/")

  package static func == (left: FilePath, right: FilePath) -> Bool {
    left.bytes.count == right.bytes.count && ByteOrder.compare(left.bytes, right.bytes, count: left.bytes.count) == 0
  }

  /// An array would hash each byte by itself.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.withUnsafeBytes(ByteOrder.hash))
  }

  /// The path of an entry of this folder; `component` may hold slashes of its own.
  package func appending(_ component: some Collection<UInt8>) -> FilePath {
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + 1 + component.count)
    path += bytes
    if !bytes.isEmpty, bytes != [Self.separator] { path.append(Self.separator) }
    path += component
    return FilePath(owned: path)
  }

  package func appending(_ component: String) -> FilePath {
    appending(component.utf8)
  }

  package var isAbsolute: Bool { bytes.first == Self.separator }

  /// The names between the slashes.
  package var components: [ArraySlice<UInt8>] {
    bytes.split(separator: Self.separator)
  }

  /// What stands behind the last slash.
  package var name: ArraySlice<UInt8> {
    bytes[((bytes.lastIndex(of: Self.separator) ?? -1) + 1)...]
  }

  /// The folder that holds this entry; nil for `/` and for a single relative name.
  package var parent: FilePath? {
    guard let slash = bytes.lastIndex(of: Self.separator), bytes.count > 1 else { return nil }
    return FilePath(bytes: bytes[..<max(slash, 1)])
  }

  /// The same; the working directory for a single relative name.
  package var folder: FilePath { parent ?? FilePath(".") }

  /// Whether `..` leads back from one of its folders.
  package var climbs: Bool { components.contains { $0.elementsEqual("..".utf8) } }

  /// What stands behind the last dot of the name, without it; nil where nothing stands before or behind the dot.
  package var fileExtension: String? {
    name.fileExtension.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether this is `root` or lies below it, by the bytes alone.
  package func isInside(_ root: FilePath) -> Bool {
    relative(to: root) != nil
  }

  /// The bytes behind `root` and its slash; empty for `root` itself, nil outside.
  package func relative(to root: FilePath) -> ArraySlice<UInt8>? {
    let count = root.bytes.count
    guard bytes.count >= count, ByteOrder.compare(bytes, root.bytes, count: count) == 0 else { return nil }
    let rest = bytes[count...]
    if rest.isEmpty || root.bytes == [Self.separator] { return rest }
    return rest.first == Self.separator ? rest.dropFirst() : nil
  }
}

extension FilePath: Comparable {
  package static func < (left: FilePath, right: FilePath) -> Bool {
    let order = ByteOrder.compare(left.bytes, right.bytes, count: min(left.bytes.count, right.bytes.count))
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }
}

extension FilePath: CustomStringConvertible {
  /// For people: invalid UTF-8 is repaired.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension ArraySlice<UInt8> {
  /// Of a file's name: what stands behind its last dot; nil where nothing stands before or behind the dot.
  var fileExtension: ArraySlice<UInt8>? {
    guard let dot = lastIndex(of: UInt8(ascii: ".")), dot > startIndex, dot + 1 < endIndex else { return nil }
    return self[(dot + 1)...]
  }

  func hasExtension(_ text: String) -> Bool {
    fileExtension?.elementsEqual(text.utf8) == true
  }
}
