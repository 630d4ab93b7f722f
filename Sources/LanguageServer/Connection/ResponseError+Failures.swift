import LanguageServerProtocol

extension ResponseError {
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
