import TestSupport
import Testing

@testable import Workspace

/// Writes random versions of files of a folder, one after another, and expects after each that the state answers as a fresh
/// one, and so does one that begins with what the state kept before. `versions` has all versions of each file; the folder
/// begins with the second ones.
func checkEdits(of versions: [String: [String]], count: Int, seed: UInt64) async throws {
  var random = SeededRandom(seed)
  let folder = try TemporaryFolder(versions.mapValues { $0.count > 1 ? $0[1] : $0[0] })
  let cache = FactsCache(try TemporaryFolder().path)
  var state = WorkspaceState(roots: [folder.path])
  state.cache = cache
  state.scan()
  state.updateBlocking()
  var log: [String] = []
  for _ in 0..<count {
    // Lets other tests have the thread.
    await Task.yield()
    let (name, texts) = try #require(versions.sorted { $0.key < $1.key }.randomElement(using: &random))
    let version = Int.random(in: texts.indices, using: &random)
    log.append("\(name) \(version)")
    let isKept = log.count % 3 == 0
    if isKept { #expect(state.writeCache() == nil) }
    try folder.write(name, texts[version])
    state.changedOnDisk(folder(name))
    state.updateBlocking()
    let fresh = WorkspaceAnswers(state.madeAnew())
    let difference = WorkspaceAnswers(state).differences(from: fresh)
    #expect(difference.isEmpty, "seed \(seed): \(log.suffix(6))")
    if !difference.isEmpty { return }
    guard isKept else { continue }
    var next = WorkspaceState(roots: [folder.path])
    next.cache = cache
    next.scan()
    next.updateBlocking()
    let differenceOfNext = WorkspaceAnswers(next).differences(from: fresh)
    #expect(differenceOfNext.isEmpty, "from the cache, seed \(seed): \(log.suffix(6))")
    if !differenceOfNext.isEmpty { return }
  }
}
