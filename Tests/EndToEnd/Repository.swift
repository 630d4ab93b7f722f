import Foundation

/// The folder that this package lies in.
enum Repository {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../\(name)").standardized
      .path
  }
}
