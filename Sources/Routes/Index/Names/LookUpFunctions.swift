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

  private var byName: [String: [Entry]] = [:]

  /// A function of a library is in the facts of each file that uses the library, and counts once.
  mutating func insert(_ function: LookUpFunction, in file: FileID) {
    insert(Entry(function: function, file: file))
  }

  mutating func formUnion(_ other: LookUpFunctions) {
    for entry in other.byName.values.joined() { insert(entry) }
  }

  private mutating func insert(_ entry: Entry) {
    let name = entry.function.name.text
    if entry.function.isOfLibrary, byName[name]?.contains(where: { $0.function == entry.function }) == true { return }
    byName[name, default: []].append(entry)
  }

  /// The functions that a call may mean, as far as labels show it. `file` is that of the call.
  func candidates(for call: FunctionCall, in file: FileID) -> [Entry] {
    let found = (byName[call.name] ?? []).filter { entry in
      (!entry.function.isFilePrivate || entry.file == file) && entry.function.positions(of: call) != nil
    }
    guard found.contains(where: \.function.isOfLibrary) else { return found }
    // The sources of the library may be in the tree after all.
    return found.filter { entry in
      !entry.function.isOfLibrary || !found.contains { !$0.function.isOfLibrary && $0.owner == entry.owner }
    }
  }

  /// How calls of each base name start that certainly look up a name of theirs. A function that calls only itself, or
  /// another one that does so, looks up nothing.
  var starts: [String: FunctionInterest.Start] {
    let ofReceiver = entries {
      $0.looksUp(\.isOfReceiver)
    } growing: { function, found in
      function.calls.contains { $0.receiver.isOfReceiver && found.mayMean($0) }
    }
    let all = entries {
      $0.looksUp(\.isOfCaller)
    } growing: { function, found in
      function.calls.contains { call in
        call.receiver.isOfCaller && ofReceiver.mayMean(call)
          || call.arguments.contains { $0.term.isOfCaller } && found.mayMean(call)
      }
    }
    return all.byName.mapValues { entries in
      entries.reduce(FunctionInterest.Start()) { $0.union(FunctionInterest.Start($1.function.parameters)) }
    }
  }

  /// The functions that something holds for, and those that it holds for because of these.
  private func entries(
    _ isFirst: (LookUpFunction) -> Bool, growing isNext: (LookUpFunction, LookUpFunctions) -> Bool
  ) -> LookUpFunctions {
    var found = LookUpFunctions()
    var rest: [Entry] = []
    for entry in byName.values.joined() {
      if isFirst(entry.function) { found.insert(entry.function, in: entry.file) } else { rest.append(entry) }
    }
    while true {
      let next = rest.partition { isNext($0.function, found) }
      if next == rest.endIndex { return found }
      for entry in rest[next...] { found.insert(entry.function, in: entry.file) }
      rest.removeSubrange(next...)
    }
  }

  private func mayMean(_ call: FunctionCall) -> Bool {
    byName[call.name]?.contains { $0.function.positions(of: call) != nil } ?? false
  }
}

extension LookUpFunction {
  fileprivate func looksUp(_ isMeant: (NameTerm) -> Bool) -> Bool {
    steps.contains { if case .lookUp(let lookUp) = $0 { isMeant(lookUp.name) } else { false } }
  }

  /// The functions that it calls.
  fileprivate var calls: [FunctionCall] {
    steps.compactMap { if case .call(let call) = $0 { call } else { nil } }
  }

  /// The argument for each parameter; nil inside for one that has its default. nil if the call has other labels.
  func positions(of call: FunctionCall) -> [Int?]? {
    var positions: [Int?] = []
    var next = 0
    for parameter in parameters {
      if next < call.arguments.count, call.arguments[next].label == parameter.label {
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
}
