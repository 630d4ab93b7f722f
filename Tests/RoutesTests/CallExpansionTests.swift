import RoutingSystems
import SourceModel
import Testing

@testable import Routes

/// How often functions are looked at that call each other.
@Suite struct CallExpansionTests {
  /// A function with one parameter, as an application has one for each of its dependencies. It passes it to functions of
  /// its own name.
  private static func resolver(_ owner: Int, step: LookUpFunction.Step? = nil) -> LookUpFunction {
    var function = LookUpFunction(
      of: "s", name: Spelling(text: "resolve", range: .zero),
      parameters: [Parameter(label: nil, name: "name", type: "String")], owner: ["Resolver\(owner)"], modifiers: .init()
    )
    function.steps = [.call(call(.parameter(0, member: "")))] + [step].compactMap(\.self)
    return function
  }

  private static func call(_ name: NameTerm) -> FunctionCall {
    FunctionCall(of: "s", name: "resolve", receiver: .unknown, arguments: [.init(label: nil, term: name)])
  }

  private static let lookUp = LookUpFunction.Step.lookUp(
    LookUpFunction.LookUp(space: InterfaceSpaces.nib, name: .parameter(0, member: "")))

  @Test func functionsOfOneNameThatCallEachOther() {
    var functions = LookUpFunctions()
    for owner in 0..<100 { functions.insert(Self.resolver(owner), in: FileID(rawValue: 0)) }
    #expect(functions.effective.starts.isEmpty)
    functions.insert(Self.resolver(100, step: Self.lookUp), in: FileID(rawValue: 0))
    var count = 0
    let call = CallOfFunction(Self.call(.name("detail")), in: [], of: FileID(rawValue: 0))
    let found = CallExpansion.lookUps(by: call) { call in
      count += 1
      return (functions.candidates(for: call.call, in: call.file), nil)
    }
    #expect(count == 5)
    #expect(found.map(\.name.term) == Array(repeating: .name("detail"), count: 5))
  }
}
