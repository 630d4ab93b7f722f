import JSON
import LanguageServerProtocol

extension ResponseError {
  /// The reply to a request that the server does not answer any more. Clients ask again for
  /// diagnostics unless `data` says otherwise (LSP 3.17, `DiagnosticServerCancellationData`).
  static let leaving = ResponseError(
    .serverCancelled, "The server is about to shut down.", data: ["retriggerRequest": false])

  /// What a request is answered that failed, for whatever reason.
  init(from error: any Error) {
    self =
      switch error {
      case let error as ResponseError: error
      case is CancellationError: ResponseError(.requestCancelled, "The request was cancelled.")
      default: ResponseError(.internalError, "\(error)")
      }
  }
}
