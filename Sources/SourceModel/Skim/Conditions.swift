/// The open `#if` directives.
package struct Conditions {
  /// As heads carry them.
  package private(set) var stack: ConditionStack = []
  /// For each open `#if`: where its conditions begin in `stack`, and the text of its current arm.
  private var arms: [(first: Int, text: String)] = []

  package init() {}

  /// nil opens arms of which the first always holds.
  package mutating func open(_ text: String?) {
    arms.append((stack.count, ""))
    push(text)
  }

  /// Goes on to an `#elseif`, or an `#else` where `text` is nil.
  package mutating func turn(_ text: String?) {
    guard let last = arms.popLast() else { return }
    if !last.text.isEmpty { stack[stack.count - 1] = "#if !(\(last.text))" }
    arms.append((last.first, ""))
    push(text)
  }

  /// Enters an arm. More conditions than this are more than any head carries, and every look ahead would copy them.
  private mutating func push(_ text: String?) {
    guard let text, stack.count <= NestingLimits.run else { return }
    stack.append("#if \(text)")
    arms[arms.count - 1].text = text
  }

  package mutating func close() {
    guard let last = arms.popLast() else { return }
    stack.removeSubrange(last.first...)
  }
}
