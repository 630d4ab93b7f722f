import TestSupport
import Testing

/// A fix is preferred only where what it leaves is right.
@Suite struct PreferredFixTests {
  private static let adapter = """
    //- App.swift
    @main class AppDelegate {}
    //- Alarms.swift
    protocol RequiredInput {}
    extension RoutableView where Protocol == RequiredInput { init() { self.init(declaredProtocol: Protocol.self) } }
    protocol AlarmInput {}
    extension RoutableView where Protocol == AlarmInput { init() { self.init(declaredProtocol: Protocol.self) } }
    protocol AlartInput {}
    extension RoutableView where Protocol == AlartInput { init() { self.init(declaredProtocol: Protocol.self) } }
    class AlarmRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(Alarm.self)
        register(RoutableView<AlarmInput>())
      }
    }
    class Adapter: ZIKViewRouteAdapter {
      override class func registerRoutableDestination() {
        register(adapter: RoutableView<RequiredInput>(), forAdaptee: RoutableView<AlartInput>())
      }
    }

    """

  @Test(arguments: [
    ("class Alarm: UIViewController, AlarmInput, ZIKRoutableView {}", []),
    ("class Alarm: UIViewController, AlarmInput, RequiredInput, ZIKRoutableView {}", ["Change to 'AlarmInput' !"]),
    (
      "@Observed class Alarm: UIViewController, AlarmInput, RequiredInput, ZIKRoutableView {}",
      ["Change to 'AlarmInput'"]
    ),
  ])
  func anAdapteeConformsToTheAdapter(destination: String, titles: [String]) {
    let repairs = FixtureRepair.all(in: Fixture(Self.adapter + destination), rule: "adapter-dangling")
    #expect(repairs.map { $0.title + ($0.isPreferred ? " !" : "") } == titles)
  }
}
