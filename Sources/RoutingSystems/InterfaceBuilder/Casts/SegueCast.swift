import Routes
import SourceModel

/// A cast of the destination of any segue of a class: `segue.destination as? PriceViewController` in code that no comparison
/// with an identifier guards.
struct SegueCast: SystemFact {
  /// The class of the source.
  var source: String
  var cast: ControllerCast

  var place: SourceRange { cast.place }

  func renamed(_ rename: (String) -> String) -> SegueCast {
    SegueCast(source: rename(source), cast: cast.renamed(rename))
  }
}

extension SegueComparisons {
  /// The casts that no comparison guards.
  var casts: [Fact] {
    let guarded = Set(outline.declared.comparisons.flatMap { $0.casts.map(\.type.range) })
    return outline.declared.memberCasts.compactMap { member in
      let types = outline.typeNames(around: member.scope)
      guard !guarded.contains(member.cast.type.range), !member.conditions.isNeverCompiled, let source = types.last,
        let cast = ControllerCast(member.cast, of: member.cast.type.range, in: types, at: member.scope, in: outline)
      else { return nil }
      return .ofSystem(SegueCast(source: TypeName.simple(source), cast: cast))
    }
  }
}
