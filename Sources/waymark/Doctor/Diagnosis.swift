import Routes
import RoutingSystems
import Workspace

/// What there is to say of a project, and what keeps an editor from serving it.
struct Diagnosis {
  private var rows: [(title: String, text: String)] = []
  /// A clause each: what it is, and what to do.
  private(set) var problems: [String] = []

  init(of project: Project, installation: Installation) {
    add(installation)
    addRoot(project)
    addConfiguration(project)
    addConfigurationRemarks(project)
    addSources(project)
    addTargets(project)
    addPacks(project)
    addRoutes(project)
    addWatches(project)
  }

  func text(_ paint: Paint) -> String {
    let width = rows.map(\.title.count).max() ?? 0
    let lines = rows.map { title, text in
      paint.bold(title) + String(repeating: " ", count: width - title.count + 2) + text + "\n"
    }
    return lines.joined() + "\n" + (problems.isEmpty ? "No problems found.\n" : problemText(paint))
  }

  func problemText(_ paint: Paint) -> String {
    problems.map { "\(paint.severity("problem:", .warning)) \($0)\n" }.joined()
  }

  private mutating func add(_ title: String, _ text: String) {
    rows.append((title, text))
  }
}

// MARK: The parts

extension Diagnosis {
  private mutating func add(_ installation: Installation) {
    add("version", "\(Waymark.version), on \(Installation.system.printable)")
    add("program", installation.waymark?.printable ?? "not on the PATH")
    add("beside it", installation.sourceKit?.printable ?? "no sourcekit-lsp on the PATH")
    if installation.waymark == nil {
      problems.append(
        "'waymark' is not on the PATH, where editors look for it: install it, or set its path in the editor")
    }
  }

  private mutating func addRoot(_ project: Project) {
    let root = project.root.description.printable
    guard let marker = project.marked?.marker else {
      add("root", "none; scanned instead: \(root)")
      let markers = RootMarker.allCases.map(\.pattern).joined(separator: ", ")
      return problems.append(
        "no file marks the root, so editors start no server: add one of \(markers); the first may be empty")
    }
    add("root", "\(root), for its \(marker.pattern)")
  }

  private mutating func addConfiguration(_ project: Project) {
    let configuration = project.state.configuration
    let files = configuration.layers.map { project.name(of: $0.file) }
    add("configuration", files.isEmpty ? "none" : files.joined(separator: ", "))
    for mistakes in configuration.mistakes {
      problems += mistakes.lines(naming: project.name(of: mistakes.file)).map(\.printable)
    }
  }

  private mutating func addConfigurationRemarks(_ project: Project) {
    problems += project.state.configurationRemarks.map(\.printable)
  }

  private mutating func addSources(_ project: Project) {
    let counts = project.state.sourceCounts
    add("sources", counts.words)
    addUncertainSources(project)
    for problem in project.state.problems {
      problems.append("not read: \(project.name(of: problem.path)): \(problem.reason.words)")
    }
    let unread = Set(project.state.problems.map(\.path))
    for file in project.state.index.skipped where !unread.contains(project.state.path(of: file.file)) {
      add("not parsed", "\(project.name(of: project.state.path(of: file.file))): \(file.reason)")
    }
    let broken = project.state.brokenFiles
    if !broken.isEmpty { add("syntax errors", list(broken, in: project)) }
  }

  private mutating func addUncertainSources(_ project: Project) {
    let leftOut = project.state.leftOut
    let ignored = Dictionary(grouping: leftOut.ignored, by: \.ignoreFile).sorted { $0.key < $1.key }
    for (file, places) in ignored {
      let sources = Count(places.reduce(0) { $0 + $1.sources }, "source")
      add("ignored", "\(list(places.map(\.path), in: project)), by \(project.name(of: file)) (\(sources))")
    }
    if !leftOut.skipped.isEmpty { add("left out", "\(list(leftOut.skipped, in: project)), by their names") }
    for place in project.state.unread { add("not read", "\(project.name(of: place.path)) \(place.words.printable)") }
  }

  private mutating func addTargets(_ project: Project) {
    for xcode in project.state.readProjects {
      add("project", "\(project.name(of: xcode.path)): \(xcode.targets.map(\.printable).joined(separator: ", "))")
    }
    if let reason = project.state.ungeneratedProject { problems.append(reason) }
    let packages = project.state.packages
    if !packages.isEmpty { add("packages", list(packages, in: project)) }
    let strays = project.state.strayFiles
    if !strays.isEmpty { add("in no target", list(strays, in: project)) }
  }

  private mutating func addPacks(_ project: Project) {
    let packs = project.state.configuration.systemUses.filter { $0.isOn && Packs.named($0.name) != nil }
    if !packs.isEmpty { add("packs", packs.map { "\($0.name) (\($0.why))" }.joined(separator: ", ").printable) }
  }

  private mutating func addRoutes(_ project: Project) {
    let index = project.state.index
    add("world", "\(index.world.extent.rawValue): \(index.world.reason.printable)")
    if index.routes.isEmpty, !index.hasTrigger {
      add("router", "none")
      return problems.append("no source uses \(index.systems.names): is this the right folder?")
    }
    let counts = RouteCounts(index.routes.filter(\.isListed))
    add(
      "router",
      "\(index.namesOfSystemsWithRoutes), in \(Count(index.parsedFileCount, "file")): \(Count(counts.routes, "route")), \(counts.unregistered) unregistered, \(counts.unknown) unknown"
    )
  }

  private mutating func addWatches(_ project: Project) {
    guard let watches = project.watches else { return add("watching", "by FSEvents") }
    let limit = watches.limit.map { ", of the \($0) that inotify allows one user" } ?? ""
    add("watching", Count(watches.folders, "folder").description + limit)
    if !watches.isMet {
      problems.append(
        "too many folders for inotify, so changes on disk are noticed late; run: sudo sysctl fs.inotify.max_user_watches=\(2 * watches.folders)"
      )
    }
  }

  /// The first few.
  private func list(_ paths: [FilePath], in project: Project) -> String {
    let most = 4
    let shown = paths.prefix(most).map(project.name).joined(separator: ", ")
    return paths.count > most ? "\(shown) and \(paths.count - most) more" : shown
  }
}

extension SourceCounts {
  /// `12 files: 10 of Swift, 2 of Objective-C (3 of tests, 1 vendored)`.
  fileprivate var words: String {
    let kinds = [
      (languages[.swift], "Swift"), (languages[.objectiveC], "Objective-C"),
      (languages[.xml], "Interface Builder"), (foreign, "other"),
    ]
    let parts = kinds.compactMap { count, kind in (count ?? 0) > 0 ? "\(count ?? 0) \(kind)" : nil }
    let others = [(tests, "in tests"), (vendored, "vendored"), (ignored, "ignored")].filter { $0.0 > 0 }.map {
      "\($0) \($1)"
    }
    return Count(all, "file").description + (parts.isEmpty ? "" : ": ") + parts.joined(separator: ", ")
      + (others.isEmpty ? "" : " (\(others.joined(separator: ", ")))")
  }
}

extension RouteIndex {
  fileprivate var namesOfSystemsWithRoutes: String {
    let ids = Set(routes.map(\.key.space.system))
    let names = systems.all.filter { ids.contains($0.id) }.map(\.name)
    return names.isEmpty ? systems.names : names.joined(separator: " and ")
  }
}
