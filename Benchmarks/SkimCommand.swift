import SourceModel
import SwiftFrontend

/// `skim PATH…`: how many bytes a second one core skims.
enum SkimCommand {
  private static let rounds = 7

  static func run(_ paths: [String]) {
    let files = SourceFiles(paths)
    let words = WordTable(["ZIKViewRouter", "RoutableView", "RoutableService", "registerRoutableDestination"])
    var best = Duration.seconds(1000)
    var checksum = 0
    for _ in 0..<rounds {
      checksum = 0
      let time = ContinuousClock().measure {
        for file in files.files { checksum &+= summary(of: SwiftSkimmer.skim(file.text, words: words)) }
      }
      best = min(best, time)
    }
    let megabytes = Double(files.byteCount) / 1e6
    let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
    print("\(files.files.count) files, \(megabytes) MB, best of \(rounds): \(seconds) s, \(Int(megabytes / seconds)) MB/s")
    print("checksum \(checksum)")
  }

  private static func summary(of skim: Skim) -> Int {
    skim.heads.count * 31 + skim.found.reduce(skim.isUnbalanced ? 1 : 0, +)
  }
}
