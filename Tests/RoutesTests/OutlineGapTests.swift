import Routes
import TestSupport
import Testing

/// What the rules need of an outline and do not get yet. A case that begins to pass moves to its neighbours.
@Suite struct OutlineGapTests {
  @Test func theArmsOfASwitchAreConditional() {
    let source =
      RuleTests.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            switch style {
            case .phone: register(RoutableView<P>())
            default: register(RoutableView<P>())
            }
          }
        }
        """
    withKnownIssue {
      #expect(diagnosticDifferences(in: Fixture(source), settings: LinkSettings(world: .closed)) == [])
    }
  }

  @Test func theBranchOfAGuardIsConditional() {
    let source =
      RuleTests.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            guard isPad else {
              register(RoutableView<P>())
              return
            }
            register(RoutableView<P>())
          }
        }
        """
    withKnownIssue {
      #expect(diagnosticDifferences(in: Fixture(source), settings: LinkSettings(world: .closed)) == [])
    }
  }

  @Test func aGenericArgumentOfAnAttributeIsAMention() {
    let linked = FixtureIndex(Fixture("struct S { @Injected<RoutableService<D>> var d: D }"))
    withKnownIssue {
      #expect(linked.index.routes.map(\.key.name) == ["D"])
    }
  }
}
