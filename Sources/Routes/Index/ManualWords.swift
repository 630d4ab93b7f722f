import SourceModel

/// Where code may decide, or ask, whether the library registers all routers at launch.
struct ManualWords: Sendable {
  /// The applications that perhaps link such code.
  private(set) var applications: ApplicationSet = []
  /// Why there may be more of it.
  private(set) var doubt: String?

  init(_ files: [IndexedFile] = []) {
    for file in files where !file.facts.isLibrary {
      if file.holdsManualWord { applications.formUnion(file.linkage.possible) }
      if file.includesUnread { doubt = "a file is included that is not read" }
    }
    if ObscureFiles(files).mayName(Dialects.manualWords) { doubt = "a file that is not understood may switch it off" }
  }
}

extension IndexedFile {
  fileprivate var holdsManualWord: Bool {
    facts.holdsManualWord || Dialects.manualWords.contains(where: facts.words.contains)
  }
}
