import UIKit
import ZRouter

/// Routes that are made of closures, without a router class.
class BlockRoutes: ZIKViewRouteAdapter {
  override class func registerRoutableDestination() {
    ZIKAnyViewRoute
      .make(
        withDestination: SettingsViewController.self,
        makeDestination: { _, _ in
          return SettingsViewController(style: .insetGrouped)
        }
      )
      .nameAs("Settings")
      .registerIdentifier("settings")
      .registerURLPattern("notes://settings")
      .register(RoutableView<SettingsInput>())
      .register(RoutableView<PreferencesInput>())

    let compact = ZIKAnyViewRoute.make(
      withExclusiveDestination: ThemeViewController.self,
      makeDestination: { _, _ in ThemeViewController() }
    )
    if LaunchOptions.compactTheme == 0 {
      compact.register(RoutableView<ThemeInput>())
    }
  }
}
