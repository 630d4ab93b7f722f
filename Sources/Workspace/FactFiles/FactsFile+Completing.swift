import Routes
import RoutingSystems

extension FactsFile {
  /// The facts of all files of a program, with what the names of all ask for: nothing that reads them needs the sources
  /// any more. Reads a part of the files once more, below `root`.
  package func completed(
    from root: FilePath, configuration: FilePath?, systems: SystemList = .builtIn
  ) throws(FactsExtractionProblem) -> FactsFile {
    if header.basis == .tree { return self }
    let sources = FactsTree(self, sources: root)
    let tree = RecordingTree(root, of: sources)
    var state = WorkspaceState(recording: tree, of: root, configuration: configuration, systems: systems)
    state.reading.given = inTree
    state.scan()
    state.updateBlocking()
    if !state.configuration.mistakes.isEmpty { throw .configuration(state.configuration.mistakes) }
    if state.refusesFacts { throw .otherConfiguration }
    if !sources.problems.isEmpty { throw .sources(sources.problems) }
    return state.facts(with: tree.recorded)
  }
}
