/// Finds the calls and declarations of functions among the bytes of files of Swift.
///
/// Many names are common words, such as `instantiate`, and a file is parsed only where the label fits, too.
package struct FunctionSearch: Sendable {
  private let functions: [(name: String, search: ByteSearch, start: FunctionInterest.Start)]

  package init(_ interest: FunctionInterest) {
    functions = interest.starts.map { ($0, ByteSearch($0), $1) }
  }

  /// True if a file may call or declare one of the functions; what stands in comments and strings counts. `words` are those
  /// of the names that the file has, if that is known.
  package func finds(in text: SourceText, words: Set<String>? = nil) -> Bool {
    let functions = functions.filter { words?.contains($0.name) ?? true }
    if functions.isEmpty { return false }
    return text.withBytes { bytes in
      functions.contains { _, search, start in
        search.contains(in: bytes) { CalledName(bytes: bytes, name: $0, start: start).isUsed }
      }
    }
  }
}
