import Routes

/// The targets of all projects and packages, and which applications and extensions certainly link each.
struct TargetGraph {
  let targets: [ProjectTarget]
  /// The positions of the applications, and behind them those of their extensions; at most `ApplicationSet.capacity`, each
  /// in the order of their names.
  private let programs: [Int]
  /// How many of the programs are applications.
  private let applicationCount: Int
  /// How many applications and extensions there are beside those.
  let furtherApplicationCount: Int
  let furtherExtensionCount: Int
  /// What the programs are called.
  let names: [String]
  /// By target.
  private(set) var linking: [ApplicationSet]
  /// What the test targets are called; at most `ApplicationSet.capacity`.
  let testNames: [String]
  /// By target, the test targets that link it or run in an application that does, by their positions in `testNames`.
  private(set) var testing: [ApplicationSet]

  private struct Object: Hashable {
    let id: String
    let project: FilePath
  }

  private let objects: [Object: Int]
  /// Targets by what others name when they link them.
  private let products: [String: [Int]]
  /// Those of packages; empty where several may be meant.
  private let packageProducts: [String: [Int]]

  init(projects: [XcodeProject], packages: SwiftPackages) {
    let own = projects.flatMap { project in project.targets.map { (target: $0, project: project.path) } }
    targets = own.map(\.target) + packages.targets
    objects = Dictionary(
      own.enumerated().flatMap { position, own in
        own.target.objects.map { (Object(id: $0, project: own.project), position) }
      }, uniquingKeysWith: { first, _ in first })
    products = Dictionary(
      grouping: own.indices.filter { own[$0].target.kind == .library && own[$0].target.product != nil }
    ) { own[$0].target.product ?? "" }
    packageProducts = packages.positions.mapValues { $0.map { $0 + own.count } }
    let ordered = own.indices.sorted { (own[$0].target.name, own[$0].project) < (own[$1].target.name, own[$1].project) }
    let applications = ordered.filter { own[$0].target.kind == .application }
    let extensions = applications.isEmpty ? [] : ordered.filter { own[$0].target.kind == .extension }
    programs = Array((applications + extensions).prefix(ApplicationSet.capacity))
    applicationCount = min(applications.count, programs.count)
    furtherApplicationCount = applications.count - applicationCount
    furtherExtensionCount = extensions.count - (programs.count - applicationCount)
    names = Self.names(of: programs.map { own[$0] })
    linking = Array(repeating: [], count: targets.count)
    let tests = targets.indices.filter { [targets] in targets[$0].kind == .test }.prefix(ApplicationSet.capacity)
    testNames = tests.map { [targets] in targets[$0].name }
    testing = linking
    for (position, target) in programs.enumerated() {
      spread(ApplicationSet(position), from: [target], in: \.linking)
    }
    for (position, target) in tests.enumerated() {
      spread(ApplicationSet(position), from: [target] + hosts(of: targets[target]), in: \.testing)
    }
  }

  /// The programs for the index, by their names alone.
  var named: [Applications.Application] {
    names.indices.map { position in
      Applications.Application(
        name: names[position], target: targets[programs[position]].name, isExtension: position >= applicationCount)
    }
  }

  /// Whether a target other than a test has sources that no program certainly links.
  var leavesTargetsOut: Bool {
    targets.indices.contains { position in
      let target = targets[position]
      return target.kind != .test && linking[position].isEmpty && !(target.sources.isEmpty && target.folders.isEmpty)
    }
  }

  /// The applications that a test target's code is loaded into.
  private func hosts(of test: ProjectTarget) -> [Int] {
    guard test.runsInHost else { return [] }
    let applications = programs.prefix(applicationCount)
    let named = applications.filter { targets[$0].product.map(test.settings.hosts.contains) == true }
    return named + test.links.flatMap(resolve).filter { targets[$0].kind == .application }
  }

  /// The project is named beside programs that share a name.
  private static func names(of programs: [(target: ProjectTarget, project: FilePath)]) -> [String] {
    let counts = Dictionary(grouping: programs, by: \.target.name).mapValues(\.count)
    return programs.map { target, project in
      guard counts[target.name, default: 0] > 1 else { return target.name }
      let namesakes = programs.filter { $0.target.name == target.name && $0.project.name.elementsEqual(project.name) }
      return "\(target.name) (\(projectName(project, isUnique: namesakes.count == 1)))"
    }
  }

  /// `Notes` of `/Apps/Notes.xcodeproj`; `Apps/Notes` if it is not the only one of this name.
  private static func projectName(_ project: FilePath, isUnique: Bool) -> String {
    let name = String(decoding: project.name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
    guard !isUnique, let folder = project.parent?.name, !folder.isEmpty else { return name }
    return "\(String(decoding: folder, as: UTF8.self))/\(name)"
  }

  /// Libraries are linked through libraries.
  private mutating func spread(
    _ program: ApplicationSet, from roots: [Int], in programs: WritableKeyPath<TargetGraph, [ApplicationSet]>
  ) {
    for root in roots { self[keyPath: programs][root].formUnion(program) }
    var pending = roots
    while let next = pending.popLast() {
      for linked in linked(by: targets[next]) where !self[keyPath: programs][linked].contains(program) {
        self[keyPath: programs][linked].formUnion(program)
        pending.append(linked)
      }
    }
  }

  private func linked(by target: ProjectTarget) -> [Int] {
    target.links.flatMap(resolve).filter { targets[$0].kind == .library }
  }

  /// The name of what a link leads to and no target of the tree builds.
  func unbuilt(_ link: ProjectTarget.Link) -> String? {
    switch link {
    case .object: nil
    case .product(let name): products[name] == nil ? name : nil
    case .package(let name): packageProducts[name] == nil ? name : nil
    }
  }

  /// Empty where no target of the tree, or more than one, may be meant. A product of a package may have several targets.
  private func resolve(_ link: ProjectTarget.Link) -> [Int] {
    switch link {
    case .object(let id, let project): objects[Object(id: id, project: project)].map { [$0] } ?? []
    case .product(let name): products[name].flatMap { $0.count == 1 ? $0 : nil } ?? []
    case .package(let name): packageProducts[name] ?? []
    }
  }
}
