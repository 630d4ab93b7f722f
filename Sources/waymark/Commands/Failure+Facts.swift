import Workspace

extension Failure {
  /// The message for facts that cannot be read. `root` is the folder that their paths begin in, as typed.
  init(_ problem: FactsExtractionProblem, below root: String = ".") {
    switch problem {
    case .unread(let problem): self.init("\(problem.path): \(problem.reason.words)")
    case .outside(let path): self.init("\(path): not below '\(root)'; name a folder around it with --root")
    case .folder(let path): self.init("\(path): a folder; name its files, or the folder of a project with --project")
    case .otherConfiguration: self.init("the facts were read with another configuration")
    case .sources(let problems):
      // Of another content, or without facts, a source would not be found in another folder either.
      let advice =
        "the names of the whole program decide what is read of a file; name the folder of the sources with --sources"
      self.init(
        lines: problems.map { problem in
          "\(problem.path): \(problem.reason.isAboutFacts ? "" : "must be read once more: ")\(problem.reason.words)"
        } + (problems.allSatisfy(\.reason.isAboutFacts) ? [] : [advice]))
    case .configuration(let mistakes):
      self.init(lines: mistakes.flatMap { $0.lines(naming: ScannedTree.text(ofConfiguration: $0.file)) })
    }
  }
}
