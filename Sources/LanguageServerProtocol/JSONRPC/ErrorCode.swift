/// The reserved error codes of JSON-RPC 2.0 and LSP 3.17.
package struct ErrorCode: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let parseError = ErrorCode(rawValue: -32700)
  package static let invalidRequest = ErrorCode(rawValue: -32600)
  package static let methodNotFound = ErrorCode(rawValue: -32601)
  package static let invalidParams = ErrorCode(rawValue: -32602)
  package static let internalError = ErrorCode(rawValue: -32603)
  package static let serverNotInitialized = ErrorCode(rawValue: -32002)
  package static let unknownErrorCode = ErrorCode(rawValue: -32001)
  package static let requestFailed = ErrorCode(rawValue: -32803)
  package static let serverCancelled = ErrorCode(rawValue: -32802)
  package static let contentModified = ErrorCode(rawValue: -32801)
  package static let requestCancelled = ErrorCode(rawValue: -32800)
}
