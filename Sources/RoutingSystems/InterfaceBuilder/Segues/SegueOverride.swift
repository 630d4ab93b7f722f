import Routes
import SourceModel

/// A class that overrides the method that performs segues: for an identifier that no scene has, it may do something else.
struct SegueOverride: SystemFact {
  let type: String
  let place: SourceRange

  var decidesLookUps: Bool { true }

  func renamed(_ rename: (String) -> String) -> SegueOverride { SegueOverride(type: rename(type), place: place) }

  static func facts(in outline: SourceOutline) -> [Fact] {
    outline.scopes.indices.compactMap { index in
      guard outline.scopes[index].performsSegues(in: outline.language), let type = outline.enclosingType(of: index)
      else { return nil }
      return .ofSystem(
        SegueOverride(type: TypeName.simple(type.name.text), place: outline.scopes[index].nameRange))
    }
  }
}

extension Scope {
  /// True for a method with a body, which a requirement of a protocol has not. Swift 2 has the name of Objective-C.
  fileprivate func performsSegues(in language: Language) -> Bool {
    guard case .function(let name) = kind, isEmpty != nil else { return false }
    if name == "performSegue" { return modifiers.isOverride && parameterLabels == ["withIdentifier", "sender"] }
    return name.hasPrefix("performSegueWithIdentifier") && parameterLabels.dropFirst() == ["sender"]
      && (modifiers.isOverride || language == .objectiveC)
  }
}
