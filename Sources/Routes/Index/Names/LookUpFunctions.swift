import SourceModel

/// The functions of a tree that look up what their callers name.
struct LookUpFunctions: Hashable, Sendable {
  /// A function in its file.
  struct Entry: Hashable, Sendable {
    let function: LookUpFunction
    let file: FileID
    /// The names of the types that calls find it in; empty for a free function, and for an initializer, whose name is
    /// that of its type.
    let owner: [String]

    init(function: LookUpFunction, file: FileID) {
      (self.function, self.file) = (function, file)
      owner = function.isInitializer ? [] : TypeName.flattened(function.owner)
    }

    var place: Site { Site(file: file, range: function.name.range) }
  }

  /// The base name of a function with the system that reads it.
  private struct Name: Hashable {
    let system: String
    let text: String
  }

  private var byName: [Name: [Entry]] = [:]

  /// A function of a library is in the facts of each file that uses the library, and counts once.
  mutating func insert(_ function: LookUpFunction, in file: FileID) {
    insert(Entry(function: function, file: file))
  }

  mutating func formUnion(_ other: LookUpFunctions) {
    for entry in other.byName.values.joined() { insert(entry) }
  }

  private mutating func insert(_ entry: Entry) {
    let name = Name(system: entry.function.system, text: entry.function.name.text)
    if entry.function.isOfLibrary, byName[name]?.contains(where: { $0.function == entry.function }) == true { return }
    byName[name, default: []].append(entry)
  }

  /// The functions that a call may mean, as far as labels show it. `file` is that of the call.
  func candidates(for call: FunctionCall, in file: FileID) -> [Entry] {
    let found = (byName[Name(system: call.system, text: call.name)] ?? []).filter { entry in
      (!entry.function.isFilePrivate || entry.file == file) && entry.function.positions(of: call) != nil
    }
    guard found.contains(where: \.function.isOfLibrary) else { return found }
    // The sources of the library may be in the tree after all.
    return found.filter { entry in
      !entry.function.isOfLibrary || !found.contains { !$0.function.isOfLibrary && $0.owner == entry.owner }
    }
  }

  /// The calls that a call stands for where it passes several arguments to one parameter: one for each of these.
  func rounds(of call: FunctionCall, in file: FileID) -> [FunctionCall] {
    let entries = byName[Name(system: call.system, text: call.name)] ?? []
    guard entries.contains(where: { $0.function.parameters.contains(where: \.isVariadic) }),
      candidates(for: call, in: file).isEmpty
    else { return [call] }
    return entries.lazy.compactMap { $0.function.rounds(of: call) }.first ?? [call]
  }

  /// What a call may register, if any function means it that its labels fit. `mayMean` decides about the first function.
  func registrations(
    by call: FunctionCall, in file: FileID, mayMean: (LookUpFunction) -> Bool
  ) -> [LookUpFunction.Registration] {
    var (found, seen) = ([LookUpFunction.Registration](), Set([call.withoutPlaces]))
    var pending = candidates(for: call, in: file).map(\.function).filter(mayMean)
    while let function = pending.popLast() {
      for step in function.steps {
        switch step {
        case .registration(let registration): found.append(registration)
        case .call(let inner) where seen.count < Self.mostCalls && seen.insert(inner.withoutPlaces).inserted:
          pending += candidates(for: inner, in: file).map(\.function)
        case .call, .lookUp: continue
        }
      }
    }
    return found
  }

  /// Only a hostile tree has functions that call more others.
  private static let mostCalls = 64

  /// How calls of each base name start.
  var starts: [String: FunctionInterest.Start] {
    var starts: [String: FunctionInterest.Start] = [:]
    for entry in byName.values.joined() {
      let (name, start) = (entry.function.name.text, FunctionInterest.Start(entry.function.parameters))
      starts[name] = starts[name]?.union(start) ?? start
    }
    return starts
  }

