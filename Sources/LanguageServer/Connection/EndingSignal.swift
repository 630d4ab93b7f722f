import Dispatch
import Essentials

/// A signal that asks the program to end in order; the second one ends it at once.
package struct EndingSignal {
  private let source: any DispatchSourceSignal

  /// Until somebody listens, the signal ends the program as it always does: one that were ignored for a moment would be lost.
  package init(_ number: Int32, whenFirst: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      signal(number, SIG_DFL)
      whenFirst()
    }
    #if canImport(Darwin)
      // Elsewhere Dispatch has a handler of its own.
      source.setRegistrationHandler { signal(number, SIG_IGN) }
    #endif
    source.activate()
  }
}
