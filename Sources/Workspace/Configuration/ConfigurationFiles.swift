import Configuration
import Routes
import RoutingSystems
import SourceModel

/// The user's configuration: where it is looked for, what its files said last when they were right, and what is wrong with them now.
///
/// Each file holds for what lies below its folder, a nearer one above a farther one. The world and the functions are the whole app's.
package struct ConfigurationFiles: Sendable {
  package struct Mistakes: Hashable, Sendable {
    package var file: FilePath
    /// At least one, in the order of the places.
    package var all: [ConfigurationProblem]
    /// Whether the file could not be read: then the problem has no place.
    package var isUnread = false
  }

  /// The files that a command line names.
  private struct NamedFiles {
    /// The only file that is read.
    let chosen: FilePath?
    /// A file that is read beside all others.
    let additional: FilePath?
  }

  package static let name = ".waymark.yml"

  /// The layers around the first root, outermost first.
  private var outer: [ConfigurationLayer] = []
  /// Those below the roots, outer ones before inner ones.
  private var inner: [ConfigurationLayer] = []
  /// In the order of the layers.
  package private(set) var mistakes: [Mistakes] = []
  package private(set) var functions = RoutingFunctions()
  /// What all layers describe.
  private var described: [SystemDescription] = []
  /// The signs of systems in the files of the tree.
  private var treeSigns = TreeSigns()
  /// What all layers and the sources say of systems.
  private(set) var systemChoice = SystemChoice()
  /// The systems that the program knows. The files may name their rules and spaces.
  let knownSystems: SystemList
  /// The systems of the tree.
  private(set) var systems: SystemList

  private let roots: [FilePath]
  private let named: NamedFiles
  private let tree: any FileTree

  init(
    roots: [FilePath], chosen: FilePath?, additional: FilePath? = nil, in tree: any FileTree, systems: SystemList
  ) {
    (knownSystems, self.systems) = (systems, systems)
    self.roots = roots
    named = NamedFiles(chosen: chosen, additional: additional)
    self.tree = tree
  }

  /// A file with mistakes says what it said before.
  package var layers: [ConfigurationLayer] { outer + inner }

  /// What the nearest file around the first root says; otherwise open where one below is.
  package var world: ScanExtent? {
    let nearest = outer.reversed().lazy.compactMap(\.content.world).first
    return nearest ?? (inner.contains { $0.content.world == .open } ? .open : nil)
  }

  /// What the nearest file around the first root that says anything of it says, with that file's layer.
  package func nearest<Value>(
    _ value: (Configuration) -> Value?
  ) -> (value: Value, layer: ConfigurationLayer)? {
    for layer in outer.reversed() {
      if let value = value(layer.content) { return (value, layer) }
    }
    return nil
  }

  /// The settings of the rules in a file: a later one overrules an earlier one, and an exclusion
  /// overrules all. `path` is real.
  package func statements(about path: FilePath) -> [ConfigurationLayer.Statement] {
    layers.flatMap { $0.statements(about: path) } + layers.compactMap { $0.exclusion(of: path) }
  }

  /// Those of the files at or below a root. A file above the roots names sources that are not read.
  var applications: [ConfiguredApplication] {
    let realRoots = roots.compactMap(tree.realPath)
    return layers.filter { layer in realRoots.contains(where: layer.folder.isInside) }.flatMap { layer in
      layer.content.applications.map {
        ConfiguredApplication(name: $0.name, folder: layer.folder, patterns: $0.patterns)
      }
    }
  }

  /// Whether a change of the path may change the configuration.
  func mayBe(_ path: FilePath) -> Bool {
    path == named.chosen || path.name.elementsEqual(Self.name.utf8)
  }

  /// True for a file that fills the table of a described system.
  func opensTables(_ path: FilePath) -> Bool {
    let files = systemChoice.described.lazy.flatMap(\.kinds).map(\.opens.files)
    return files.contains { !$0.isEmpty && $0.contains(String(decoding: path.name, as: UTF8.self)) }
  }

  /// Reads the files again; the text of an overlay counts more than the disk. `found` are those below the roots, and
  /// `tableFiles` the names of other files there that may fill tables.
  mutating func read(_ overlays: [FilePath: SourceText], found: Set<FilePath>, tableFiles: Set<String> = []) {
    treeSigns.tableFiles = tableFiles
    let said = Dictionary(layers.map { ($0.file, $0.content) }) { first, _ in first }
    mistakes = []
    outer = (places(overlays) + additionalPlaces).map { layer($0, overlays, said) }
    let known = Set(outer.map(\.folder))
    inner =
      named.chosen == nil
      ? found.sorted().map(place).filter { !known.contains($0.folder) }.map { layer($0, overlays, said) } : []
    functions = RoutingFunctions(layers.flatMap(\.content.functions))
    collectDescriptions()
    chooseSystems()
  }

  /// The packs whose libraries the sources use.
  var usesOfPacks: [String: PackUse] { treeSigns.usesOfPacks }

  /// Sets the packs whose libraries the sources use.
  mutating func setUsedPacks(_ uses: [String: PackUse]) {
    guard usesOfPacks != uses else { return }
    treeSigns.usesOfPacks = uses
    chooseSystems()
  }

  private mutating func chooseSystems() {
    let old = systemChoice
    let off = Set(layers.flatMap(\.content.switchedOff))
    let forced = Set(layers.flatMap(\.content.switchedOn))
    let on = forced.union(usesOfPacks.keys).subtracting(described.map(\.name))
    let packs = Packs.all.filter { on.contains($0.name) }.compactMap { pack in
      forced.contains(pack.name) ? pack.description?.countingEverywhere : pack.description
    }
    systemChoice.switchedOff = off.subtracting(Packs.names)
    systemChoice.routingProtocols = Set(layers.flatMap(\.content.routingProtocols)).sorted()
    systemChoice.described = (described + packs).filter { !off.contains($0.name) }
      .map { $0.opened(by: treeSigns.tableFiles) }
    if systemChoice != old { systems = systemChoice.list(of: knownSystems) }
  }

  /// What all files describe. A system that two files describe is a mistake of the second one.
  private mutating func collectDescriptions() {
    var files: [String: FilePath] = [:]
    described = []
    for layer in layers {
      for system in layer.content.systems {
        if let first = files[system.name] {
          let message = "'\(system.name)' is described in \(first) too"
          let problem = ConfigurationProblem(range: system.place, message: message)
          mistakes.append(Mistakes(file: layer.file, all: [problem]))
        } else {
          files[system.name] = layer.file
          described.append(system.description)
        }
      }
    }
  }

  private mutating func layer(
    _ place: (file: FilePath, folder: FilePath), _ overlays: [FilePath: SourceText],
    _ said: [FilePath: Configuration]
  ) -> ConfigurationLayer {
    do throws(Mistakes) {
      let content = try content(of: place.file, overlays)
      return ConfigurationLayer(content, from: place.file, for: place.folder)
    } catch {
      mistakes.append(error)
      return ConfigurationLayer(said[place.file] ?? Configuration(), from: place.file, for: place.folder)
    }
  }
}

