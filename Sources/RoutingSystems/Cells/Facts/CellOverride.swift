import Routes
import SourceModel

/// A class that overrides a method that dequeues: it may register a cell when one is asked for.
struct CellOverride: SystemFact {
  let type: String
  /// The kind of the space whose elements the method dequeues.
  let kind: String
  let place: SourceRange

  var decidesLookUps: Bool { true }

  func renamed(_ rename: (String) -> String) -> CellOverride {
    CellOverride(type: rename(type), kind: kind, place: place)
  }

  static func all(in outline: SourceOutline) -> [CellOverride] {
    outline.scopes.indices.flatMap { index -> [CellOverride] in
      let scope = outline.scopes[index]
      let forms = CellForms.overridden(by: scope, in: outline.language)
      guard !forms.isEmpty, let type = outline.enclosingType(of: index) else { return [] }
      return forms.flatMap(\.spaces).map { space in
        CellOverride(type: TypeName.simple(type.name.text), kind: space.kind, place: scope.nameRange)
      }
    }
  }
}

extension CellForms {
  /// The look-ups that a method overrides: one with a body, which a requirement of a protocol has not. Another method may
  /// have the first piece of such a name.
  fileprivate static func overridden(by scope: Scope, in language: Language) -> [CallForm] {
    guard case .function(let name) = scope.kind, scope.isEmpty != nil,
      language == .objectiveC || scope.modifiers.isOverride
    else { return [] }
    let forms = table[name.prefix(before: ":"), language].filter(\.isLookUp)
    return language == .swift
      ? forms.filter { form in form.label.map(scope.parameterLabels.contains) ?? true }
      : forms.filter { _ in Set(scope.parameterLabels.dropFirst()).isSubset(of: laterLabels) }
  }

  private static let laterLabels: Set = ["forIndexPath", reuseLabel]
}
