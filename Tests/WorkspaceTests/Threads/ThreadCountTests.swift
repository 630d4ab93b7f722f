import Foundation
import Routes
import Testing

@testable import Workspace

@Suite struct ThreadCountTests {
  /// Paths instead of the numbers of files, which may differ.
  private static func findings(_ example: String, threads: Int) -> [String] {
    let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    var state = WorkspaceState(
      roots: [FilePath(repository.appending(path: "Examples/\(example)").path)], threads: threads)
    state.scan()
    state.updateBlocking()
    return Rules.diagnostics(in: state.index, includingUnknown: true).map { diagnostic in
      let finding = diagnostic.finding
      return "\(state.path(of: finding.site.file)) \(finding.site.range) \(finding.message)"
    } + state.index.routes.map { "\($0.key) \($0.status) \($0.registrations.count) \($0.lookUps.count)" }
  }

  @Test(arguments: [2, 8]) func nothingDependsOnTheNumberOfThreads(threads: Int) {
    for example in ["Notes", "NotesBroken"] {
      let expected = Self.findings(example, threads: 1)
      #expect(expected.count > 10)
      #expect(Self.findings(example, threads: threads) == expected)
    }
  }
}
