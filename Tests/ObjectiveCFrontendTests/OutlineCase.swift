import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// What the tests look for: enough of a router's words to try every form.
let testInterest = Interest(
  triggers: ["ZIKRoutable", "ZIKRouterToView"],
  callees: [
    "registerView", "registerViewProtocol:", "registerViewProtocol:forMakingView:making:", "ZIKRouterToView",
    "ZIKRoutable", "@protocol", "makeRouteWithDestination:makeDestination:", "nameAs", "registerDestinationProtocol",
    "toView", "registerURLPattern", "performPath", "performWith", "registerAll",
  ],
  types: ["ZIKViewRouter", "ZIKDestinationViewRouter", "ZIKDestinationViewRoute"], methods: ["isAbstractRouter"],
  macros: MacroInterest(
    declaring: [
      "DeclareRoutableView": DeclaringMacro(extended: .argument(0), inherited: .fixed("ZIKRoutableView")),
      "DeclareRoutableService": DeclaringMacro(extended: .argument(0), inherited: .fixed("ZIKRoutableService")),
      "DeclareRoutableViewModuleProtocol":
        DeclaringMacro(extended: .fixed("ZIKViewMakeableConfiguration"), inherited: .argument(0)),
      "DeclareRoutableServiceModuleProtocol":
        DeclaringMacro(extended: .fixed("ZIKServiceMakeableConfiguration"), inherited: .argument(0)),
      "ZIX_ADD_CATEGORY": DeclaringMacro(extended: .argument(0), inherited: .argument(1)),
    ]),
  members: ["flag", "prepare"],
  blocks: BlockInterest(whole: ["making"], typed: ["configuring", "performWith", "prepare"]),
  aliases: ["Screen": "ZIKViewRouter"])

/// A source and what one part of its outline must look like.
struct OutlineCase: CustomTestStringConvertible, Sendable {
  let source: String
  let expected: String

  init(_ source: String, _ expected: String) {
    (self.source, self.expected) = (source, expected)
  }

  var testDescription: String { source }

  /// Compares one part of the outline with what is expected; a good file has no errors.
  func check(_ part: KeyPath<OutlineDump, [String]>, _ location: SourceLocation = #_sourceLocation) {
    let result = ObjectiveCFrontend.parse(SourceText(source), interest: testInterest)
    let lines = OutlineDump(outline: result.outline)[keyPath: part]
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: location)
    #expect(!result.hasErrors, sourceLocation: location)
  }
}
