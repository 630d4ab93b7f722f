import JSON
import LanguageServerProtocol

extension DocumentDiagnosticReport {
  /// Says nothing new where the client has the same already. The id is made from what the diagnostics say, so that nobody
  /// needs to remember it.
  init(_ diagnostics: [Diagnostic], unless previous: String?) {
    let id = Self.fingerprint(of: diagnostics)
    self =
      previous == id
      ? DocumentDiagnosticReport(kind: .unchanged, resultId: id, items: nil)
      : DocumentDiagnosticReport(kind: .full, resultId: id, items: diagnostics)
  }

  /// FNV-1a over their JSON.
  private static func fingerprint(of diagnostics: [Diagnostic]) -> String {
    let bytes = (try? JSONValue(encoding: diagnostics).serialized()) ?? []
    let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
