import Synchronization

/// What a front end keeps of an open document from one parse to the next, so that an edit costs what it changes. What it
/// finds does not depend on it.
package final class ParseMemory: Sendable {
  private let kept = Mutex<(any Sendable)?>(nil)

  package init() {}

  /// What the last parse kept, where that is what is asked for.
  package func value<Value: Sendable>(_ type: Value.Type) -> Value? {
    kept.withLock { $0 as? Value }
  }

  package func keep(_ value: some Sendable) {
    kept.withLock { $0 = value }
  }
}
