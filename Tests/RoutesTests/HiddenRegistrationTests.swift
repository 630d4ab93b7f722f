import Routes
import RoutingSystems
import TestSupport
import Testing

/// Programs in which `PlayerInput` is registered in a way that is easy to overlook, and programs in which it is not.
///
/// A false "unregistered" is the worst mistake of all.
@Suite struct HiddenRegistrationTests {
  private static let declaration = """
    //- App/App.swift
    @main class AppDelegate: UIApplicationDelegate {}
    //- App/Player.h
    @protocol PlayerInput <ZIKViewRoutable>
    @end
    //- App/Open.m
    void open(void) { [ZIKRouterToView(PlayerInput) performPath:path]; }

    """

  private func status(_ source: String) -> RouteStatus? {
    let index = FixtureIndex(Fixture(Self.declaration + source)).index
    return index.route(RouteKey(space: .view, name: "PlayerInput"))?.status
  }

  @Test(arguments: HiddenRegistrations.all) func isNeverCalledUnregistered(_ example: HiddenRegistrations.Example)
    throws
  {
    let found = try #require(status(example.source))
    #expect(found != .unregistered, "\(example.title)")
  }

  @Test(arguments: HiddenRegistrations.none) func isCalledUnregistered(_ example: HiddenRegistrations.Example) throws {
    let found = try #require(status(example.source))
    #expect(found == .unregistered, "\(example.title): \(found)")
  }
}
