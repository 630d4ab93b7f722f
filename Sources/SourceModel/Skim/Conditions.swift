/// The open `#if` directives.
package struct Conditions {
  /// As heads carry them.
  package private(set) var stack: ConditionStack = []
  /// For each open `#if`: where its conditions begin in `stack`, and the text of its current arm.
  private var arms: [(first: Int, text: String)] = []

  package init() {}

  /// nil opens arms of which the first always holds.
  package mutating func open(_ text: String?) {
    arms.append((stack.count, text ?? ""))
    if let text { stack.append("#if \(text)") }
  }

  /// Goes on to an `#elseif`, or an `#else` where `text` is nil.
  package mutating func turn(_ text: String?) {
    guard let last = arms.popLast() else { return }
    if !last.text.isEmpty { stack[stack.count - 1] = "#if !(\(last.text))" }
    if let text { stack.append("#if \(text)") }
    arms.append((last.first, text ?? ""))
  }

  package mutating func close() {
    guard let last = arms.popLast() else { return }
    stack.removeSubrange(last.first...)
  }
}
