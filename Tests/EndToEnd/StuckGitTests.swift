#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A pipe in place of a file of the repository's own: git waits for its end, which never comes.
  @Suite(.enabled(if: GitRepository.isPossible, "git is not installed")) struct StuckGitTests {
    private let repository: GitRepository
    private let process = Process()
    /// Variables of this name reach git.
    private let entry = "GIT_CONFIG_MARK=\(UUID().uuidString)"

    init() throws {
      repository = try GitRepository(SmallApp.clean)
      #expect(mkfifo(repository.folder(".git/shallow").description, 0o600) == 0)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [entry, Program.executable.path, "check", "--since", "HEAD"]
      process.currentDirectoryURL = URL(fileURLWithPath: repository.folder.path.description)
      process.standardError = FileHandle.nullDevice
      try process.run()
      #expect(RunningPrograms.happens { gits.count == 1 })
    }

    private var gits: [Int32] {
      RunningPrograms.started(with: entry).compactMap { Int32($0) }.filter { $0 != process.processIdentifier }
    }

    @Test func gitEndsWithUs() {
      kill(process.processIdentifier, SIGKILL)
      #expect(RunningPrograms.areOver(startedWith: entry))
    }

    /// As a terminal does it that sends a signal to both.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func gitCanBeEnded(signal: Int32) {
      #expect(
        RunningPrograms.happens {
          for git in gits { kill(git, signal) }
          return !process.isRunning
        })
      #expect(process.terminationStatus == 2)
    }
  }
#endif
