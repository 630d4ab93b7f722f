import LanguageServerProtocol
import Workspace

extension DocumentURI {
  /// The file it names; nil for other things, and for paths that leave their folder through `..`.
  var path: FilePath? {
    guard let path = filePath.map({ FilePath(bytes: $0) }) else { return nil }
    let names = path.components.map { String(decoding: $0, as: UTF8.self) }
    return names.contains("..") || names.contains(".") ? nil : path
  }

  init(_ path: FilePath) {
    self.init(filePath: path.bytes)
  }
}
