import LanguageServerProtocol
import Workspace

extension FilePath {
  /// Percent-encoded where a URI needs it.
  var encoded: String { bytes.map(PercentEncoding.encode).joined() }
}
