import JSON
import Routes
import Testing
import Workspace

@testable import LanguageServer

struct WorkspaceSettingsTests {
  private static let roots = [FilePath("/A"), FilePath("/A/B"), FilePath("/C")]

  private static func world(_ world: JSONValue?) -> ClientSettings? {
    world.map { ClientSettings(["world": $0], systems: .builtIn) }
  }

  /// The world that is set for everything and for each of the folders, and the one that the index has.
  @Test(
    arguments: [
      (nil, [nil, nil, nil], nil), ("open", [nil, nil, nil], .open), (nil, [nil, "open", "closed"], .open),
      (nil, ["closed", "closed", "closed"], .closed), ("closed", [nil, "closed", nil], .closed),
      (nil, ["closed", "closed", nil], nil), ("open", ["closed", "closed", "closed"], .closed),
    ] as [(JSONValue?, [JSONValue?], ScanExtent?)])
  func oneWorldIsMadeOfAll(general: JSONValue?, own: [JSONValue?], extent: ScanExtent?) {
    var settings = WorkspaceSettings()
    settings.general = Self.world(general) ?? ClientSettings()
    for (folder, world) in zip(Self.roots, own) { settings.set(Self.world(world), for: folder) }
    #expect(settings.forLinking(in: Self.roots) == LinkSettings(world: extent))
  }

  @Test func theInnermostFolderCounts() {
    var settings = WorkspaceSettings()
    settings.set(Self.world("open"), for: Self.roots[0])
    settings.set(Self.world("closed"), for: Self.roots[1])
    let worlds = ["/A/B/x", "/A/B", "/A/Bx", "/A", "/C/x"].map { settings.settings(for: FilePath($0)).world }
    #expect(worlds == [.closed, .closed, .open, .open, nil])
    settings.keep([Self.roots[0]])
    #expect(settings.settings(for: FilePath("/A/B/x")).world == .open)
  }
}
