/// Compares the computing time of two pieces of work on the current thread.
///
/// A busy machine makes both more expensive, and never cheaper: of several rounds the cheapest counts, and a comparison is
/// over as soon as one round is good enough.
package enum Cost {
  private static let rounds = 10

  /// Returns how many times the cost of `reference` the cost of `work` is: a number below `limit` where it is below in any
  /// round, and otherwise the number of the cheapest rounds.
  package static func ratio(of work: () -> Void, to reference: () -> Void, below limit: Double) -> Double {
    var (least, leastOfReference) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      leastOfReference = min(leastOfReference, ThreadTime.measure(reference))
      least = min(least, ThreadTime.measure(work))
      if least < limit * leastOfReference { break }
    }
    return least / leastOfReference
  }
}
