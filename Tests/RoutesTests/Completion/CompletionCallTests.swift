import Foundation
import Routes
import SourceModel
import TestSupport
import Testing
import Workspace

/// Whole calls, with places to fill in.
@Suite struct CompletionCallTests {
  private static let prepared =
    "configuring: { config, _ in\n\tconfig.prepareDestination = { destination in\n\t\t\n\t}\n}"
  private static let module = "configuring: { _, prepareModule in\n\tprepareModule { module in\n\t\t\n\t}\n}"
  private static let path = "path: .push(from: self), "
  private static let preparation = "preparation: { destination in\n\t\n}"

  private func texts(_ file: String, _ source: String) -> [String]? {
    offers(in: Fixture("\(CompletionApp.files)//- \(file)\n\(source)"))?.map { offer in
      String(offer.prefix(upTo: offer.range(of: ": ", options: .backwards)?.lowerBound ?? offer.endIndex))
    }
  }

  @Test(
    arguments: [
      (
        "Router.perform(/*|*/)",
        [
          "to: RoutableView<EditorInput>(), \(path)\(prepared)", "to: RoutableView<PlayerInput>(), \(path)\(prepared)",
          "~to: RoutableView<LostInput>(), \(path)\(prepared)",
          "~to: RoutableViewModule<SongInput>(), \(path)\(module)",
        ]
      ),
      (
        "class A: ZIKAnyServiceRouter { func f() { Router.makeDestination(to/*|*/)",
        [
          "to: RoutableView<EditorInput>(), \(preparation)", "to: RoutableView<PlayerInput>(), \(preparation)",
          "~to: RoutableService<ClockInput>(), \(preparation)", "~to: RoutableView<LostInput>(), \(preparation)",
          "~to: RoutableViewModule<SongInput>(), preparation: { module in\n\t\n}",
        ]
      ),
      ("Router.perform(/*|*/, path: p)", nil), ("other.perform(/*|*/)", nil), ("Router.perform(x, /*|*/)", nil),
    ] as [(String, [String]?)])
  func swift(source: String, expected: [String]?) throws {
    let texts = texts("New.swift", source)
    #expect(texts == expected)
    for text in texts ?? [] {
      let call = "func f() { Router.perform(\(text.drop { $0 == "~" })) }\n"
      let frontend = try #require(Frontends.frontend(of: FilePath("New.swift")))
      #expect(!frontend.parse(SourceText(call), interest: Interest()).hasErrors, "\(call)")
    }
  }

  @Test(
    arguments: [
      (
        "[ZIKRou/*|*/]",
        [
          """
          ZIKRouterToView(PlayerInput) performPath:ZIKViewRoutePath.pushFrom(self) configuring:\
          ^(ZIKViewRouteConfiguration *config) {
          \tconfig.prepareDestination = ^(id<PlayerInput> destination) {
          \t\t
          \t};
          }
          """,
          """
          ~ZIKRouterToViewModule(SongInput) performPath:ZIKViewRoutePath.pushFrom(self) configuring:\
          ^(ZIKViewRouteConfiguration<SongInput> *config) {
          \t
          }
          """,
        ]
      ),
      ("[ZIK/*|*/]", nil), ("[/*|*/]", nil), ("[a ZIKRou/*|*/]", nil),
    ] as [(String, [String]?)])
  func objectiveC(source: String, expected: [String]?) {
    #expect(texts("New.m", source) == expected)
  }

  @Test(
    arguments: [
      ("registerURLPattern(\"a/*|*/\")", ["app://missing", "app://"]),
      (
        "extension RoutableView where Protocol == LostInput { init() { self.init(declaredTypeName: \"/*|*/\") } }",
        ["LostInput", "EditorInput", "PlayerInput", "UsedInput"]
      ),
      (
        "extension RoutableView where Protocol == LostInput { init() { self.init(declaredTypeName: \"Lot/*|*/\") } }",
        ["LostInput", "EditorInput", "PlayerInput", "UsedInput"]
      ),
      ("extension Other { init() { self.init(declaredTypeName: \"/*|*/\") } }", nil),
    ] as [(String, [String]?)])
  func texts(source: String, expected: [String]?) {
    #expect(texts("New.swift", source) == expected)
  }
}
