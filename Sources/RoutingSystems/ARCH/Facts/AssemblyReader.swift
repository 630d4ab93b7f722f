import SourceModel

/// Reads what the code of a configurator makes, connects and gives back.
struct AssemblyReader {
  private let code: CodeBody

  init(_ code: CodeBody) { self.code = code }

  func assembly(of type: String, _ member: Spelling, _ conditions: ConditionStack) -> ArchAssembly {
    let results = code.results
    let outputs = code.steps.filter { $0.kind == .assignment && $0.target.text.hasSuffix(".output") }
    let parts = parts
    let names = Set(parts.map(\.name))
    return ArchAssembly(
      type: type, member: member, parts: parts, results: results.flatMap(code.objects),
      resultNames: Set(results.compactMap { CodeChain(code, at: $0)?.local }).intersection(names),
      outputs: outputs.filter { names.contains($0.owner) }.compactMap(\.value).flatMap(code.objects),
      conditions: conditions)
  }

  private var parts: [ArchAssembly.Part] {
    let handedOver = handedOver
    return code.constants.sorted { $0.key < $1.key }.compactMap { name, value in
      let classes = code.objects(at: value)
      guard !classes.isEmpty else { return nil }
      let assigned = code.steps.filter { $0.kind == .assignment && $0.owner == name }
      return ArchAssembly.Part(
        name: name, classes: classes, assigned: Set(assigned.map(\.member)), isHandedOver: handedOver.contains(name),
        isCalled: called.contains(name))
    }
  }

  /// The names of objects whose methods get arguments.
  private var called: Set<String> {
    Set(
      code.values.compactMap { value in
        guard case .call(let receiver?, let arguments) = value.kind, !arguments.isEmpty else { return nil }
        return CodeChain(code, at: receiver)?.local
      })
  }

  /// The names of what other code gets: as an argument, in a list, as the value of another name, or with a closure.
  private var handedOver: Set<String> {
    var given: [Int] = []
    var names: Set<String> = []
    for value in code.values {
      switch value.kind {
      case .call(let receiver, let arguments):
        // The closure that connects the module with its owner takes the event handler.
        if !value.name.text.lowercased().hasSuffix("io") { given += arguments.map(\.value) }
        let hasClosure = arguments.contains { code.values[$0.value].kind == .closure }
        if hasClosure, let receiver, let chain = CodeChain(code, at: receiver) { names.insert(chain.first.name) }
      case .tuple(let elements): given += elements.map(\.value)
      case .list(let elements): given += elements
      default: continue
      }
    }
    for step in code.steps where step.kind == .binding || step.kind == .assignment && step.owner.isEmpty {
      given += [step.value].compactMap(\.self)
    }
    return names.union(given.compactMap { CodeChain(code, at: $0)?.local })
  }
}

extension CodeStep {
  /// What a member is set of: `controller` of `controller.output`. Empty for another target.
  fileprivate var owner: String {
    let names = target.text.split(separator: ".")
    return names.count == 2 && names[0] != "self" ? String(names[0]) : ""
  }

  fileprivate var member: String { target.text.split(separator: ".").last.map(String.init) ?? "" }
}
