import UIKit
import ZRouter

final class SearchViewController: UIViewController, SearchInput, ZIKRoutableView {
  var query = ""

  @objc private func showFilter() {
    Router.perform(
      to: RoutableView<UIViewController & SearchFilterInput>(), path: .presentModally(from: self),
      completion: { success, destination, _, error in
        guard success else { return print("no filter:", error ?? "unknown reason") }
        destination?.onlyPinned = true
      })
  }

  /// The router class itself can be asked as well.
  @objc private func searchAgain() {
    SearchRouter.perform(path: .push(from: self))
  }

  /// A URL may be composed: its literal segments find the pattern.
  private func showNote(_ id: Int) {
    ZIKAnyViewRouter.performURL("notes://note/\(id)", path: .push(from: self))
  }
}

final class SearchFilterViewController: UIViewController, SearchFilterInput, ZIKRoutableView {
  var onlyPinned = false
}
