import SourceModel

extension SwiftSkimmer {
  /// The open `#if` directives.
  struct Conditions {
    /// As heads carry them.
    private(set) var stack: ConditionStack = []
    /// For each open `#if`: where its conditions begin in `stack`, and the text of its current arm.
    private var arms: [(first: Int, text: String)] = []

    mutating func open(_ text: String) {
      arms.append((stack.count, text))
      stack.append("#if \(text)")
    }

    /// Goes on to an `#elseif`, or an `#else` where `text` is nil.
    mutating func turn(_ text: String?) {
      guard let last = arms.popLast() else { return }
      if !last.text.isEmpty { stack[stack.count - 1] = "#if !(\(last.text))" }
      if let text { stack.append("#if \(text)") }
      arms.append((last.first, text ?? ""))
    }

    mutating func close() {
      guard let last = arms.popLast() else { return }
      stack.removeSubrange(last.first...)
    }
  }
}
