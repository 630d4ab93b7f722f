import UIKit
import ZRouter

/// Destinations that are too simple for a router of their own.
class EasyRoutes: ZIKViewRouteAdapter {
  override class func registerRoutableDestination() {
    ZIKAnyViewRouter.register(RoutableView<AlertInput>(), forMakingView: AlertViewController.self)

    ZIKAnyViewRouter.register(RoutableView<AboutInput>(), forMakingView: AboutViewController.self) { _ in
      let destination = AboutViewController()
      destination.version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String
      return destination
    }

    ZIKAnyServiceRouter.register(
      RoutableService<ClockInput>(),
      forMakingService: SystemClock.self,
      making: { _ in SystemClock(calendar: .current) }
    )

    ZIKAnyViewRouter.register(RoutableViewModule<TagPickerModuleInput>(), forMakingView: TagPickerViewController.self) {
      let config = ViewMakeableConfiguration<TagPickerInput, ([String]) -> TagPickerInput?>({ _ in nil })
      config.makeDestinationWith = { [unowned config] tags in
        config.makeDestination = { TagPickerViewController(tags: tags) }
        config.makedDestination = config.makeDestination?()
        return config.makedDestination
      }
      return config
    }

    ZIKAnyViewRouter.registerIdentifier("licences", forMakingView: LicencesViewController.self)
  }
}
