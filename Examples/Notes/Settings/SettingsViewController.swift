import UIKit
import ZRouter

final class SettingsViewController: UITableViewController, SettingsInput, PreferencesInput, ZIKRoutableView {
  /// The rows, as values: each row knows its route.
  private let about = RoutableView<AboutInput>()
  private let store: ModuleServiceRouter<NoteStoreModuleInput>? = nil

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.row {
    case 0: Router.perform(to: about, path: .push(from: self))
    case 1: Router.to(RoutableView<ThemeInput>())?.perform(path: .push(from: self))
    case 2: Router.to(viewIdentifier: "licences")?.perform(path: .push(from: self))
    case 3: ZIKAnyViewRouter.performURL("notes://login", path: .presentModally(from: self))
    default: archive()
    }
  }

  private func archive() {
    Router.perform(
      to: RoutableServiceModule<NoteStoreModuleInput>(),
      preparation: { module in
        module.constructDestination(FileManager.default.temporaryDirectory)
      }
    )
    Router.to(serviceIdentifier: "store")?.perform()
    let clock = SwitchableService(RoutableService<ClockInput>())
    Router.to(clock)?.perform()
    Router.to(SwitchableServiceModule(RoutableServiceModule<NoteStoreModuleInput>()))?.perform()
  }
}

final class ThemeViewController: UIViewController, ThemeInput, ZIKRoutableView {}
