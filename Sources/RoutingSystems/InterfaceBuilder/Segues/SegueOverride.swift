import Routes
import SourceModel

/// A class that overrides the method that performs segues: for an identifier that no scene has, it may do something else.
struct SegueOverride: SystemFact {
  let type: String
  let place: SourceRange

  func renamed(_ rename: (String) -> String) -> SegueOverride { SegueOverride(type: rename(type), place: place) }

  static func facts(in outline: SourceOutline) -> [Fact] {
    outline.scopes.indices.compactMap { index in
      guard outline.scopes[index].performsSegues, let type = outline.enclosingType(of: index) else { return nil }
      return .ofSystem(
        SegueOverride(type: TypeName.simple(type.name.text), place: outline.scopes[index].nameRange))
    }
  }
}

extension Scope {
  fileprivate var performsSegues: Bool {
    guard case .function(let name) = kind else { return false }
    if name == "performSegue" { return parameterLabels == ["withIdentifier", "sender"] }
    return name.hasPrefix("performSegueWithIdentifier")
  }
}
