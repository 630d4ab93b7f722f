import Foundation
import TestSupport

/// A terminal of its own for the program, which `script` makes.
enum Terminal {
  static let isPossible = FileManager.default.isExecutableFile(atPath: script)
  private static let script = "/usr/bin/script"

  /// What a program that was built with a sanitizer needs to hear.
  private static let sanitizer = ProcessInfo.processInfo.environment
    .filter { $0.key == "LD_PRELOAD" || $0.key.hasSuffix("SAN_OPTIONS") }
    .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }

  /// What the program prints there on both streams, with the line breaks of a terminal.
  static func output(
    of arguments: [String], _ environment: [String: String], in folder: String = "/"
  ) throws -> String {
    try output(ofCommand: [Program.executable.path] + arguments, environment, in: folder)
  }

  /// Ends the command as soon as `isEnough` holds for what it has printed.
  static func output(
    ofCommand command: [String], _ environment: [String: String], in folder: String = "/",
    until isEnough: (String) -> Bool = { _ in false }
  ) throws -> String {
    let process = Process()
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.executableURL = URL(fileURLWithPath: script)
    #if os(Linux)
      process.arguments = ["-qec", command.map { "'\($0)'" }.joined(separator: " "), "/dev/null"]
    #else
      process.arguments = ["-q", "/dev/null"] + command
    #endif
    process.environment = environment.merging(sanitizer) { first, _ in first }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var data = Data()
    while case let piece = output.fileHandleForReading.availableData, !piece.isEmpty {
      data += piece
      if isEnough(String(decoding: data, as: UTF8.self)) { process.terminate() }
    }
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
