import SourceModel

/// The call forms of a routing system.
package struct CallFormTable: Sendable {
  /// In the order of the documentation.
  package let all: [CallForm]
  private let byCallee: [String: [CallForm]]

  package init(_ forms: [CallForm]) {
    all = forms
    byCallee = Dictionary(grouping: forms, by: \.callee)
  }

  /// The forms of calls of a name, in the order of the table.
  package subscript(callee: String, language: Language) -> [CallForm] {
    (byCallee[callee] ?? []).filter { $0.languages.contains(language) }
  }

  /// The callees of some of the forms.
  package func callees(where isIncluded: (CallForm) -> Bool) -> Set<String> {
    Set(all.filter(isIncluded).map(\.callee))
  }

  /// The callee of the first form for routes of a space.
  package func callee(
    taking operand: CallForm.Operand, of space: RouteSpace, means meaning: CallForm.Meaning
  ) -> String? {
    all.first { $0.operand == operand && $0.meaning == meaning && $0.spaces.contains(space) }?.callee
  }

  /// The trigger words, callees and types of the forms of a language.
  package func interest(in language: Language) -> Interest {
    let forms = all.filter { $0.languages.contains(language) }
    return Interest(
      triggers: Set(forms.compactMap(\.trigger)),
      callees: Set(forms.filter { $0.receiver != .constructed }.map(\.callee)),
      types: Set(forms.filter { $0.receiver == .constructed }.map(\.callee)))
  }
}