// MARK: Reading

extension ConfigurationFiles {
  private func content(
    of file: FilePath, _ overlays: [FilePath: SourceText]
  ) throws(Mistakes) -> Configuration {
    if let overlay = overlays[file] { return try parse(overlay, file) }
    return try parse(try text(of: file), file)
  }

  /// What the user chooses is a file of this machine.
  private func text(of file: FilePath) throws(Mistakes) -> SourceText {
    do throws(FileProblem.Reason) {
      if file == named.chosen || file == named.additional { return try Disk().text(of: file) }
      guard isInside(file) else { throw .outside }
      return try tree.text(of: file)
    } catch {
      throw Mistakes(file: file, all: [ConfigurationProblem(range: .zero, message: error.words)], isUnread: true)
    }
  }

  /// On a thread of its own, because the parser of YAML is recursive; the text is small.
  private func parse(_ text: SourceText, _ file: FilePath) throws(Mistakes) -> Configuration {
    let systems = knownSystems
    let results = DeepStack.map([text], threads: 1) { text in
      Result { () throws(ConfigurationProblems) in try Configuration(text, systems: systems) }
    }
    do throws(ConfigurationProblems) {
      return try results.first?.get() ?? Configuration()
    } catch {
      throw Mistakes(file: file, all: error.all)
    }
  }
}

extension ConfigurationFiles.Mistakes: Error {}

// MARK: Where they are

extension ConfigurationFiles {
  /// The files around the first root that is a folder, or else around the first file, as far up as the repository reaches; with
  /// the real folders that they hold for.
  private func places(_ overlays: [FilePath: SourceText]) -> [(file: FilePath, folder: FilePath)] {
    guard let folder else { return [] }
    if let chosen = named.chosen { return [(chosen, tree.realPath(of: folder) ?? folder)] }
    let files = (above(folder).reversed() + [folder]).map { $0.appending(Self.name) }
    return files.filter { overlays[$0] != nil || exists($0) }.map(place)
  }

  /// The additional file holds for the first root.
  private var additionalPlaces: [(file: FilePath, folder: FilePath)] {
    guard let additional = named.additional, let folder else { return [] }
    return [(additional, tree.realPath(of: folder) ?? folder)]
  }

  private func place(of file: FilePath) -> (file: FilePath, folder: FilePath) {
    (file, tree.realPath(of: file.folder) ?? file.folder)
  }

  /// Also what cannot be read: that is said when it is.
  private func exists(_ file: FilePath) -> Bool {
    do throws(FileProblem.Reason) {
      return try tree.status(of: file, followingLinks: false).kind != .folder
    } catch {
      return error != .missing
    }
  }

  /// Whether a file, or what it is a link to, lies in the repository or below a root. What does not exist is judged when it is read.
  private func isInside(_ file: FilePath) -> Bool {
    guard let place = tree.realPath(of: file) else { return true }
    let top = folder.flatMap { above($0).last ?? tree.realPath(of: $0) }
    return ([top] + roots.map(tree.realPath)).contains { $0.map(place.isInside) ?? false }
  }

  /// Files around the first root that look like configurations and are not read, for their names.
  package var misnamed: [FilePath] {
    guard let folder, named.chosen == nil else { return [] }
    return (above(folder).reversed() + [folder]).map { $0.appending(Self.otherName) }.filter(exists)
  }

  private static let otherName = ".waymark.yaml"

  /// Where a file may lie outside the roots.
  package var foldersAbove: [FilePath] {
    named.chosen == nil ? folder.map(above) ?? [] : []
  }

  private var folder: FilePath? {
    let isFolder = { (root: FilePath) in (try? tree.status(of: root, followingLinks: true))?.kind == .folder }
    return roots.first(where: isFolder) ?? roots.first?.folder
  }

  /// Nearest first. Outside of every repository, as far up as the nearest configuration, where editors start the server.
  private func above(_ folder: FilePath) -> [FilePath] {
    guard let real = tree.realPath(of: folder) else { return [] }
    if tree.repositoryTop(around: real) != nil { return tree.repositoryFolders(above: real).reversed() }
    let folders = Array(sequence(first: real) { $0.parent })
    let nearest = folders.firstIndex { exists($0.appending(Self.name)) } ?? 0
    return Array(folders[1..<(nearest + 1)])
  }
}
