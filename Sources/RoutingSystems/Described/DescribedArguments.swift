import Routes
import SourceModel

/// The arguments of a call that a description names.
struct DescribedArguments {
  let key: Value
  let qualifier: Value?
  let destination: Value?

  /// nil if the labels are those of another function, or an argument is missing that tells the function from another one of
  /// the same name: the key, and the destination.
  init?(of call: Call, _ entry: SystemDescription.Entry) {
    guard let places = Places(of: call, entry), let key = places[entry.key] else { return nil }
    let destination = entry.destination.map { places[$0] }
    if case .some(.none) = destination { return nil }
    self.key = key
    self.destination = destination.flatMap(\.self)
    qualifier = entry.qualifier.flatMap { places[$0] }
  }

  private struct Places {
    private let arguments: [Argument]
    /// The parameter of each argument; nil for a further one.
    private let parameters: [Int?]

    init?(of call: Call, _ entry: SystemDescription.Entry) {
      arguments = call.arguments
      let labels = call.arguments.map { (label: $0.label, isTrailingClosure: $0.isTrailingClosure) }
      if !entry.takesMore {
        guard let all = entry.function.parameters(of: labels) else { return nil }
        parameters = all
        return
      }
      let named = entry.function.labels
      guard labels.count >= named.count, zip(labels, named).allSatisfy({ $0.label ?? "_" == $1 }) else { return nil }
      parameters = labels.indices.map { $0 < named.count ? $0 : nil }
    }

    subscript(position: SystemDescription.Position) -> Value? {
      switch position {
      case .parameter(let index): parameters.firstIndex(of: index).map { arguments[$0].value }
      case .label(let label):
        arguments.indices.first { parameters[$0] == nil && arguments[$0].label == label }.map { arguments[$0].value }
      }
    }
  }
}
