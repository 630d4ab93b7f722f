import Routes
import SourceModel

/// A registration of cells that is made each time a cell is dequeued: `UICollectionView.CellRegistration<C, I> { … }`.
struct ProvidedRegistration: SystemFact {
  static let types: Set = ["CellRegistration", "SupplementaryRegistration"]
  static let dataSource = "UICollectionViewDiffableDataSource"
  private static let dequeues: Set = ["dequeueConfiguredReusableCell", "dequeueConfiguredReusableSupplementary"]
  private static let provider = "cellForItemAt"

  let name: Spelling

  var place: SourceRange { name.range }

  /// Those of one file.
  static func all(in outline: SourceOutline) -> [ProvidedRegistration] {
    let bound = Set(outline.bindings.map(\.call))
    let sources = outline.calls.filter { $0.callee.text == dataSource }
    return outline.calls.enumerated().compactMap { index, call in
      guard types.contains(call.callee.text), bound.contains(index) || isDequeued(call, in: outline),
        isProvided(call, sources, in: outline)
      else { return nil }
      return ProvidedRegistration(name: call.callee)
    }
  }

  private static func isDequeued(_ call: Call, in outline: SourceOutline) -> Bool {
    guard case .argument(let outer, _) = call.parent else { return false }
    return dequeues.contains(outline.calls[outer].callee.text)
  }

  /// True in the closure of a data source, and in a method that provides cells. A condition may keep the registration.
  private static func isProvided(_ call: Call, _ sources: [Call], in outline: SourceOutline) -> Bool {
    let scope = outline.scopes[call.scope]
    if scope.parameterLabels.contains(provider) { return !call.isDeferred && call.conditions == scope.conditions }
    guard call.isDeferred else { return false }
    return sources.contains {
      $0.scope == call.scope && $0.range.contains(call.range) && $0.conditions == call.conditions
    }
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end && self != other }
}
