import Routes
import SourceModel

/// Something that stands at a position of a call.
enum DescribedValue {
  case argument(Value, ArgumentTypes)
  /// A type in angle brackets, or one that the code around the call shows.
  case type(Spelling)

  /// True for an argument that is no metatype.
  var isValue: Bool {
    if case .argument(let value, _) = self { value.typeName == nil } else { false }
  }
}

/// The parts of a call that a description names.
struct DescribedArguments {
  /// The names; empty if the code around the call does not show the only one.
  let keys: [DescribedValue]
  /// nil if the description names none, or the call has none.
  let qualifier: DescribedValue?
  let destination: DescribedValue?
  /// True if no argument stands at the destination: the call leaves it out, or is one of another function of the same name.
  let lacksDestination: Bool

  /// nil if the labels are those of another function, or the argument of the key is missing.
  init?(of call: Call, _ entry: SystemDescription.Entry) {
    guard let places = Places(of: call, entry) else { return nil }
    keys = entry.keys.lazy.map { places[$0] }.first { !$0.isEmpty } ?? []
    if keys.isEmpty, entry.keys.allSatisfy(\.isArgument) { return nil }
    destination = entry.destination.flatMap { places[$0].first }
    lacksDestination = destination == nil && entry.destination?.isArgument == true
    qualifier = entry.qualifier.flatMap { places[$0].first }
  }

  private struct Places {
    private let call: Call
    /// The parameter of each argument; nil for a further one.
    private let parameters: [Int?]
    /// True if an attribute names a type where the description knows no part: it may name the route in place of the
    /// declared type, as in `@Injected(as: P.self)`.
    private var namesOtherType = false

    init?(of call: Call, _ entry: SystemDescription.Entry) {
      self.call = call
      if entry.form == .attribute {
        var count = 0
        parameters = call.arguments.map { argument in
          guard argument.label == nil else { return nil }
          count += 1
          return count - 1
        }
        let known = [entry.destination, entry.qualifier].compactMap { $0.flatMap(index) }
        namesOtherType = call.arguments.indices.contains { index in
          !known.contains(index) && call.arguments[index].value.typeName != nil
        }
        return
      }
      let labels = call.arguments.map { (label: $0.label, isTrailingClosure: $0.isTrailingClosure) }
      if entry.isVariadic {
        guard labels.allSatisfy({ $0.label == nil && !$0.isTrailingClosure }) else { return nil }
        parameters = labels.indices.map { $0 == 0 ? 0 : nil }
        return
      }
      if !entry.takesMore {
        guard let all = entry.function.parameters(of: labels) else { return nil }
        parameters = all
        return
      }
      let named = entry.function.labels
      let isNamed = labels.count >= named.count && zip(labels, named).allSatisfy { $0.label ?? "_" == $1 }
      // What the code around the call shows takes the place of an argument that is left out: `resolve()`.
      guard isNamed || entry.showsKeyWithoutArgument && labels.allSatisfy({ $0.label != nil }) else { return nil }
      parameters = labels.indices.map { isNamed && $0 < named.count ? $0 : nil }
    }

    subscript(position: SystemDescription.Position) -> [DescribedValue] {
      switch position {
      case .parameter, .label: index(of: position).map(values) ?? []
      case .each: call.arguments.indices.filter { call.arguments[$0].label == nil }.flatMap(values)
      case .generic: call.genericArguments.first.map { [.type($0)] } ?? []
      case .declared where namesOtherType: []
      case .declared, .result: call.types.result.map { [.type($0)] } ?? []
      case .enclosing: []
      }
    }

    /// The argument of a parameter; nil for other positions.
    private func index(of position: SystemDescription.Position) -> Int? {
      switch position {
      case .parameter(let index): parameters.firstIndex(of: index)
      case .label(let label):
        call.arguments.indices.first { parameters[$0] == nil && call.arguments[$0].label == label }
      case .each, .generic, .declared, .result, .enclosing: nil
      }
    }

    /// The elements of an array literal, or the argument itself.
    private func values(at index: Int) -> [DescribedValue] {
      let types = call.types.arguments.indices.contains(index) ? call.types.arguments[index] : ArgumentTypes()
      if !types.elements.isEmpty { return types.elements.map { .argument($0, ArgumentTypes()) } }
      return [.argument(call.arguments[index].value, types)]
    }
  }
}
