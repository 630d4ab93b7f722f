import Foundation

/// How much longer than a release build something may take: a parser that is built for debugging is some twenty times slower.
/// `WAYMARK_SLOWNESS` says how many times slower everything is beside that, under a sanitizer.
package enum Patience {
  package static let slowness = ProcessInfo.processInfo.environment["WAYMARK_SLOWNESS"].flatMap(Double.init) ?? 1

  package static func seconds(_ seconds: Double) -> Double {
    seconds * build * slowness
  }

  #if DEBUG
    private static let build = 20.0
  #else
    private static let build = 1.0
  #endif
}
