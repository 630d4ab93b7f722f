import SourceModel

/// The calls of functions that look up what their callers name, as far as files show which ones they mean.
struct AskedCalls: Hashable, Sendable {
  /// The path of a constant with the types around it.
  struct Name: Hashable {
    let path: String
    let scope: [String]
  }

  private(set) var functions = LookUpFunctions()
  private var calls: Set<Call> = []

  private struct Call: Hashable {
    let call: FunctionCall
    let scope: [String]
  }

  /// What decides which functions a call may mean. Many calls of a tree have the same one.
  private struct Form: Hashable {
    let system: String
    let name: String
    let labels: [String?]
    let areLists: [Bool?]

    init(_ call: FunctionCall) {
      (system, name, labels) = (call.system, call.name, call.arguments.map(\.label))
      areLists = call.arguments.map(\.isList)
    }
  }

  /// Functions of all files count as those of one: which files may call one matters to link alone.
  private static let file = FileID(rawValue: 0)

  mutating func insert(_ function: LookUpFunction) {
    var function = function
    function.name.range = .zero
    functions.insert(function, in: Self.file)
  }

  mutating func insert(_ call: FunctionCall, in scope: [String]) {
    calls.insert(Call(call: call.withoutPlaces, scope: scope))
  }

  mutating func formUnion(_ other: AskedCalls) {
    functions.formUnion(other.functions)
    calls.formUnion(other.calls)
  }

  /// Drops the functions that do nothing with what their callers give.
  mutating func keepEffectiveFunctions() { functions = functions.effective }

  /// The constants that calls give to functions, and those in the functions.
  var names: Set<Name> {
    var names: Set<Name> = []
    var candidates: [Form: [LookUpFunctions.Entry]] = [:]
    for call in calls {
      let rounds = functions.rounds(of: call.call, in: Self.file).map {
        CallOfFunction($0, in: call.scope, of: Self.file)
      }
      let found = rounds.flatMap { round in
        CallExpansion.lookUps(by: round) { call in
          let form = Form(call.call)
          let known = candidates[form] ?? functions.candidates(for: call.call, in: Self.file)
          candidates[form] = known
          return (known, nil)
        }
      }
      for term in found.flatMap({ [$0.name, $0.owner].compactMap(\.self) }) {
        guard let path = term.constant else { continue }
        for scope in [term.scope, term.parameterScope].compactMap(\.self) {
          names.insert(Name(path: path, scope: TypeName.flattened(scope)))
        }
      }
    }
    return names
  }
}

extension PlacedTerm {
  /// The path of the constant that it is; nil for other terms.
  fileprivate var constant: String? {
    var term = term
    while case .made(let inner) = term { term = inner }
    if case .name(let path) = term { return path } else { return nil }
  }
}
