import Foundation

/// Where the programs are that are measured.
enum Tools {
  /// The release that was built with this program, unless another one is named.
  static func waymark(_ arguments: Arguments) -> String {
    arguments.text("waymark") ?? folder.appendingPathComponent("waymark").path
  }

  /// As `Scripts/benchmark.sh` installs it, or else from the PATH.
  static var astGrep: String {
    let installed = ".build/tools/ast-grep/bin/ast-grep"
    return FileManager.default.isExecutableFile(atPath: installed) ? installed : "ast-grep"
  }

  private static var folder: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
  }
}
