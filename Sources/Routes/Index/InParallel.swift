import Dispatch
import Synchronization

/// What `body` makes of the parts of `0..<count`, in order. The parts are worked on by all processors; `body` must not
/// block, and not recurse over input, because the stacks of these threads may be small.
///
/// A part has at least `smallest` numbers, so that short work costs no thread.
package func inParallel<Output: Sendable>(
  _ count: Int, smallest: Int, _ body: @Sendable (Range<Int>) -> Output
) -> [Output] {
  let parts = min(mostParts, max(count / max(smallest, 1), 1))
  if parts == 1 { return [body(0..<count)] }
  let outputs = Mutex([Output?](repeating: nil, count: parts))
  DispatchQueue.concurrentPerform(iterations: parts) { part in
    let output = body(count * part / parts..<count * (part + 1) / parts)
    outputs.withLock { $0[part] = output }
  }
  return outputs.withLock { $0.compactMap(\.self) }
}

/// More than most machines have processors, because some parts take longer than others.
private let mostParts = 32
