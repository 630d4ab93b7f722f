/// Why a repository cannot be asked, or does not have what it was asked for; a clause.
package struct RepositoryProblem: Error {
  package var words: String
}
