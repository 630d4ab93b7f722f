import Dispatch
import Foundation

/// A signal that asks the program to end in order; the second one ends it at once.
struct EndingSignal {
  private let source: any DispatchSourceSignal

  init(_ number: Int32, whenFirst: @escaping @Sendable () -> Void) {
    signal(number, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      signal(number, SIG_DFL)
      whenFirst()
    }
    source.activate()
  }
}
