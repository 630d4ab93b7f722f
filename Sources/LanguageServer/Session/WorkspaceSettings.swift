import LanguageServerProtocol
import Routes
import Workspace

/// What the user set in the editor, for everything and for single folders of the workspace.
struct WorkspaceSettings: Hashable, Sendable {
  /// Where a folder has none of its own.
  var general = ClientSettings()
  private var own: [FilePath: ClientSettings] = [:]

  /// nil takes a folder's own settings away.
  mutating func set(_ settings: ClientSettings?, for folder: FilePath) {
    own[folder] = settings
  }

  /// Forgets what was set for other folders.
  mutating func keep(_ folders: [FilePath]) {
    own = own.filter { folders.contains($0.key) }
  }

  /// Those of the innermost folder around a file that has its own.
  func settings(for path: FilePath) -> ClientSettings {
    let around = own.filter { path.isInside($0.key) }
    return around.max { $0.key.bytes.count < $1.key.bytes.count }?.value ?? general
  }

  /// One index is made of all folders: its world is open where one of them says so, closed where all do.
  func forLinking(in folders: [FilePath]) -> LinkSettings {
    let worlds = folders.isEmpty ? [general.world] : folders.map { settings(for: $0).world }
    if worlds.contains(.open) { return LinkSettings(world: .open) }
    return LinkSettings(world: worlds.allSatisfy { $0 == .closed } ? .closed : nil)
  }

  var showsInlayHints: Bool { all.contains { $0.showsInlayHints } }

  /// Each once: the same settings may be told for several folders.
  var mistakes: [String] {
    var told: Set<String> = []
    return all.flatMap(\.mistakes).filter { told.insert($0).inserted }
  }

  private var all: [ClientSettings] {
    [general] + own.sorted { $0.key < $1.key }.map(\.value)
  }
}
