import Foundation
import TestSupport
import Testing
import Workspace

@Suite struct FolderWatchTests {
  private let folder: TemporaryFolder
  private let watched: Changes

  init() throws {
    folder = try TemporaryFolder([
      "App/Menu.swift": "", "App/Deep/Er/Editor.swift": "", ".git/HEAD": "", "Alone/Old/A": "",
    ])
    watched = Changes()
  }

  private func watch() async -> FolderWatch {
    let changes = watched
    let watch = FolderWatch([folder("App")], alone: [folder("Alone")]) { changes.add($0) }
    await watched.wait(for: folder("App"))
    return watch
  }

  @Test func tellsOfFilesAndFolders() async throws {
    let watch = await watch()
    try folder.write("App/Deep/Er/Editor.swift", "class Editor {}")
    await watched.wait(for: folder("App/Deep/Er/Editor.swift"))
    try folder.write("App/New/Inner/Made.swift", "")
    await watched.wait(for: folder("App/New"))
    try folder.write("App/New/Inner/Later.swift", "")
    await watched.wait(for: folder("App/New/Inner/Later.swift"))
    try folder.move("App/New", to: "App/Moved")
    await watched.wait(for: folder("App/New"), folder("App/Moved"))
    try folder.write("App/Moved/Inner/Again.swift", "")
    await watched.wait(for: folder("App/Moved/Inner/Again.swift"))
    try folder.remove("App/Moved")
    await watched.wait(for: folder("App/Moved"))
    withExtendedLifetime(watch) {}
  }

  #if os(Linux)
    @Test func knowsSomeFoldersWithoutWhatIsInTheirs() async throws {
      let watch = await watch()
      try folder.write("Alone/Old/B", "")
      try folder.write("Alone/.waymark.yml", "")
      await watched.wait(for: folder("Alone/.waymark.yml"))
      #expect(!watched.all.contains(folder("Alone/Old/B")))
      withExtendedLifetime(watch) {}
    }
  #endif

  #if os(Linux)
    /// With watches left for the root alone, and for nothing.
    @Test(arguments: [2, 1]) func whatTheSystemDoesNotWatchIsNamedAgainAndAgain(limit: Int) async throws {
      let (changes, gaps) = (watched, Changes())
      var limits = FolderWatch.Limits()
      (limits.folders, limits.delay) = (limit, .milliseconds(20))
      var watch: FolderWatch? = FolderWatch(
        [folder("App")], alone: [folder("Alone")], limits: limits,
        whenPartial: { [folder] in gaps.add([folder("App")]) }
      ) { changes.add($0) }
      await gaps.wait(for: folder("App"))
      for _ in 0..<3 { await watched.wait(for: folder("App")) }
      #expect(gaps.all.isEmpty, "that is told once")
      try folder.write("App/New.swift", "")
      if limit == 2 { await watched.wait(for: folder("App/New.swift")) }
      withExtendedLifetime(watch) {}
      watch = nil
      watched.clear()
      await remind(times: 20, limits)
      #expect(watched.calls <= 2, "it ends with its value, but for what was under way")
    }

    /// Waits until another watch with the same limits has named its folder so often.
    private func remind(times: Int, _ limits: FolderWatch.Limits) async {
      let others = Changes()
      let watch = FolderWatch([folder("App")], limits: limits) { others.add($0) }
      for _ in 0..<times { await others.wait(for: folder("App")) }
      withExtendedLifetime(watch) {}
    }
  #endif

  @Test func endsWithItsValue() async throws {
    var watch: FolderWatch? = await watch()
    withExtendedLifetime(watch) {}
    watch = nil
    watched.clear()
    let others = Changes()
    let other = FolderWatch([folder("App")]) { others.add($0) }
    await others.wait(for: folder("App"))
    for _ in 0..<5 {
      try folder.write("App/Menu.swift", "class Menu {}")
      await others.wait(for: folder("App/Menu.swift"))
    }
    #expect(watched.all.isEmpty)
    withExtendedLifetime(other) {}
  }
}

/// What a watch told.
private final class Changes: Sendable {
  /// Those of each call.
  private let sets = Observed<[Set<FilePath>]>([])

  func add(_ new: Set<FilePath>) { sets.change { $0.append(new) } }

  func clear() { sets.change { $0 = [] } }

  var all: Set<FilePath> { sets.value.reduce([]) { $0.union($1) } }

  var calls: Int { sets.value.count }

  /// Whatever the system calls the temporary folder.
  func wait(for wanted: FilePath...) async {
    await sets.wait { sets in
      wanted.allSatisfy { path in
        sets.contains { $0.contains { $0.bytes.reversed().starts(with: path.bytes.reversed()) } }
      }
    }
    clear()
  }
}
