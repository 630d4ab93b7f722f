import Foundation
import SourceModel

/// `skim PATH…`: how many bytes one core skims in a second of its time, whatever else the machine does.
enum SkimCommand {
  private static let rounds = 15

  static func run(_ paths: [String]) {
    let files = SourceFiles(paths)
    let words = WordTable(["ZIKViewRouter", "RoutableView", "RoutableService", "registerRoutableDestination"])
    var best = Double.infinity
    var checksum = 0
    for _ in 0..<rounds {
      checksum = 0
      let start = clock()
      for file in files.files { checksum &+= summary(of: file.frontend.skim(file.text, words: words)) }
      best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    let megabytes = Double(files.byteCount) / 1e6
    print(
      "\(files.files.count) files, \(megabytes) MB, best of \(rounds): \(best) s of one core, \(Int(megabytes / best)) MB/s"
    )
    print("checksum \(checksum)")
  }

  private static func summary(of skim: Skim) -> Int {
    skim.heads.count * 31 + skim.found.reduce(skim.isUnbalanced ? 1 : 0, +)
  }
}
