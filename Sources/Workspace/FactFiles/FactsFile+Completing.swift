import Routes
import RoutingSystems

extension FactsFile {
  /// The facts of all files of a program, with what the names of all ask for: nothing that reads them needs the sources
  /// any more. Reads a part of the files once more, below `root`.
  package func completed(
    from root: FilePath, configuration: FilePath?, systems: SystemList = .builtIn
  ) throws(FactsExtractionProblem) -> FactsFile {
    if header.basis == .tree { return self }
    var state = WorkspaceState(
      completing: self, sources: root, configuration: configuration, systems: systems)
    state.scan()
    state.updateBlocking()
    if !state.configuration.mistakes.isEmpty { throw .configuration(state.configuration.mistakes) }
    if state.refusesFacts { throw .otherConfiguration }
    if !state.problemsOfFacts.isEmpty { throw .sources(state.problemsOfFacts) }
    return state.facts()
  }
}
