/// Why a repository cannot be asked, or does not have what it was asked for; a clause.
package struct RepositoryProblem: Error {
  package var words: String

  static func elsewhere(_ path: FilePath) -> RepositoryProblem {
    RepositoryProblem(words: "the working tree of the repository at '\(path)' is elsewhere (core.worktree)")
  }
}
