import Routes
import SourceModel

/// Removes a redundant call that is a statement on a line of its own.
enum RemoveStatement: Repair {
  static let rules: [any Rule.Type] = [
    AbstractRouterUse.self, AdapterAlreadyRegistered.self, AdapterCycle.self,
    AdapterTwoAdaptees.self, DuplicateIdentifier.self, DuplicateProtocolRegistration.self,
    EasyRegistrationShadowed.self, EmptyIdentifier.self, InheritedRegistration.self,
    ManualFinishMisuse.self, URLPatternConflict.self,
  ]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(finding.site.file),
      let language = environment.index.language(of: finding.site.file),
      let line = page.statementLine(of: page.offset(of: finding.site.range.start), language)
    else { return [] }
    let what = calls.contains(finding.rule) ? "call" : "registration"
    return [
      Fix(
        title: "Remove this \(what)", isPreferred: pointless.contains(finding.rule),
        edits: [page.replacement(of: line, with: "")])
    ]
  }

  private static let calls = [InheritedRegistration.description.id, ManualFinishMisuse.description.id]
  /// The rules that report calls without effect.
  private static let pointless = [EmptyIdentifier.description.id, EasyRegistrationShadowed.description.id]
}

extension EditableSource {
  /// The line of an offset with its line break; nil if it is not exactly one call.
  func statementLine(of offset: Int, _ language: Language) -> Range<Int>? {
    let start = lineStart(of: offset)
    let end = lineStart(ofLineBehind: offset)
    let text = line(of: offset).drop { $0 == " " || $0 == "\t" }
    guard end > start, isBalanced(text), isCall(text, language), endsStatement(before: start) else { return nil }
    let next = endOfBlanks(from: end)
    return byte(at: next) == UInt8(ascii: ".") ? nil : start..<end
  }

  private func isCall(_ text: Substring, _ language: Language) -> Bool {
    guard !text.dropLast().contains(";"), !text.contains("{") else { return false }
    guard language == .swift else {
      return text.hasPrefix("[") && text.hasSuffix("];") && Self.registeringWords.contains { text.contains(" \($0)") }
    }
    let callee = text.prefix { $0 != "(" && $0 != " " }.split(separator: ".").last
    return text.hasSuffix(")") && Self.registeringWords.contains { callee?.hasPrefix($0) == true }
  }

  private static let registeringWords = ["register", ZIKRouterVocabulary.manualFinish]

  /// True if a text opens as many brackets as it closes. Brackets in literals are counted too.
  private func isBalanced(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// True if a statement ends before a line.
  private func endsStatement(before start: Int) -> Bool {
    var end = start
    while let last = byte(at: end - 1), [0x20, 0x09, 0x0A, 0x0D].contains(last) { end -= 1 }
    guard let last = byte(at: end - 1) else { return true }
    return !"=,(&|?:.+-[<>".utf8.contains(last)
  }
}
