/// The functions of a tree whose calls and declarations go into the outline, by base name. Only of Swift.
package struct FunctionInterest: Hashable, Sendable {
  /// What may stand first between the parentheses of a call.
  package struct Start: Hashable, Sendable {
    /// The labels of the argument, empty for one without.
    package var labels: Set<String>
    /// True if there may be no argument.
    package var mayBeNone: Bool
    /// The labels of the second argument between the parentheses, empty for one without and for none; nil for any.
    package var next: Set<String>?

    package init(labels: Set<String> = [], mayBeNone: Bool = false, next: Set<String>? = nil) {
      (self.labels, self.mayBeNone, self.next) = (labels, mayBeNone, next)
    }

    /// As the parameters of a declaration show it.
    package init(_ parameters: [Parameter]) {
      let required = parameters.firstIndex { !$0.hasDefault }
      let first = parameters.prefix(required.map { $0 + 1 } ?? parameters.count)
      self.init(labels: Set(first.map { $0.label ?? "" }), mayBeNone: required == nil)
    }

    package func union(_ other: Start) -> Start {
      Start(
        labels: labels.union(other.labels), mayBeNone: mayBeNone || other.mayBeNone,
        next: next.flatMap { next in other.next.map(next.union) })
    }

    fileprivate func symmetricDifference(_ other: Start) -> Start {
      if next != other.next {
        return Start(labels: labels.union(other.labels), mayBeNone: mayBeNone || other.mayBeNone)
      }
      return Start(
        labels: labels.symmetricDifference(other.labels), mayBeNone: mayBeNone != other.mayBeNone, next: next)
    }
  }

  package private(set) var starts: [String: Start]

  package init(_ starts: [String: Start] = [:]) { self.starts = starts }

  package var names: Set<String> { Set(starts.keys) }

  /// True if the first argument of a call is one of the functions'.
  package func contains(_ call: Call) -> Bool {
    guard let start = starts[call.callee.text] else { return false }
    guard let first = call.arguments.first, !first.isTrailingClosure else { return start.mayBeNone }
    return start.labels.contains(first.label ?? "")
  }

  package func union(_ other: FunctionInterest) -> FunctionInterest {
    FunctionInterest(starts.merging(other.starts) { $0.union($1) })
  }

  /// The functions, and the starts of calls, that only one of the two reads.
  package func symmetricDifference(_ other: FunctionInterest) -> FunctionInterest {
    let names = names.union(other.names).filter { starts[$0] != other.starts[$0] }
    return FunctionInterest(
      names.reduce(into: [:]) {
        $0[$1] = (starts[$1] ?? Start()).symmetricDifference(other.starts[$1] ?? Start())
      })
  }
}
