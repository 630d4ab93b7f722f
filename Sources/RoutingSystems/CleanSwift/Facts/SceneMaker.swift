import Routes
import SourceModel

/// A static method that makes the view controller of a scene: `static func build() -> BookViewController`.
struct SceneMaker: SystemFact {
  /// The type that has it, by simple name.
  var type: String
  /// The base name.
  let method: String
  var result: Spelling

  var place: SourceRange { result.range }
  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> SceneMaker {
    SceneMaker(type: rename(type), method: method, result: result.renamed(rename))
  }
}
