import SourceModel
import SwiftParser
import SwiftSyntax
import Workspace

/// What SwiftParser alone takes for some files: the limit for whoever parses them.
enum BareParse {
  /// Of the Swift files, in seconds; the median of several rounds. Reading is not counted.
  static func median(of files: [SourceFiles], threads: Int, rounds: Int = 7) -> Double {
    let texts = files.flatMap(\.files).filter { $0.frontend.language == .swift }.map(\.text)
    var sample = Sample()
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      let statements = DeepStack.map(texts, threads: threads) { text in
        text.withBytes { Parser.parse(source: $0).statements.count }
      }
      precondition(statements.count == texts.count)
      sample.add((ContinuousClock.now - start).seconds)
    }
    return sample.median
  }
}