  /// The functions that certainly look up or register what their callers give. One that calls only itself, or another one
  /// that does so, does nothing.
  var effective: LookUpFunctions {
    let used = usedNames
    var effective = LookUpFunctions()
    for (name, entries) in byName {
      let chosen = zip(entries, used[name] ?? []).filter { !$1.isEmpty }.map(\.0)
      if !chosen.isEmpty { effective.byName[name] = chosen }
    }
    return effective
  }

  /// What the callers of each entry of `byName` give.
  private var usedNames: [Name: [GivenNames]] {
    var used = byName.mapValues { [GivenNames](repeating: GivenNames(), count: $0.count) }
    var isNew = true
    while isNew {
      isNew = false
      for (name, entries) in byName {
        for (number, entry) in entries.enumerated() {
          let names = names(usedBy: entry.function, used)
          guard used[name]?[number] != names else { continue }
          used[name]?[number] = names
          isNew = true
        }
      }
    }
    return used
  }

  /// What the caller of a function gives that it looks up or registers, by itself or by functions of which that is known:
  /// `used` has the names for each entry of `byName`.
  private func names(usedBy function: LookUpFunction, _ used: [Name: [GivenNames]]) -> GivenNames {
    function.steps.reduce(into: GivenNames()) { names, step in
      switch step {
      case .lookUp(let lookUp): names.insert(lookUp.name)
      case .registration(let registration): names.insert(registration.name)
      case .call(let call):
        let name = Name(system: call.system, text: call.name)
        for (entry, inner) in zip(byName[name] ?? [], used[name] ?? []) {
          guard !inner.isEmpty, let positions = entry.function.positions(of: call) else { continue }
          if inner.hasReceiver { names.insert(call.receiver) }
          if inner.parameters.contains(positions.count), let result = call.result { names.insert(result) }
          for case let (parameter, position?) in positions.enumerated() where inner.parameters.contains(parameter) {
            names.insert(call.arguments[position].term)
          }
        }
      }
    }
  }
}

/// What the caller of a function gives as a name: its receiver, and parameters by their positions.
private struct GivenNames: Equatable {
  private(set) var parameters: Set<Int> = []
  private(set) var hasReceiver = false

  var isEmpty: Bool { parameters.isEmpty && !hasReceiver }

  mutating func insert(_ term: NameTerm) {
    switch term {
    case .parameter(let position, _), .nameOfParameter(let position): parameters.insert(position)
    case .made(.parameter(let position, _)), .made(.nameOfParameter(let position)): parameters.insert(position)
    default: hasReceiver = hasReceiver || term.isOfReceiver
    }
  }
}

extension LookUpFunction {
  /// The argument for each parameter; nil inside for one that has its default. nil if the call has other labels.
  func positions(of call: FunctionCall) -> [Int?]? {
    var positions: [Int?] = []
    var next = 0
    for parameter in parameters {
      if next < call.arguments.count, parameter.takes(call.arguments[next]) {
        positions.append(next)
        next += 1
      } else if parameter.hasDefault {
        positions.append(nil)
      } else {
        return nil
      }
    }
    return next == call.arguments.count ? positions : nil
  }

  /// One call for each argument of the parameter that takes any number; nil if the call has other labels, or no such
  /// argument.
  fileprivate func rounds(of call: FunctionCall) -> [FunctionCall]? {
    guard let variadic = parameters.firstIndex(where: \.isVariadic), variadic < call.arguments.count,
      call.arguments[variadic].label == parameters[variadic].label
    else { return nil }
    let end = call.arguments[(variadic + 1)...].firstIndex { $0.label != nil } ?? call.arguments.count
    let rounds = (variadic..<end).map { position in
      var round = call
      var argument = call.arguments[position]
      (argument.label, argument.isList) = (parameters[variadic].label, true)
      round.arguments.replaceSubrange(variadic..<end, with: [argument])
      return round
    }
    return rounds.allSatisfy { positions(of: $0) != nil } ? rounds : nil
  }
}

extension Parameter {
  /// False for an argument with another label, and for a list in place of one of its elements or the other way round.
  fileprivate func takes(_ argument: FunctionCall.Argument) -> Bool {
    guard argument.label == label else { return false }
    if isVariadic { return argument.isList == true }
    return argument.isList == nil || argument.isList == isList
  }
}
