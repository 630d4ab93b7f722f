/// The files that may fill a table, and that say nothing else of routes.
package enum TableFile {
  /// True for the name of such a file, without folders: `BHService.plist`.
  package static func isNamed(_ name: String) -> Bool {
    !name.contains("/") && isNamed(Array(name.utf8)[...])
  }

  package static func isNamed(_ name: ArraySlice<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return false }
    return extensions.contains { $0.elementsEqual(name[(dot + 1)...]) }
  }

  private static let extensions = ["json", "plist", "xml", "yaml", "yml"].map { Array($0.utf8) }
}
