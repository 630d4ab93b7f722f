import LanguageServerProtocol
import Routes
import SourceModel

extension Snapshot {
  /// What a fix changes, for the client; nil where it makes files and the client cannot.
  func workspaceEdit(for fix: Fix) -> WorkspaceEdit? {
    guard fix.newFiles.isEmpty || client.edits.createsFiles else { return nil }
    return workspaceEdit(of: fix.edits, making: fix.newFiles)
  }

  func workspaceEdit(of edits: [Fix.Edit], making files: [Fix.NewFile] = []) -> WorkspaceEdit {
    let changes = Dictionary(grouping: edits, by: \.site.file).map { file, edits in
      (uri: uri(of: file), edits: edits.map { TextEdit(range: client.range(of: $0.site.range), newText: $0.text) })
    }.sorted { $0.uri.text < $1.uri.text }
    guard client.edits.takesVersions else {
      return WorkspaceEdit(changes: Dictionary(uniqueKeysWithValues: changes.map { ($0.uri.text, $0.edits) }))
    }
    let changed = changes.map { uri, edits in
      DocumentChange.edit(
        TextDocumentEdit(
          textDocument: OptionalVersionedTextDocumentIdentifier(uri: uri, version: documents[uri]?.version),
          edits: edits))
    }
    return WorkspaceEdit(documentChanges: files.flatMap(creation) + changed)
  }

  private func creation(of file: Fix.NewFile) -> [DocumentChange] {
    guard let folder = workspace.path(of: file.neighbour).parent else { return [] }
    let uri = DocumentURI(folder.appending(file.name))
    let start = DocumentPosition(line: 0, character: 0)
    return [
      .create(CreateFile(uri: uri)),
      .edit(
        TextDocumentEdit(
          textDocument: OptionalVersionedTextDocumentIdentifier(uri: uri, version: nil),
          edits: [TextEdit(range: DocumentRange(start: start, end: start), newText: file.text)])),
    ]
  }
}
