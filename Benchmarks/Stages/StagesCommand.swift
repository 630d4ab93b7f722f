import JSON
import Routes
import RoutingSystems
import SourceModel
import Workspace

/// `stages TREE`: what each step costs on one core, without any other.
enum StagesCommand {
  static func run(_ arguments: [String]) throws {
    let arguments = try Arguments(arguments)
    for tree in arguments.plain {
      let files = SourceFiles([tree])
      print("\n\(tree), \(files.files.count) files, load \(MachineLoad.text)\n")
      print("| stage | time | speed | checksum |\n|---|---|---|---|")
      readings(files)
      try answers(tree, files)
    }
  }

  // MARK: Per file

  private static func readings(_ files: SourceFiles) {
    let wanted = Language.allCases.map { ($0, Wanted(SystemList.builtIn.interest(in: $0))) }
    let words = WordTable(wanted.reduce(Set()) { $0.union($1.1.interest.triggers) })
    let languages = Dictionary(wanted) { first, _ in first }
    let all = files.files
    Stage("skim") { all.reduce(0) { $0 &+ $1.frontend.skim($1.text, words: words).heads.count } }
      .print(megabytes(all), "MB")
    let routed = all.filter { file in
      let skim = file.frontend.skim(file.text, words: words)
      return !skim.found.isEmpty && skim.excess == nil
    }
    let swift = SourceFiles(routed.filter { $0.frontend.language == .swift })
    print("| bare SwiftParser, one thread | \(BareParse.median(of: [swift], threads: 1).milliseconds) | | |")
    print("| bare SwiftParser, two threads | \(BareParse.median(of: [swift], threads: 2).milliseconds) | | |")
    Stage("parse, Swift alone") { outlines(of: swift.files, languages).reduce(0) { $0 + $1.calls.count } }
      .print(megabytes(swift.files), "MB")
    Stage("parse") { outlines(of: routed, languages).reduce(0) { $0 + $1.calls.count } }.print(megabytes(routed), "MB")
    let parsed = outlines(of: routed, languages)
    Stage("facts") {
      parsed.reduce(0) {
        $0 + SystemList.builtIn.facts(in: $1, interest: SystemList.builtIn.interest(in: $1.language)).count
      }
    }
    .print(Double(parsed.count), "files")
  }

  private static func outlines(of files: [SourceFiles.File], _ wanted: [Language: Wanted]) -> [SourceOutline] {
    DeepStack.map(files, threads: 1) { file in
      let wanted = wanted[file.frontend.language] ?? Wanted(Interest())
      return file.frontend.parse(file.text, wanted: wanted).outline
    }
  }

  private static func megabytes(_ files: [SourceFiles.File]) -> Double {
    Double(files.reduce(0) { $0 + $1.text.count }) / 1e6
  }

  // MARK: The whole tree

  private static func answers(_ tree: String, _ files: SourceFiles) throws {
    let linked = LinkedTree(tree, files)
    Stage("link") { RouteIndex(files: linked.files, applications: linked.applications, systems: .builtIn).routes.count }
      .print(Double(linked.files.count), "files")
    var state = WorkspaceState(roots: [FilePath(tree)], threads: 1)
    state.scan()
    state.updateBlocking()
    let index = state.index
    Stage("rules") { Rules.diagnostics(in: index, includingUnknown: true).count }
      .print(Double(index.protocolRoutes.count), "routes")
    if let site = index.routes.lazy.flatMap(\.lookUps).first?.site { replaceOneFile(state.path(of: site.file), &state) }
    Stage("completion") { index.routeOffers([.view], .lookUp, in: .swift, scope: []) { $1 }.count }.print(1, "lists")
    try json(index)
  }

  /// One line more or less at its begin moves everything that is known of the file.
  private static func replaceOneFile(_ path: FilePath, _ state: inout WorkspaceState) {
    guard let text = state.textOnDisk(of: path) else { return }
    var round = 0
    Stage("replace one file") {
      round += 1
      let lines = Array(repeating: UInt8(ascii: "\n"), count: 1 + round % 2)
      state.open(path, text: SourceText(lines + text.bytes))
      state.updateBlocking()
      return state.index.routes.count
    }
    .print(1, "edits")
  }

  private static func json(_ index: RouteIndex) throws {
    let value = JSONValue.array(
      RouteSpace.protocols.flatMap { index.candidates(for: $0) }.map { route in
        let types = index.destinationTypes(of: route)
        return [
          "label": .string(route.key.name), "detail": .string("\(types)"),
          "kind": .string(route.key.space.kind),
        ]
      })
    let bytes = try value.serialized()
    try Stage("print JSON") { try value.serialized().count }.print(Double(bytes.count) / 1e6, "MB")
    try Stage("parse JSON") { try JSONValue(parsing: bytes).array?.count ?? 0 }.print(Double(bytes.count) / 1e6, "MB")
  }
}
