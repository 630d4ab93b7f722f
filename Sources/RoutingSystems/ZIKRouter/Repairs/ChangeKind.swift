import Routes
import SourceModel

/// Replaces the kind of a look-up or registration by that of the declaration or the registration:
/// `RoutableViewModule<P>` instead of `RoutableView<P>`.
enum ChangeKind: Repair {
  static let rules: [any Rule.Type] = [KindMismatch.self, LookUpUnregistered.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let route = environment.route(at: finding.site), let page = environment.page(finding.site.file),
      let word = page.wordOfKind(around: page.offsets(of: finding.site.range))
    else { return [] }
    let kinds = environment.index.otherKinds(of: route).filter { isMeant($0, for: finding, in: environment.index) }.map(
      \.space)
    let names = kinds.compactMap { name(of: $0, like: page.spelling(word), for: route.key.space) }
    return names.map { name in
      Fix(title: "Change to \(name)", isPreferred: names.count == 1, edits: [page.replacement(of: word, with: name)])
    }
  }

  private static func isMeant(_ key: RouteKey, for finding: Finding, in index: RouteIndex) -> Bool {
    guard let other = index.route(key) else { return false }
    return finding.rule == KindMismatch.description.id ? !other.declarations.isEmpty : other.status.isAvailable
  }

  /// The corresponding name for another kind; nil for a name that is not the library's, and if a
  /// message or block of one family would get that of another.
  private static func name(of kind: RouteSpace, like name: String, for old: RouteSpace) -> String? {
    if ZIKRouterVocabulary.routableTypes[name] != nil { return ZIKRouterVocabulary.routableType(of: kind) }
    guard let form = ZIKRouterForms.table[name, .objectiveC].first, [.name, .object].contains(form.operand),
      form.operand == .name || kind.family == old.family
    else { return nil }
    return ZIKRouterForms.table.callee(taking: form.operand, of: kind, means: form.meaning)
  }
}

extension EditableSource {
  /// The word that decides the kind of a protocol at some offsets: the type or macro whose argument
  /// it is, or the call that takes its `ZIKRoutable(…)` as the only argument.
  fileprivate func wordOfKind(around name: Range<Int>) -> Range<Int>? {
    guard let word = wordOfBracket(before: name.lowerBound, ["<", "("]) else { return nil }
    guard ZIKRouterVocabulary.protocolObjects.contains(spelling(word)) else { return word }
    let next = byte(at: endOfBlanks(from: endOfBlanks(from: name.upperBound) + 1))
    guard next == UInt8(ascii: "]") || next == UInt8(ascii: ")") else { return nil }
    return wordOfBracket(before: word.lowerBound, ["(", ":"])
  }

  private func wordOfBracket(before offset: Int, _ brackets: [Unicode.Scalar]) -> Range<Int>? {
    var end = offset
    while let last = byte(at: end - 1), last == UInt8(ascii: " ") { end -= 1 }
    guard let bracket = byte(at: end - 1), brackets.contains(where: { bracket == UInt8(ascii: $0) }) else { return nil }
    return word(before: end - 1)
  }
}
