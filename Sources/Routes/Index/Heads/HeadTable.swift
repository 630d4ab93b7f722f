import SourceModel

/// The type heads of a tree, found by the words in them. Nothing is made of a head that nobody asks for, and a changed
/// file costs no more than its own heads.
package struct HeadTable: Sendable {
  /// What one file declares.
  package struct File: Sendable {
    package var id: FileID
    package var language: Language
    package var heads: [TypeHead]
    /// How many of them, at the end, no skim sees.
    package var hiddenCount: Int

    package init(id: FileID, facts: FileFacts) {
      self.init(id: id, language: facts.language, heads: facts.heads, hidden: facts.hiddenHeads)
    }

    package init(id: FileID, language: Language, heads: [TypeHead], hidden: [TypeHead] = []) {
      (self.id, self.language, hiddenCount) = (id, language, hidden.count)
      self.heads = hidden.isEmpty ? heads : heads + hidden
    }
  }

  /// More changed files than this are taken up by a new index.
  private static let mostEdited = 64

  /// In path order.
  private var files: [File]
  private var whole: HeadWords
  /// The words of files that changed since `whole` was made, by position.
  private var edited: [Int32: HeadWords] = [:]
  private var showsHidden = true
  /// What was found out of names; another one when the heads mean something else.
  private(set) var memory = NameMemory()

  /// `files` come in path order.
  package init(_ files: [File] = []) {
    self.files = files
    whole = HeadWords(files)
  }

  /// Another version of the same file.
  package mutating func replace(at position: Int, with file: File) {
    let place = Int32(position)
    if !files[position].meansTheSame(as: file) { memory = NameMemory() }
    files[position] = file
    edited[place] = HeadWords([file], from: place)
    if edited.count > Self.mostEdited { (whole, edited) = (HeadWords(files), [:]) }
  }
}

// MARK: Questions

extension HeadTable {
  /// Without the heads that no skim sees.
  var skimmed: HeadTable {
    var table = self
    (table.showsHidden, table.memory) = (false, NameMemory())
    return table
  }

  /// The heads that spell the last word of one of the names, in path order, with their files.
  func forEach(_ words: HeadWords.Table, _ names: [String], _ body: (TypeHead, File) -> Void) {
    forEach(references(words, names), body)
  }

  /// All heads, in path order, as pointers that hold until `body` returns: a copy of each, with all that it refers to,
  /// would take longer than most questions, and even a `borrowing` parameter gets a copy.
  func forEach(_ body: (UnsafePointer<TypeHead>, UnsafePointer<File>) -> Void) {
    files.withUnsafeBufferPointer { files in
      guard let first = files.baseAddress else { return }
      for file in first..<first + files.count {
        let end = shownCount(of: file)
        file.pointee.heads.withUnsafeBufferPointer { heads in
          guard let first = heads.baseAddress else { return }
          for head in first..<first + end { body(head, file) }
        }
      }
    }
  }

  /// The heads with a name of their own in the other language.
  func forEachWithForeignName(_ body: (TypeHead, File) -> Void) {
    forEach(Set(references(.foreignNames, \.all)).sorted(), body)
  }

  /// The files that declare or extend one of the types, which are called by their last names, in a head that fits.
  package func files(declaring types: Set<String>, where fits: (TypeHead) -> Bool = { _ in true }) -> Set<FileID> {
    var files: Set<FileID> = []
    forEach(.names, Array(types)) { head, file in
      if fits(head), types.contains(head.lastName) { files.insert(file.id) }
    }
    return files
  }

  /// True for extensions of protocols, and of types that the tree does not declare: what they declare is for other files.
  package func extendsForOthers(_ heads: [TypeHead]) -> Bool {
    // By index: a search among the heads copies each.
    heads.indices.contains { heads[$0].kind == .extension && !declaresType(named: heads[$0].lastName) }
  }

  private func declaresType(named name: String) -> Bool {
    memory.declaredTypes(name) { contains(.names, [name]) { head, _ in head.declaresType(named: name) } }
  }

  /// Whether one of the heads that `forEach` gives is meant.
  func contains(_ words: HeadWords.Table, _ names: [String], where isMeant: (TypeHead, File) -> Bool) -> Bool {
    references(words, names).contains { shown($0, isMeant) ?? false }
  }

  private func forEach(_ references: [WordIndex.Reference], _ body: (TypeHead, File) -> Void) {
    for reference in references { _ = shown(reference, body) }
  }

  /// nil for a head that is not shown.
  private func shown<Result>(_ reference: WordIndex.Reference, _ body: (TypeHead, File) -> Result) -> Result? {
    files.withUnsafeBufferPointer { files in
      guard let file = files.baseAddress.map({ $0 + Int(reference.file) }) else { return nil }
      guard reference.head < shownCount(of: file) else { return nil }
      return file.pointee.heads.withUnsafeBufferPointer { body($0[Int(reference.head)], file.pointee) }
    }
  }

  private func shownCount(of file: UnsafePointer<File>) -> Int {
    showsHidden ? file.pointee.heads.count : file.pointee.heads.count - file.pointee.hiddenCount
  }

  private func references(_ words: HeadWords.Table, _ names: [String]) -> [WordIndex.Reference] {
    guard !files.isEmpty else { return [] }
    let found = names.compactMap(WordIndex.hash(ofName:)).map { hash in references(words) { $0.references(hash) } }
    if found.count == 1 { return found[0] }
    return Set(found.joined()).sorted()
  }

  private func references(
    _ words: HeadWords.Table, _ find: (WordIndex) -> [WordIndex.Reference]
  ) -> [WordIndex.Reference] {
    let unchanged = find(whole[words])
    if edited.isEmpty { return unchanged }
    let changed = edited.values.flatMap { find($0[words]) }
    return (unchanged.filter { edited[$0.file] == nil } + changed).sorted()
  }
}

extension TypeHead {
  fileprivate func declaresType(named name: String) -> Bool {
    kind != .extension && kind != .protocol && self.name.text == name
  }
}

extension HeadTable.File {
  /// Whether two versions of a file declare the same, wherever it stands.
  fileprivate func meansTheSame(as other: HeadTable.File) -> Bool {
    hiddenCount == other.hiddenCount && heads.meanTheSame(as: other.heads)
  }
}
