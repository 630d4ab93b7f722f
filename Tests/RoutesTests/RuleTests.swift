import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// What the rules report, and what they leave alone.
@Suite struct RuleTests {
  @Test(arguments: cases) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  static let cases = [
    RuleCase(
      "every look-up is reported, the declaration then not",
      RuleCase.declared + """
        func f() {
          Router.to(RoutableView<P>())
          //                     ^ lookup-unregistered
          Router.perform(to: RoutableView<P>(), path: .push) { Router.makeDestination(to: RoutableView<P>()) }
          //                              ^ lookup-unregistered
          //                                                                                           ^ lookup-unregistered
          let target = SwitchableView(RoutableView<P>())
          //                                       ^ lookup-unregistered
        }
        """),
    RuleCase(
      "a wrapper's type is no look-up",
      """
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ unregistered-protocol
      var r: DestinationViewRouter<P>?
      """),
    RuleCase(
      "what is unknown is not reported", world: .open, RuleCase.declared + "func f() { Router.to(RoutableView<P>()) }"),
    RuleCase(
      "vendored code is indexed and never reported on",
      """
      //- Pods/Player.swift
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      func f() { Router.to(RoutableView<P>()) }
      """),
    RuleCase(
      "what is never compiled does nothing",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if false
              register(RoutableView<Q>())
              register(RoutableView<Q>())
            #endif
          }
        }
        #if true
        #else
          func f() { Router.to(RoutableView<P>()) }
        #endif
        #if false
          func f() { Router.to(RoutableView<P>()) }
        #elseif false && true || DEBUG
          func f() { Router.to(RoutableView<P>()) }
          //                                ^ lookup-unregistered
        #endif
        #if false && DEBUG
          func f() { Router.to(RoutableView<P>()) }
        #endif
        #if !true
          func f() { Router.to(RoutableView<P>()) }
        #endif
        """),
  ]

  @Test func orderDoesNotDependOnTheOrderOfNumbers() {
    let fixture = Fixture(
      """
      //- A.swift
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      func f() { Router.to(RoutableView<P>()) }
      //- B.swift
      func g() { Router.to(RoutableView<P>()); Router.to(RoutableView<P>()) }
      //- C.swift
      @objc protocol Q: ZIKViewRoutable {}
      """)
    let files = FixtureIndex.files(of: fixture)
    let renumbered = files.map { file in
      IndexedFile(id: FileID(rawValue: 100 - file.id.rawValue), facts: file.facts, origin: file.origin)
    }
    let (one, two) = (diagnostics(files), diagnostics(renumbered))
    #expect(one.count == 4)
    #expect(one.map { ($0.finding.site.file.rawValue) } == two.map { 100 - $0.finding.site.file.rawValue })
    #expect(one.map(\.finding.site.range) == two.map(\.finding.site.range))
    #expect(one.map(\.finding.message) == two.map(\.finding.message))
  }

  @Test func severitiesAreApplied() {
    let source = RuleCase.declared + "func f() { Router.to(RoutableView<P>()) }"
    let open = FixtureIndex(Fixture(source)).index
    #expect(Rules.diagnostics(in: open).isEmpty)
    #expect(Rules.diagnostics(in: open, includingUnknown: true).map(\.severity) == [.information])
    let closed = FixtureIndex(Fixture(source), settings: LinkSettings(world: .closed)).index
    #expect(Rules.diagnostics(in: closed).map(\.severity) == [.error])
  }

  private func diagnostics(_ files: [IndexedFile]) -> [Diagnostic] {
    Rules.diagnostics(in: RouteIndex(files: files, settings: LinkSettings(world: .closed), systems: .builtIn))
  }
}
