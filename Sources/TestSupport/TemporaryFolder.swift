import Foundation
import Workspace

/// A folder of its own for one test, removed with the value.
package final class TemporaryFolder: Sendable {
  package let path: FilePath
  private let url: URL

  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath(url.path)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package func callAsFunction(_ name: String) -> FilePath { path.appending(name) }

  /// Writes a file, and makes the folders above it.
  package func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  package func write(_ name: String, _ data: Data) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Makes a file seem to be written earlier than it was.
  package func age(_ name: String, bySeconds seconds: Double) throws {
    let file = url.appendingPathComponent(name).path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    guard let date = attributes[.modificationDate] as? Date else { throw CocoaError(.fileReadUnknown) }
    try FileManager.default.setAttributes([.modificationDate: date - seconds], ofItemAtPath: file)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }

  package func move(_ old: String, to new: String) throws {
    try FileManager.default.moveItem(
      at: url.appendingPathComponent(old), to: url.appendingPathComponent(new))
  }

  /// Makes a symbolic link whose content is `target` as it stands.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
  }
}
