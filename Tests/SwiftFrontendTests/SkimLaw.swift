import SourceModel
import Workspace

@testable import SwiftFrontend

/// The law between skim and parsers: the same heads, and the same members of classes, in every file that parses without
/// error; and our own parser makes the tree of SwiftParser.
enum SkimLaw {
  enum Outcome: Equatable {
    case holds
    case hasErrors
    case isOverLimit
    case differs(skimmed: String, parsed: String)
  }

  /// Runs on a stack that SwiftParser cannot overflow within `NestingLimits`.
  static func check(_ text: SourceText) -> Outcome {
    DeepStack.map([text], threads: 1, compare)[0]
  }

  private static func compare(_ text: SourceText) -> Outcome {
    let skim = SwiftSkimmer.skim(text, words: WordTable([]))
    if skim.excess != nil { return .isOverLimit }
    let file = SwiftOutline.file(of: text)
    if case .differs(let difference) = TreeLaw.check(text, file) {
      return .differs(skimmed: difference, parsed: "the tree of SwiftParser")
    }
    if file.hasError { return .hasErrors }
    let tree = TreeCopy.tree(of: file, text)
    let parsed = ParsedHeads.heads(of: tree, text: text)
    if skim.isUnbalanced { return .differs(skimmed: "unbalanced", parsed: "no error") }
    guard skim.heads != parsed else { return compareMembers(text, tree, parsed) }
    let index =
      zip(skim.heads, parsed).enumerated().first { $1.0 != $1.1 }?.offset ?? min(skim.heads.count, parsed.count)
    return .differs(
      skimmed: skim.heads.dropFirst(index).first.map { "\($0)" } ?? "none",
      parsed: parsed.dropFirst(index).first.map { "\($0)" } ?? "none")
  }

  private static func compareMembers(_ text: SourceText, _ tree: SyntaxTree, _ heads: [TypeHead]) -> Outcome {
    var interest = NameInterest()
    interest.members.classes = Set(heads.map(\.lastName))
    let parsed = MemberOracle.classes(in: tree, heads, interest, Speller(text))
    var skimmed = SwiftSkimmer.skim(text, words: WordTable([]), survey: interest).survey?.classes ?? []
    // A comma may stand between generic arguments, so that a skim may find a property too many.
    for index in skimmed.indices where parsed.indices.contains(index) {
      skimmed[index].properties.removeAll { !parsed[index].properties.contains($0) }
    }
    guard let index = zip(skimmed, parsed).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return skimmed.count == parsed.count
        ? .holds : .differs(skimmed: "\(skimmed.count) classes", parsed: "\(parsed.count)")
    }
    return .differs(skimmed: "\(skimmed[index])", parsed: "\(parsed[index])")
  }
}
