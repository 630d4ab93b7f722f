import Foundation

/// Test data that may lie beside the checkout.
enum SharedData {
  static let jsonTestSuite = folder("jsontestsuite/test_parsing")

  private static func folder(_ path: String) -> URL? {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let root =
      ProcessInfo.processInfo.environment["WAYMARK_SHARED"].map { URL(filePath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared")
    let folder = root.appending(path: "data").appending(path: path)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }
}
