import Foundation

/// Runs a program: the built `waymark` that stands beside the test bundle, unless another one is named.
package struct Program: Sendable {
  package struct Result: Sendable {
    /// The exit code; 128 and the signal's number where one ended the program.
    package var code: Int32
    package var output: String
    package var messages: String
  }

  /// The program hangs.
  package struct TimedOut: Error {}

  package static let executable = folder.appendingPathComponent("waymark")
  /// The server that compares its state after each step.
  package static let selfCheck = folder.appendingPathComponent("SelfCheck")

  private let program: URL
  private let workingDirectory: URL
  private let environment: [String: String]

  /// `environment` comes on top of the test's own, without what would change the output.
  package init(
    _ program: URL = executable, in workingDirectory: String, environment: [String: String] = [:]
  ) {
    self.program = program
    self.workingDirectory = URL(fileURLWithPath: workingDirectory)
    var own = ProcessInfo.processInfo.environment
    for name in own.keys where name.hasPrefix("GITHUB_") || Self.telling.contains(name) { own[name] = nil }
    // A crashing child must not leave a backtracer behind that keeps the pipes open.
    own["SWIFT_BACKTRACE"] = "enable=no"
    self.environment = own.merging(environment) { $1 }
  }

  private static let telling: Set = ["COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "XCODE_VERSION_ACTUAL"]

  /// Runs to the end. The output goes through files, so that no full pipe can block.
  package func run(_ arguments: [String], input: String? = nil) throws -> Result {
    let outputs = try (OutputFile(), OutputFile())
    let file = try input.map(InputFile.init)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = workingDirectory
    process.environment = environment
    process.standardInput = file?.handle ?? FileHandle.nullDevice
    process.standardOutput = outputs.0.handle
    process.standardError = outputs.1.handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + Patience.seconds) == .success else {
      process.terminate()
      throw TimedOut()
    }
    let code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return try Result(code: code, output: outputs.0.text, messages: outputs.1.text)
  }

  /// Where the build puts programs: beside the test bundle on macOS, which Linux has as a plain program.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    return bundle.bundleURL.pathExtension == "xctest" ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }
}

/// A file that holds what a program reads, removed with the value.
private final class InputFile {
  let handle: FileHandle
  private let url: URL

  init(_ text: String) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-input-\(UUID().uuidString)")
    try Data(text.utf8).write(to: url)
    handle = try FileHandle(forReadingFrom: url)
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }
}

/// A file that takes what a program prints, removed with the value.
private final class OutputFile {
  let handle: FileHandle
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-output-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
  }
}
