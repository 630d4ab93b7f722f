/// Why a repository cannot be asked, or does not have what it was asked for; a clause.
package struct RepositoryProblem: Error {
  package var words: String

  static func elsewhere(_ path: FilePath) -> RepositoryProblem {
    RepositoryProblem(words: "the repository around '\(path)' has its files elsewhere (core.worktree)")
  }
}
