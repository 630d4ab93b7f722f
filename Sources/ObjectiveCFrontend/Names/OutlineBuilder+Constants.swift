import SourceModel

/// The texts that names of the file stand for.
extension OutlineBuilder {
  /// The constants that the interest or the calls of the file name: those of the file, and methods of classes that give
  /// a text.
  func constants(_ outline: SourceOutline) -> [TextConstant] {
    let interest = reader.wanted.interest.names
    let names = outline.declared.takenNames
    let members = outline.namesOfTexts(in: interest, ofMembers: true)
    let classes = classes(outline.heads, members, interest)
    let returned = classes.flatMap(\.getters).compactMap { getter -> String? in
      if case .name(let start, let end)? = getter.text { lexer.text(from: start, to: end) } else { nil }
    }
    let read = ConstantReader.constants(names.union(interest.globals).union(returned), lexer)
    let ofFile = read.map { constant in
      TextConstant(
        name: spelling(constant.name.start, constant.name.end), text: constant.text?.value,
        literal: constant.text.map { range($0.start, $0.end) }, isShared: constant.isShared)
    }
    return ofFile + classes.flatMap { constants(of: $0, ofFile) }
  }

  /// The code of a class.
  private struct ClassCode {
    let head: TypeHead
    /// The methods of the class that take nothing and are asked for.
    let getters: [Getter]
    /// False if there may be more of them.
    let isWhole: Bool
  }

  private struct Getter {
    let name: MemberReader.Member
    let text: ReturnedText?
  }

  /// The classes of which the interest or the calls of the file may name a method.
  private func classes(_ heads: [TypeHead], _ names: Set<String>, _ interest: NameInterest) -> [ClassCode] {
    let asked = heads.filter { $0.kind == .extension && !(names.isEmpty && interest.constants(of: $0).isEmpty) }
    guard !asked.isEmpty else { return [] }
    let byPlace = Dictionary(asked.map { ($0.name.range.start, $0) }) { first, _ in first }
    return MemberReader.bodies(lexer).compactMap { body in
      guard let head = byPlace[range(body.start, body.start).start] else { return nil }
      let asked = interest.constants(of: head)
      let getters = body.getters.filter { names.contains($0.text) || asked.contains($0.text) }
      return ClassCode(
        head: head, getters: getters.map { Getter(name: $0, text: ReturnedText(lexer, behind: $0.end)) },
        isWhole: body.isWhole)
    }
  }

  private func constants(of code: ClassCode, _ ofFile: [TextConstant]) -> [TextConstant] {
    let constants = code.getters.map { constant($0, of: code.head, ofFile) }
    return code.isWhole ? constants : constants + [TextConstant(anyOf: code.head)]
  }

  private func constant(_ getter: Getter, of head: TypeHead, _ ofFile: [TextConstant]) -> TextConstant {
    var constant = TextConstant(
      owner: [head.name.text], name: spelling(getter.name.start, getter.name.end), text: nil)
    constant.isStatic = true
    switch getter.text {
    case .literal(let literal):
      (constant.text, constant.literal) = (literal.value, range(literal.start, literal.end))
    case .name(let start, let end):
      let name = lexer.text(from: start, to: end)
      let named = ofFile.filter { $0.name.text == name }
      if named.count == 1 { (constant.text, constant.literal) = (named[0].text, named[0].literal) }
    case .currentClass: constant.type = TextConstant.currentType
    case .className(let start, let end): constant.type = lexer.text(from: start, to: end)
    case .member(let name): constant.member = name
    case nil: break
    }
    return constant
  }
}
