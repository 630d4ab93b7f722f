import Foundation
import ZRouter

class MemoryStore: NSObject, NoteStoring, KeyStoring, RequiredKeyStore {
  private var notes: [Note] = []

  func notes(matching filter: String?) -> [Note] {
    guard let filter else { return notes }
    return notes.filter { $0.title.contains(filter) || $0.body.contains(filter) }
  }

  func flush() {}
}

final class FileStore: MemoryStore {
  static let shared = FileStore()
}

final class ArchiveStore: MemoryStore {
  let directory: URL

  init(directory: URL) {
    self.directory = directory
  }
}

extension MemoryStore: ZIKRoutableService {}
