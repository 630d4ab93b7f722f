import Essentials

/// Runs `dot` of Graphviz, which lays out and draws a graph.
package struct Graphviz: Sendable {
  /// The reason why there is no drawing: a clause.
  package struct Problem: Error, Sendable {
    package let words: String

    package init(words: String) { self.words = words }
  }

  private let program: String
  private let environment: [String: String]

  /// Throws if no `dot` is in the folders of `PATH`. A relative folder could lie in the tree that is read.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(Problem) {
    let path = environment["PATH"] ?? ""
    let programs = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/dot" }
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
      throw Problem(words: "'dot' is not installed; it is in the package 'graphviz' of apt-get and Homebrew")
    }
    (self.program, self.environment) = (program, environment.filter { $0.key == "PATH" || $0.key == "HOME" })
  }

  /// What `dot` makes of a graph, in one of its formats: `svg`, `png`, `json0`.
  package func drawing(of graph: String, as format: String) throws(Problem) -> [UInt8] {
    let words = [program, "-T\(format)"]
    guard let process = ChildProcess(words, environment: environment, listeningTo: STDOUT_FILENO) else {
      throw Problem(words: "'dot' cannot be started")
    }
    let answer = process.answer(to: [UInt8](graph.utf8))
    guard answer.code == 0 else { throw Problem(words: "'dot' could not draw the graph") }
    return answer.text
  }
}
