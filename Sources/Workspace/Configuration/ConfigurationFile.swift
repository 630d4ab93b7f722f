import Configuration
import Routes
import SourceModel

/// The user's configuration: where it is looked for, what it said last when it was right, and what is wrong with it now.
package struct ConfigurationFile: Sendable {
  package struct Mistakes: Hashable, Sendable {
    package var file: FilePath
    /// At least one, in the order of the places.
    package var all: [ConfigurationProblem]
  }

  package static let name = ".waymark.yml"

  /// Of the last text without a mistake; empty where there was none, and after the file is gone.
  package private(set) var content = Configuration()
  package private(set) var mistakes: Mistakes?
  package private(set) var functions = RoutingFunctions()

  private let roots: [FilePath]
  /// The file that is read instead of looking for one.
  private let chosen: FilePath?

  init(roots: [FilePath], chosen: FilePath? = nil) {
    self.roots = roots
    self.chosen = chosen
  }

  /// Whether a change of the path may change the configuration.
  func mayBe(_ path: FilePath) -> Bool {
    path == chosen || path.name.elementsEqual(Self.name.utf8)
  }

  /// Reads the file again; the text of an overlay counts more than the disk.
  mutating func read(_ overlays: [FilePath: SourceText]) {
    do throws(Mistakes) {
      content = try current(overlays)
      (mistakes, functions) = (nil, RoutingFunctions(content.functions))
    } catch {
      mistakes = error
    }
  }

  private func current(_ overlays: [FilePath: SourceText]) throws(Mistakes) -> Configuration {
    for file in chosen.map({ [$0] }) ?? candidates {
      if let text = try text(of: file, overlays) { return try Self.parse(text, file) }
    }
    return Configuration()
  }

  /// nil where the next candidate counts.
  private func text(of file: FilePath, _ overlays: [FilePath: SourceText]) throws(Mistakes) -> SourceText? {
    if let overlay = overlays[file] { return overlay }
    do throws(FileProblem.Reason) {
      return try FileReader.load(file).text
    } catch {
      if error == .missing, chosen == nil { return nil }
      throw Mistakes(file: file, all: [ConfigurationProblem(range: .zero, message: error.words)])
    }
  }

  /// On a thread of its own, because the parser of YAML is recursive; the text is small.
  private static func parse(_ text: SourceText, _ file: FilePath) throws(Mistakes) -> Configuration {
    let results = DeepStack.map([text], threads: 1) { text in
      Result { () throws(ConfigurationProblems) in try Configuration(text) }
    }
    do throws(ConfigurationProblems) {
      return try results.first?.get() ?? Configuration()
    } catch {
      throw Mistakes(file: file, all: error.all)
    }
  }
}

extension ConfigurationFile.Mistakes: Error {}

// MARK: Where it is

extension ConfigurationFile {
  /// In the first root that is a folder, or else beside the first file; then in the folders above, as far as the
  /// repository reaches.
  private var candidates: [FilePath] {
    guard let folder else { return [] }
    return ([folder] + above(folder)).map { $0.appending(Self.name) }
  }

  /// Where the file may lie outside the roots.
  package var foldersAbove: [FilePath] {
    chosen == nil ? folder.map(above) ?? [] : []
  }

  private var folder: FilePath? {
    let isFolder = { (root: FilePath) in (try? FileStatus(root, followingLinks: true))?.kind == .folder }
    return roots.first(where: isFolder) ?? roots.first.map { $0.parent ?? FilePath(".") }
  }

  private func above(_ folder: FilePath) -> [FilePath] {
    (folder.resolved?.repositoryFoldersAbove ?? []).reversed()
  }
}
