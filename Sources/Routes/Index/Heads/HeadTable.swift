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
      self.init(
        id: id, language: facts.language, heads: facts.heads + facts.hiddenHeads, hiddenCount: facts.hiddenHeads.count)
    }

    package init(id: FileID, language: Language, heads: [TypeHead], hiddenCount: Int = 0) {
      (self.id, self.language, self.heads, self.hiddenCount) = (id, language, heads, hiddenCount)
    }
  }

  /// More changed files than this are taken up by a new index.
  private static let mostEdited = 64

  /// In path order.
  private var files: [File]
  private var whole: FileWords
  /// The words of files that changed since `whole` was made, by position.
  private var edited: [Int32: FileWords] = [:]
  /// The positions of files with heads that have a name of their own in the other language.
  private var foreign: Set<Int32> = []
  private var showsHidden = true

  /// `files` come in path order.
  package init(_ files: [File] = []) {
    self.files = files
    whole = FileWords(files.indices.map { (Int32($0), files[$0].heads) })
    for index in files.indices where files[index].hasForeignName { foreign.insert(Int32(index)) }
  }

  /// Another version of the same file.
  package mutating func replace(at position: Int, with file: File) {
    let place = Int32(position)
    files[position] = file
    if file.hasForeignName { foreign.insert(place) } else { foreign.remove(place) }
    edited[place] = FileWords([(place, file.heads)])
    guard edited.count > Self.mostEdited else { return }
    self = HeadTable(files)
  }

  /// Which heads of some files hold a word.
  private struct FileWords: Sendable {
    /// As a part of their names.
    let declared: WordIndex
    /// In what they inherit, stand for, require, or are called in the other language.
    let mentioned: WordIndex

    init(_ files: [(position: Int32, heads: [TypeHead])]) {
      var (declared, mentioned): ([WordIndex.Entry], [WordIndex.Entry]) = ([], [])
      for (position, heads) in files {
        for (index, head) in heads.enumerated() {
          let reference = WordIndex.Reference(file: position, head: Int32(index))
          WordIndex.forEachHash(ofWordsIn: head.name.text) { declared.append(.init(hash: $0, reference: reference)) }
          head.forEachMention { text in
            WordIndex.forEachHash(ofWordsIn: text) { mentioned.append(.init(hash: $0, reference: reference)) }
          }
        }
      }
      (self.declared, self.mentioned) = (WordIndex(declared), WordIndex(mentioned))
    }
  }
}

// MARK: Questions

extension HeadTable {
  /// Without the heads that no skim sees.
  var skimmed: HeadTable {
    var table = self
    table.showsHidden = false
    return table
  }

  /// The heads that have the last word of one of the names in their own name, in path order, with their files.
  func forEach(naming names: [String], _ body: (TypeHead, File) -> Void) {
    forEach(\.declared, names, body)
  }

  /// The heads that have such a word in what they inherit, stand for, require, or are called in the other language.
  func forEach(mentioning names: [String], _ body: (TypeHead, File) -> Void) {
    forEach(\.mentioned, names, body)
  }

  /// The heads with a name of their own in the other language.
  func forEachWithForeignName(_ body: (TypeHead, File) -> Void) {
    for position in foreign.sorted() {
      let file = files[Int(position)]
      for head in shown(file) where head.foreignName != nil { body(head, file) }
    }
  }

  private func shown(_ file: File) -> ArraySlice<TypeHead> {
    showsHidden ? file.heads[...] : file.heads.dropLast(file.hiddenCount)
  }

  private func forEach(_ words: KeyPath<FileWords, WordIndex>, _ names: [String], _ body: (TypeHead, File) -> Void) {
    for reference in references(words, names) {
      let file = files[Int(reference.file)]
      let heads = shown(file)
      if heads.indices.contains(Int(reference.head)) { body(heads[Int(reference.head)], file) }
    }
  }

  private func references(_ words: KeyPath<FileWords, WordIndex>, _ names: [String]) -> [WordIndex.Reference] {
    let found = names.compactMap(WordIndex.hash(ofName:)).map { references(words, $0) }
    if found.count == 1 { return found[0] }
    return Set(found.joined()).sorted()
  }

  private func references(_ words: KeyPath<FileWords, WordIndex>, _ hash: UInt64) -> [WordIndex.Reference] {
    let unchanged = whole[keyPath: words].references(hash)
    if edited.isEmpty { return unchanged }
    let changed = edited.values.flatMap { $0[keyPath: words].references(hash) }
    return (unchanged.filter { edited[$0.file] == nil } + changed).sorted()
  }
}

extension HeadTable.File {
  fileprivate var hasForeignName: Bool { heads.contains { $0.foreignName != nil } }
}

extension TypeHead {
  /// Every type that the head spells beside its name. What structures, enumerations and actors adopt leads to no route.
  fileprivate func forEachMention(_ body: (String) -> Void) {
    if let foreignName { body(foreignName) }
    if let aliased { body(aliased.text) }
    guard kind != .struct, kind != .enum, kind != .actor else { return }
    for type in inherited { body(type.text) }
    for requirement in requirements {
      body(requirement.left.text)
      body(requirement.right.text)
    }
  }
}
