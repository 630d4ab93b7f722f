import ArgumentParser
import Workspace

/// A command whose result depends on its arguments, the `Surroundings` and the disk alone.
protocol RepeatableCommand: ParsableCommand {
  var tree: TreeOptions { get }
  /// False if something else decides about the result too, such as standard input or a revision.
  var isRepeatable: Bool { get }
}

extension RepeatableCommand {
  /// Runs the command or, where an earlier run asked the disk nothing that it would answer otherwise now, gives the
  /// result of that run.
  func runOnce(with arguments: [String]) throws {
    guard let folder = tree.sources.cache, isRepeatable, !tree.messages.timings else {
      var command = self
      return try command.run()
    }
    let inputs = arguments.map { ArgumentBytes.bytes(of: $0) } + Surroundings.inputs
    let cache = RunCache(FilePath(typed: folder), inputs: inputs)
    if let earlier = cache.load() {
      try RunEffects.repeated(earlier.effects)
      if earlier.exitCode != 0 { throw ExitCode(earlier.exitCode) }
      return
    }
    try run(keepingIn: cache)
  }

  private func run(keepingIn cache: RunCache) throws {
    cache.begin()
    RunEffects.begin()
    var (command, exitCode): (Self, Int32?) = (self, nil)
    defer {
      let effects = RunEffects.end()
      cache.end(exitCode.map { (effects, $0) })
    }
    do {
      try command.run()
      exitCode = 0
    } catch let code as ExitCode {
      exitCode = code.rawValue
      throw code
    }
  }
}

extension Scan: RepeatableCommand {
  var isRepeatable: Bool { true }
}

extension Check: RepeatableCommand {
  var isRepeatable: Bool { !watch && stdinFilename == nil && since.revision == nil }
}
