import Routes
import SourceModel

/// The chain that each call of an outline belongs to: `make().nameAs("a").register()` begins with
/// `make()`.
struct CallChains {
  struct Chain {
    /// The index of the call that it begins with.
    var root: Int
    /// The argument of the last `nameAs`.
    var routeName: String?
  }

  private var chains: [Int: Chain] = [:]

  /// Visits each call once, however long its chain is.
  init(_ calls: [Call]) {
    for start in calls.indices where chains[start] == nil {
      var path = [start]
      while case .call(let next) = calls[path[path.count - 1]].receiver, calls.indices.contains(next),
        chains[next] == nil, path.count <= calls.count
      {
        path.append(next)
      }
      for index in path.reversed() { chains[index] = chain(of: index, calls[index]) }
    }
  }

  /// The chain that ends with a call; nil where the outline has no such call.
  func chain(endingAt index: Int) -> Chain? {
    chains[index]
  }

  private func chain(of index: Int, _ call: Call) -> Chain {
    guard case .call(let next) = call.receiver, let base = chains[next] else {
      return Chain(root: index, routeName: Self.routeName(call))
    }
    return Chain(root: base.root, routeName: Self.routeName(call) ?? base.routeName)
  }

  private static func routeName(_ call: Call) -> String? {
    guard call.callee.text == "nameAs", case .string(let name, _)? = call.arguments.first?.value else { return nil }
    return name
  }
}
