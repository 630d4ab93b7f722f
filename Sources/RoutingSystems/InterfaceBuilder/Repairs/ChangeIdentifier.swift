import Routes
import SourceModel

/// Replaces the name of a storyboard, scene, segue or nib by a similar one that a document has.
enum ChangeIdentifier: Repair {
  static let rules: [any Rule.Type] = [UnknownNib.self, UnknownScene.self, UnknownSegue.self, UnknownStoryboard.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    guard let key = finding.hint?.route ?? environment.route(at: finding.site)?.key, !index.isNamed(at: finding.site)
    else { return [] }
    var similar = SimilarRoutes(in: index)
    guard let name = similar.name(similarTo: key), !name.contains(where: needsEscape) else { return [] }
    return [.change(finding.site, to: name, isPreferred: true)]
  }

  /// True for a character that some language writes otherwise in a text.
  private static func needsEscape(_ character: Character) -> Bool {
    "\"'\\&<\n\t".contains(character)
  }
}
