import RoutingSystems
import Routes

extension FactsFile {
  /// Reads a file that this program wrote.
  package init(at path: FilePath, systems: SystemList = .builtIn, threads: Int) throws(Problem) {
    guard let program = ProgramFile.digest else { throw .otherProgram }
    do throws(FileProblem.Reason) {
      let status = try FileStatus(path, followingLinks: true)
      guard status.kind == .file else { throw .notRegular }
    } catch {
      throw .unread(error)
    }
    guard let bytes = LargeFile.bytes(of: path) else { throw .unread(.permission) }
    try self.init(bytes, program: program, among: systems, threads: threads)
  }

  /// Writes a file that this program reads, in the place of an older one.
  package func write(to path: FilePath, systems: SystemList = .builtIn) throws(Problem) {
    guard let program = ProgramFile.digest, let bytes = try? bytes(program: program, among: systems) else {
      throw .otherProgram
    }
    do throws(FileProblem.Reason) {
      try FileWriter.write(bytes, to: path)
    } catch {
      throw .unread(error)
    }
  }

  /// The same facts as those of the files of a `FactsTree`.
  package var inTree: FactsFile {
    var facts = self
    for index in facts.files.indices { facts.files[index].status = FileStatus(unchanging: .file) }
    return facts
  }
}

extension FactsFile.Problem {
  /// A clause.
  package var words: String {
    switch self {
    case .unread(let reason): reason.words
    case .otherFile: "it does not hold facts"
    case .otherProgram: "another version of waymark wrote it"
    case .damaged: "it is damaged"
    }
  }
}
