import SourceModel

/// Why a file is not read, and the byte offset where the reader stopped.
struct XMLFailure: Error {
  var reason: UnreadInterface.Reason
  var offset: Int
}
