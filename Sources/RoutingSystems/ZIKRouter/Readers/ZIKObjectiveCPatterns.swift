import Routes
import SourceModel

/// Uses of macros that the library does not have, and the code base's own definitions of them.
enum ZIKObjectiveCPatterns {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    let uses = reader.outline.calls.filter { ZIKRouterVocabulary.missingMacros.contains($0.callee.text) }
    return definitions(reader.outline).map { pattern(.ownMacro, $0, []) }
      + uses.map { pattern(.unknownMacro, $0.callee, $0.conditions) }
  }

  /// A macro's body is a function's scope, and a macro that is another name is an alias.
  private static func definitions(_ outline: SourceOutline) -> [Spelling] {
    let names = outline.scopes.compactMap { scope -> Spelling? in
      guard case .function(let name) = scope.kind else { return nil }
      return Spelling(text: name, range: scope.nameRange)
    }
    return (names + outline.heads.map(\.name)).filter { ZIKRouterVocabulary.missingMacros.contains($0.text) }
  }

  private static func pattern(_ kind: CodePattern.Kind, _ name: Spelling, _ conditions: ConditionStack) -> Fact {
    .ofSystem(CodePattern(kind: kind, name: name, conditions: conditions))
  }
}
