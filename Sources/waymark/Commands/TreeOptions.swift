import ArgumentParser
import Routes
import Workspace

/// What all commands that read a tree take.
struct TreeOptions: ParsableArguments {
  @Argument(help: "Files and folders to scan, together as one app.", completion: .file())
  var paths: [String] = ["."]

  @OptionGroup(title: "Sources") var sources: SourceOptions

  @OptionGroup(title: "Facts") var facts: FactsOptions

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if facts.isGiven, paths != ["."] { throw ValidationError("--facts takes the place of the paths.") }
    if facts.isGiven, sources.cache != nil { throw ValidationError("--facts excludes --cache.") }
  }

  var settings: LinkSettings { sources.settings }
  var config: String? { sources.config }
  var quiet: Bool { messages.quiet }
  var verbose: Bool { messages.verbose }
  /// Nothing of it is read yet.
  func workspace(_ scope: ProjectScope, configuredBeside additional: FilePath? = nil) throws -> WorkspaceState {
    let config = config.map { FilePath(typed: $0) }
    if facts.isGiven {
      let merged = try facts.merged()
      return facts.withChanges
        ? WorkspaceState(roots: scope.roots, settings: settings, configuration: config, knowing: merged)
        : WorkspaceState(of: merged, sources: facts.root, settings: settings, configuration: config)
    }
    var state = WorkspaceState(
      roots: scope.roots, settings: settings, configuration: config, additional: additional)
    state.cache = sources.cache.map { FactsCache(FilePath(typed: $0)) }
    return state
  }

  /// What has to be read to judge the paths.
  var scope: ProjectScope { facts.isGiven ? ProjectScope(alone: roots) : ProjectScope(of: roots) }

  var roots: [FilePath] { facts.isGiven ? [facts.root] : paths.map { FilePath(typed: $0) } }
  var paint: Paint {
    Paint(messages.color, links: messages.hyperlinks, isTerminal: Console.output.isTerminal)
  }
}

/// How sources are understood.
struct SourceOptions: ParsableArguments {
  @Flag(help: "Everything that could register a route is in the scan.")
  var closedWorld = false

  @Flag(help: "Code outside the scan could register routes.")
  var openWorld = false

  @Option(
    help: ArgumentHelp("Use this file instead of every .waymark.yml.", valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp("Keep what is read in this folder, and read only what has changed.", valueName: "folder"),
    completion: .directory)
  var cache: String?

  func validate() throws {
    if closedWorld, openWorld { throw ValidationError("--closed-world and --open-world exclude each other.") }
  }

  /// nil where neither option is given.
  var world: ScanExtent? { closedWorld ? .closed : openWorld ? .open : nil }

  var settings: LinkSettings { world.map { LinkSettings(world: $0) } ?? LinkSettings() }
}

/// How much is said, and how.
struct MessageOptions: ParsableArguments {
  @Option(help: "When to use colours.")
  var color = WhenToUse.auto

  @Option(help: "When to link places to files.")
  var hyperlinks = WhenToUse.auto

  @Flag(name: .shortAndLong, help: "Print no summary and no notices.")
  var quiet = false

  @Flag(
    name: .shortAndLong,
    help: "Also print projects, ignored and unread sources, files with syntax errors and of no target.")
  var verbose = false

  @Flag(help: "Print when each stage began, how long it took, and how many processors were busy.")
  var timings = false

  /// nil without `--timings`.
  var timeline: Timeline? {
    timings ? Timeline { Console.messages.write(TimingLine($0).description) } : nil
  }
}
