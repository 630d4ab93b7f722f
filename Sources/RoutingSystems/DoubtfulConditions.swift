import Routes
import SourceModel

extension ConditionStack {
  /// The reason why code under some conditions may not end the application, or not be part of it.
  var doubtOfCrash: String? {
    if neverHolds { return "the code never runs" }
    if catchesExceptions { return "the code catches the exception" }
    if let buildFlag { return "the build decides whether the code is compiled: \(buildFlag)" }
    return otherPlatform.map { "the platform decides whether the code is compiled: \($0)" }
  }

  /// The first condition that depends on a flag of the build: `#if BETA`. Targets of other trees may set it. nil if all
  /// builds of the platform compile the place, or only those for debugging.
  private var buildFlag: String? {
    first { condition in
      guard condition.hasPrefix("#if ") else { return false }
      let words = condition.dropFirst("#if ".count).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains {
        !Self.known.contains(String($0)) && !$0.hasPrefix("TARGET_") && $0.first?.isNumber == false
      }
    }
  }

  private static let known: Set = [
    "AppKit", "DEBUG", "NDEBUG", "RELEASE", "UIKit", "arch", "arm64", "canImport", "compiler", "defined", "false",
    "iOS",
    "macCatalyst", "macOS", "os", "simulator", "swift", "targetEnvironment", "true", "tvOS", "visionOS", "watchOS",
    "x86_64",
  ]
}
