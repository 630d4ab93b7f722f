import Routes
import SourceModel
import TestSupport

/// Writes the code of a plan: its routes, what looks them up, much that does neither, and the projects around it.
struct TreeWriter {
  private let plan: TreePlan
  private let folder: FolderWriter
  private var lengths: FileLengths
  /// Of the next file that is not about routes.
  private var serial = 0
  /// The sources of each module, from the top of the tree.
  private var sources: [[String]]

  static let longFile = "RouteWorkbench"
  private static let lookUpsInAFile = 2

  init(_ plan: TreePlan, folder: FolderWriter) {
    (self.plan, self.folder) = (plan, folder)
    lengths = FileLengths(seed: UInt64(plan.shape.seed))
    sources = Array(repeating: [], count: plan.modules.count)
  }

  func write() throws -> FolderWriter.Tally {
    var writer = self
    try writer.writeRoutes()
    try writer.writeApps()
    try writer.writeLongFile()
    try writer.writeRest()
    try ProjectFiles(plan, sources: writer.sources, folder: folder).write()
    return folder.tally
  }

  /// App and family of each adapter class.
  static func adapterClasses(_ plan: TreePlan) -> Set<String> {
    Set(plan.adapters.map { AdapterCode.className(app: TreePlan.appName($0.app), isView: $0.route.isView) })
  }

  /// The long file of the first app looks up what that app has, one after another.
  static func longFileLookUps(_ plan: TreePlan) -> [PlannedLookUp] {
    let own = plan.routes.filter { plan.modules[$0.module].app.map { $0 == 0 } ?? true }
    guard plan.shape.longFile > 0 else { return [] }
    return own.prefix(60).map { PlannedLookUp(target: .input($0.input, $0.kind), language: .swift) }
  }

  // MARK: Code

  private mutating func writeRoutes() throws {
    for (number, route) in plan.routes.enumerated() {
      let files =
        route.language == .swift
        ? SwiftRoute(route).files(lines: 60, seed: seed(number)) : ObjectiveCRoute(route).files()
      for file in files { try write(file, in: route.module, "Routes") }
    }
    for adapter in plan.adapters {
      let text = SwiftRoute.declaration(of: adapter.input, adapter.route.kind)
      try write(SourceFile(adapter.input + ".swift", text), in: adapter.module, "Required")
    }
  }

  private mutating func writeApps() throws {
    for (position, module) in plan.modules.enumerated() where module.kind == .application {
      try write(AppCode.file(), in: position, nil)
      let adapters = plan.adapters.filter { $0.app == module.app }
      if !adapters.isEmpty { try write(AdapterCode.file(adapters, app: module.name), in: position, nil) }
    }
  }

  private mutating func writeLongFile() throws {
    let lookUps = Self.longFileLookUps(plan)
    guard !lookUps.isEmpty else { return }
    let text = SwiftNoise.file(Self.longFile, lines: plan.shape.longFile, lookUps: lookUps, seed: seed(-1))
    try write(SourceFile(Self.longFile + ".swift", text), in: 0, nil)
  }

  // MARK: The rest

  /// First what looks routes up, then as many files as the tree lacks, all with their share of the lines it lacks.
  private mutating func writeRest() throws {
    let hosts = plan.modules.indices.flatMap { module in
      [Language.swift, .objectiveC].flatMap { language in
        let lookUps = plan.modules[module].lookUps.filter { $0.language == language }
        return stride(from: 0, to: lookUps.count, by: Self.lookUpsInAFile).map {
          (module, language, Array(lookUps[$0..<min($0 + Self.lookUpsInAFile, lookUps.count)]))
        }
      }
    }
    let manifests = plan.shape.packages
    let lengths = lengths.lengths(
      max(hosts.count, plan.shape.files - folder.tally.files - manifests),
      total: max(0, plan.shape.lines - folder.tally.lines))
    for (length, host) in zip(lengths, hosts) { try writeOther(host.0, host.1, host.2, lines: length) }
    var rest = lengths.dropFirst(hosts.count).makeIterator()
    var module = 0
    while folder.tally.files + manifests < plan.shape.files, let length = rest.next() {
      // A class of Objective-C has two files.
      let isObjectiveC =
        plan.modules[module].kind == .framework && Int(seed(serial) >> 8) % 200 < plan.shape.objectiveC
        && folder.tally.files + manifests + 1 < plan.shape.files
      let lines = isObjectiveC ? length + (rest.next() ?? 0) : length
      try writeOther(module, isObjectiveC ? .objectiveC : .swift, [], lines: lines)
      module = (module + 1) % plan.modules.count
    }
  }

  private mutating func writeOther(
    _ module: Int, _ language: Language, _ lookUps: [PlannedLookUp], lines: Int
  ) throws {
    let (name, seed) = (Names.type(serial), seed(serial))
    serial += 1
    let group = Names.roles[Int(seed >> 16) % 8] + "s"
    guard language == .objectiveC else {
      let text = SwiftNoise.file(name, lines: lines, lookUps: lookUps, seed: seed)
      return try write(SourceFile(name + ".swift", text), in: module, group)
    }
    let header = ObjectiveCNoise.header(name, lines: 10 + lines / 5, seed: seed)
    let code = ObjectiveCNoise.implementation(name, lines: lines * 4 / 5, lookUps: lookUps, seed: seed)
    try write(SourceFile(name + ".h", header), in: module, group)
    try write(SourceFile(name + ".m", code), in: module, group)
  }

  private mutating func write(_ file: SourceFile, in module: Int, _ group: String?) throws {
    let path = ([plan.modules[module].folder] + [group].compactMap(\.self) + [file.name]).joined(separator: "/")
    sources[module].append(path)
    try folder.writeSource(path, file.text)
  }

  private func seed(_ number: Int) -> UInt64 {
    var random = SeededRandom(UInt64(plan.shape.seed) &* 1_000_003 &+ UInt64(bitPattern: Int64(number)))
    return random.next() >> 1
  }
}
