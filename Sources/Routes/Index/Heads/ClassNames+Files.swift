import SourceModel

extension ClassNames {
  /// A file as link takes it.
  func renamed(_ file: IndexedFile) -> IndexedFile {
    let language = file.facts.language
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
    var head = head
    head.scope = head.scope.map { renamed($0, in: language) }
    head.inherited = head.inherited.map(rename)
    head.aliased = head.aliased.map(rename)
    for index in head.requirements.indices {
      head.requirements[index].left = rename(head.requirements[index].left)
      head.requirements[index].right = rename(head.requirements[index].right)
    }
    guard head.kind == .extension || head.kind == .class else { return head }
    let name = rename(head.name)
    if head.kind == .class, name != head.name { (head.kind, head.foreignName) = (.extension, nil) }
    head.name = name
    return head
  }
}
