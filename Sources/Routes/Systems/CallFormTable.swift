import SourceModel

/// The call forms of a routing system.
package struct CallFormTable: Sendable {
  /// In the order of the documentation.
  package let all: [CallForm]
  /// By callee. One with forms in the other language alone has an empty list, and not the forms of initializers.
  private let inSwift: [String: [CallForm]]
  private let inObjectiveC: [String: [CallForm]]

  package init(_ forms: [CallForm]) {
    all = forms
    let byCallee = Dictionary(grouping: forms, by: \.callee)
    inSwift = byCallee.mapValues { $0.filter { $0.languages.contains(.swift) } }
    inObjectiveC = byCallee.mapValues { $0.filter { $0.languages.contains(.objectiveC) } }
  }

  /// The forms of calls of a name, in the order of the table. A type that has none has those of any initializer.
  package subscript(callee: String, language: Language) -> [CallForm] {
    switch language {
    case .swift: Self.forms(of: callee, in: inSwift)
    case .objectiveC: Self.forms(of: callee, in: inObjectiveC)
    case .xml: []
    }
  }

  private static func forms(of callee: String, in table: [String: [CallForm]]) -> [CallForm] {
    if let own = table[callee] { return own }
    return callee.beginsUppercase ? table[CallForm.initializer] ?? [] : []
  }

  /// The form of a call that names a route by the argument at a position; nil if no form reads it.
  func form(of call: Call, at position: Int, _ language: Language) -> CallForm? {
    self[call.callee.text, language].first {
      $0.takes(call.arguments[position].label, at: position) && $0.receiver.accepts(call.receiver)
    }
  }

  /// The places of the metatypes that name the routes of a call.
  func metatypes(in call: Call, _ language: Language) -> [SourceRange] {
    call.arguments.indices.compactMap { position in
      guard let name = call.arguments[position].value.typeName else { return nil }
      return form(of: call, at: position, language)?.operand == .object ? name.range : nil
    }
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
    let known = all.filter { $0.languages.contains(language) }
    let forms = known.filter { $0.callee != CallForm.initializer }
    var interest = Interest(
      triggers: Set(forms.compactMap(\.trigger)),
      callees: Set(forms.filter { $0.receiver != .constructed }.map(\.callee)),
      types: Set(forms.filter { $0.receiver == .constructed }.map(\.callee)),
      names: NameInterest(callees: Set(forms.filter(\.takesText).map(\.callee))))
    interest.names.initializerLabels = Set(
      known.filter { $0.callee == CallForm.initializer }.compactMap(\.label))
    return interest
  }
}
