import LanguageServerProtocol
import Workspace

/// The documents that the client has open: files of the workspace, and what is on no disk, such as `untitled:Untitled-1`.
struct OpenDocuments: Sendable {
  private var documents: [DocumentURI: Document] = [:]
  /// Of the files among them; of two names for one file, the one used last.
  private var uris: [FilePath: DocumentURI] = [:]

  subscript(uri: DocumentURI) -> Document? { documents[uri] }

  /// The document of a file, under whatever name it was opened.
  subscript(path: FilePath) -> Document? { uris[path].flatMap { documents[$0] } }

  var all: some Collection<Document> { documents.values }

  /// Takes the place of the document that had the same address.
  mutating func insert(_ document: Document) {
    remove(document.uri)
    documents[document.uri] = document
    if let path = document.path { uris[path] = document.uri }
  }

  mutating func remove(_ uri: DocumentURI) {
    guard let path = documents.removeValue(forKey: uri)?.path, uris[path] == uri else { return }
    uris[path] = documents.values.first { $0.path == path }?.uri
  }
}
