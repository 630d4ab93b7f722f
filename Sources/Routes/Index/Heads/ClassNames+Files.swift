import SourceModel

extension ClassNames {
  /// A file as link takes it.
  func renamed(_ file: IndexedFile) -> IndexedFile {
    let language = file.facts.language.ofClassNames
    guard !isPlain(in: language) else { return file }
    var file = file
    file.facts.facts = file.facts.facts.map { fact in fact.renamed { renamed($0, in: language) } }
    return file
  }

  /// A class that has another declaration is repeated by this one.
  func renamed(_ head: TypeHead, in language: Language) -> TypeHead {
    func rename(_ spelling: Spelling) -> Spelling {
      Spelling(text: renamed(spelling.text, in: language), range: spelling.range)
    }
    var head = head.spelled(rename)
    head.scope = head.scope.map { renamed($0, in: language) }
    guard head.kind == .extension || head.kind == .class else { return head }
    let name = rename(head.name)
    if head.kind == .class, name != head.name { (head.kind, head.foreignName) = (.extension, nil) }
    head.name = name
    return head
  }
}
