import SourceModel

/// The texts that names of the file stand for.
extension OutlineBuilder {
  /// The constants that the interest or the calls of the file name: those of the file, and class methods that return a
  /// text.
  func constants(_ outline: SourceOutline, _ bodies: () -> [MemberReader.Body]) -> [TextConstant] {
    let interest = reader.wanted.interest.names
    let classes = classes(outline.heads, outline.declared.takenNames, interest, bodies)
    let returned = classes.flatMap(\.getters).compactMap { getter -> String? in
      if case .name(let start, let end)? = getter.text { lexer.text(from: start, to: end) } else { nil }
    }
    let names = outline.namesOfTexts(in: interest).union(interest.globals).union(returned)
    let ofFile = ConstantReader.constants(names, lexer).map { constant in
      TextConstant(
        name: spelling(constant.name.start, constant.name.end), text: constant.text?.value,
        literal: constant.text.map { range($0.start, $0.end) }, isShared: constant.isShared)
    }
    let byName = Dictionary(grouping: ofFile, by: \.name.text)
    return ofFile + classes.flatMap { constants(of: $0, byName) }
  }

  /// The code of a class.
  private struct ClassCode {
    let head: TypeHead
    let getters: [Getter]
    /// False if there may be more of them.
    let isWhole: Bool
  }

  /// A class method without parameters.
  private struct Getter {
    let name: MemberReader.Member
    let text: ReturnedText?
  }

  /// The classes of which the interest or the calls of the file may name a method.
  private func classes(
    _ heads: [TypeHead], _ names: Set<String>, _ interest: NameInterest, _ bodies: () -> [MemberReader.Body]
  ) -> [ClassCode] {
    let asked = heads.filter { $0.kind == .extension && !(names.isEmpty && interest.constants(of: $0).isEmpty) }
    return pairs(asked, bodies).map { head, body in
      let asked = interest.constants(of: head)
      let getters = getters(of: body) { names.contains($0) || asked.contains($0) }
      return ClassCode(head: head, getters: getters, isWhole: body.isWhole)
    }
  }

  /// The getters that are asked for, and those of the same class whose result they return.
  private func getters(of body: MemberReader.Body, _ isAsked: (String) -> Bool) -> [Getter] {
    let all = Dictionary(grouping: body.getters, by: \.name.text)
    var pending = all.keys.filter(isAsked)
    var seen: Set<String> = []
    var found: [Getter] = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      for getter in all[name] ?? [] {
        let text = getter.isConditional ? nil : ReturnedText(lexer, behind: getter.name.end)
        found.append(Getter(name: getter.name, text: text))
        if case .member(let next)? = text { pending.append(next) }
      }
    }
    return found.sorted { $0.name.start < $1.name.start }
  }

  private func constants(of code: ClassCode, _ ofFile: [String: [TextConstant]]) -> [TextConstant] {
    let constants = code.getters.map { constant($0, of: code.head, ofFile) }
    return code.isWhole ? constants : constants + [TextConstant(anyOf: code.head)]
  }

  private func constant(_ getter: Getter, of head: TypeHead, _ ofFile: [String: [TextConstant]]) -> TextConstant {
    var constant = TextConstant(
      owner: [head.name.text], name: spelling(getter.name.start, getter.name.end), text: nil)
    constant.isStatic = true
    switch getter.text {
    case .literal(let literal):
      (constant.text, constant.literal) = (literal.value, range(literal.start, literal.end))
    case .name(let start, let end):
      let named = ofFile[lexer.text(from: start, to: end)] ?? []
      if named.count == 1 { (constant.text, constant.literal) = (named[0].text, named[0].literal) }
    case .currentClass: constant.type = TextConstant.currentType
    case .className(let start, let end): constant.type = lexer.text(from: start, to: end)
    case .member(let name): constant.member = name
    case nil: break
    }
    return constant
  }
}
