import Essentials
import Workspace

/// The programs that an editor would start.
struct Installation {
  /// The first `waymark` on the `PATH`; nil where there is none.
  let waymark: String?
  let sourceKit: String?

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folders = environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    let program = { (name: String) in
      folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }
    (waymark, sourceKit) = (program("waymark"), program("sourcekit-lsp"))
  }

  /// Such as `Debian GNU/Linux 12 (bookworm)`.
  static var system: String {
    let version = ProcessInfo.processInfo.operatingSystemVersionString
    #if os(macOS)
      return "macOS \(version)"
    #else
      return version
    #endif
  }
}
