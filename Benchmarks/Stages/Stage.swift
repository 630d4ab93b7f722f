import Foundation

/// One step of the work, repeated until its time can be told.
struct Stage {
  let name: String
  /// Of one round, in seconds: the shortest, which other work on the machine lengthens least.
  let seconds: Double
  /// What the step found; the same on every machine and in every round.
  let checksum: Int

  init(_ name: String, rounds: Int = 7, _ body: () throws -> Int) rethrows {
    self.name = name
    var (shortest, checksum) = (Double.infinity, 0)
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      checksum = try body()
      shortest = min(shortest, (ContinuousClock.now - start).seconds)
    }
    (seconds, self.checksum) = (shortest, checksum)
  }

  func print(_ amount: Double, _ unit: String) {
    let speed = amount / seconds
    Swift.print(
      "| \(name) | \(seconds.milliseconds) | \(speed >= 100 ? String(Int(speed)) : speed.twoDigits) \(unit)/s | \(checksum) |"
    )
    // A table appears line by line, in a pipe too.
    fflush(nil)
  }
}
