/// Walks over names that lead to other names, each name once: what a file inherits may go round in circles.
enum NameGraph {
  /// The names, and all that they lead to.
  static func reached(
    from names: some Sequence<String>, _ next: (String) -> some Sequence<String>
  ) -> Set<String> {
    var reached: Set<String> = []
    var pending = Array(names)
    while let name = pending.popLast() {
      guard reached.insert(name).inserted else { continue }
      pending.append(contentsOf: next(name))
    }
    return reached
  }

  /// What names have of their own, and for their heirs without any, what these inherit.
  static func inherited<Value>(_ own: [String: Value], by heirs: (String) -> [String]) -> [String: Value] {
    var result = own
    var pending = own.keys.sorted()
    while let name = pending.popLast() {
      for heir in heirs(name) where result[heir] == nil {
        result[heir] = result[name]
        pending.append(heir)
      }
    }
    return result
  }
}
