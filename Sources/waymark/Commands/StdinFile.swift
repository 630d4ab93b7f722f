import Essentials
import SourceModel
import Workspace

/// A file whose unsaved text an editor sends on standard input.
struct StdinFile {
  let path: String

  func open(in state: inout WorkspaceState) throws {
    state.open(place(in: state), text: SourceText(try text()))
  }

  /// Throws a `Failure` if the file is not a source of the scan.
  func check(isReadIn state: WorkspaceState) throws {
    guard state.id(of: place(in: state)) == nil else { return }
    throw Failure("\(path): not a Swift or Objective-C file under the given paths")
  }

  /// The path as a walk would spell it. The folder must exist; the file need not.
  private func place(in state: WorkspaceState) -> FilePath {
    let whole = FilePath(typed: path).absolute
    let hasDots = whole.climbs || whole.components.contains { $0.elementsEqual(".".utf8) }
    let folder = hasDots ? whole.parent?.resolved : nil
    return state.spelling(of: folder?.appending(whole.name) ?? whole)
  }

  private func text() throws -> [UInt8] {
    let input = Descriptor(STDIN_FILENO)
    var text: [UInt8] = []
    while text.count <= FileReader.maximumBytes {
      let piece = input.next(atMost: 1 << 16)
      if piece.isEmpty { return text }
      text += piece
    }
    throw Failure("standard input: larger than \(FileReader.maximumBytes >> 20) MiB")
  }
}
