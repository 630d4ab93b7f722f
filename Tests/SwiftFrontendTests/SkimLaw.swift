import Foundation
import SourceModel
import SwiftFrontend
import SwiftParser
import SwiftSyntax

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
    nonisolated(unsafe) var outcome = Outcome.holds
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome = compare(text)
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return outcome
  }

  static func compare(_ text: SourceText) -> Outcome {
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

/// Files of our own that hold each construct in question.
enum Corpus {
  static let files: [(name: String, bytes: [UInt8])] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")
    let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return urls.sorted { $0.path < $1.path }.compactMap { url in
      (try? Data(contentsOf: url)).map { (url.lastPathComponent, Array($0)) }
    }
  }()
}

/// Seeded random numbers: the same cases on every machine (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
