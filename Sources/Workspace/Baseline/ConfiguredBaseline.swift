import Routes
import SourceModel

/// The baseline that the configuration of a workspace names, as it was when it was read.
package struct ConfiguredBaseline: Sendable {
  /// The reason why the baseline accepts nothing.
  package struct Mistake: Hashable, Sendable {
    /// The file to correct: the baseline or, if that cannot be read, the configuration that names it.
    package var file: FilePath
    package var range: SourceRange
    /// A clause without a full stop.
    package var message: String
  }

  /// The path as the workspace spells it.
  package let file: FilePath
  package let mistake: Mistake?
  private let accepted: Baseline
  /// The folder of the file, without links.
  private let folder: FilePath

  /// Reads the file, or its overlay; nil if the configuration names no baseline.
  package init?(of state: WorkspaceState) {
    guard let place = state.baselinePlace else { return nil }
    (file, folder) = (place.file, state.tree.realPath(of: place.file.folder) ?? place.file.folder)
    do throws(Mistake) {
      (accepted, mistake) = (try Self.read(place, in: state), nil)
    } catch {
      (accepted, mistake) = (Baseline([:]), error)
    }
  }

  /// The diagnostics of a state that the baseline does not accept, in their order.
  package func unaccepted(_ diagnostics: [Diagnostic], in state: WorkspaceState) -> [Diagnostic] {
    guard !accepted.counts.isEmpty else { return diagnostics }
    let keys = FindingKey.all(of: diagnostics, in: state.index) { file in
      (state.path(of: file, below: folder) ?? state.path(of: file)).description
    }
    return zip(diagnostics, accepted.isNew(keys)).filter(\.1).map(\.0)
  }

  private static func text(of file: FilePath, in state: WorkspaceState) throws(FileProblem.Reason) -> SourceText {
    if let overlay = state.overlay(of: file) { return overlay }
    return try state.tree.text(of: file)
  }

  private static func read(_ place: WorkspaceState.BaselinePlace, in state: WorkspaceState) throws(Mistake) -> Baseline
  {
    let text: SourceText
    do throws(FileProblem.Reason) {
      text = try Self.text(of: place.file, in: state)
    } catch {
      throw Mistake(
        file: place.configuration, range: .zero, message: "the baseline '\(place.name)' cannot be read: \(error.words)")
    }
    do throws(Baseline.Mistake) {
      return try Baseline(parsing: text.bytes)
    } catch {
      let start = error.offset.map { LineTable(text).position(at: $0, in: text) } ?? .zero
      throw Mistake(file: place.file, range: SourceRange(start: start, end: start), message: error.words)
    }
  }
}

extension ConfiguredBaseline.Mistake: Error {}

extension WorkspaceState {
  /// The path of a baseline and the configuration that names it.
  struct BaselinePlace {
    var file: FilePath
    /// As the configuration spells it.
    var name: String
    var configuration: FilePath
  }

  /// The place as of the last update; nil if the configuration names no baseline.
  var baselinePlace: BaselinePlace? {
    configuration.nearest(\.baseline).map { name, layer in
      BaselinePlace(
        file: spelling(of: layer.folder.appending(name)), name: name, configuration: spelling(of: layer.file))
    }
  }

  /// The baseline that the configuration names, as of the last update.
  package var baselineFile: FilePath? { baselinePlace?.file }

  /// The path of an indexed file relative to a folder without links; nil if the file is outside of the folder.
  package func path(of file: FileID, below folder: FilePath) -> FilePath? {
    realPath(of: path(of: file)).absolute.relative(to: folder).map { FilePath(bytes: $0) }
  }
}
