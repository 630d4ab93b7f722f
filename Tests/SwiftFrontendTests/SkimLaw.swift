import SourceModel
import SwiftFrontend
import SwiftParser
import SwiftSyntax
import Workspace

/// The law between skim and parser: the same heads, in every file that parses without error.
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
    let tree = text.withBytes { Parser.parse(source: $0, maximumNestingLevel: 128) }
    if tree.hasError { return .hasErrors }
    let parsed = ParsedHeads.heads(of: tree, text: text)
    if skim.isUnbalanced { return .differs(skimmed: "unbalanced", parsed: "no error") }
    guard skim.heads != parsed else { return .holds }
    let index =
      zip(skim.heads, parsed).enumerated().first { $1.0 != $1.1 }?.offset ?? min(skim.heads.count, parsed.count)
    return .differs(
      skimmed: skim.heads.dropFirst(index).first.map { "\($0)" } ?? "none",
      parsed: parsed.dropFirst(index).first.map { "\($0)" } ?? "none")
  }
}
