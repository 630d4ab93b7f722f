import Foundation
import Workspace

/// A repository of git in a folder of its own, as nobody has configured it.
package struct GitRepository {
  package let folder: TemporaryFolder

  package static let isPossible = FileManager.default.isExecutableFile(atPath: program.path)
  private static let program = URL(fileURLWithPath: "/usr/bin/git")

  /// With all the files in its first commit.
  package init(_ files: [String: String] = [:]) throws {
    try self.init(TemporaryFolder(files))
  }

  /// Of a folder that is there.
  package init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    try git("init", "-q", "-b", "main")
    try commit()
  }

  /// With everything that lies in the folder and is not ignored.
  package func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "Change")
  }

  @discardableResult
  package func git(_ arguments: String...) throws -> String {
    let result = try Program(Self.program, in: folder.path.description, environment: Self.environment).run(arguments)
    guard result.code == 0 else { throw Failure(arguments: arguments, messages: result.messages) }
    return result.output
  }

  package struct Failure: Error {
    let arguments: [String]
    let messages: String
  }

  private static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_ALLOW_PROTOCOL": "file",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org",
  ]
}
