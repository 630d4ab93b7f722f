import UIKit
import ZRouter

final class NoteListViewController: UITableViewController, NoteListInput, ZIKRoutableView {
  func reload() {
    tableView.reloadData()
  }

  @objc private func showArchive() {
    // Its registration was commented out.
    Router.perform(to: RoutableView<ArchiveInput>(), path: .push(from: self))
    //                              ^^^^^^^^^^^^ lookup-unregistered
  }

  @objc private func showTags(sender: UIBarButtonItem) {
    // Its registration exists in a string only.
    Router.to(RoutableView<TagListInput>())?.perform(path: .presentAsPopover(from: self))
    //                     ^^^^^^^^^^^^ lookup-unregistered
  }

  @objc private func showPinned() {
    // Its route is stored in a variable and registered elsewhere, perhaps: nothing is said.
    Router.to(RoutableView<PinnedNotesInput>())?.perform(path: .push(from: self))
  }

  @objc private func showEither(old: Bool) {
    let target =
      old
      ? SwitchableView(RoutableView<ArchiveInput>())
      //                            ^^^^^^^^^^^^ lookup-unregistered
      : SwitchableView(RoutableView<NoteListInput>())
    Router.to(target)?.perform(path: .push(from: self))
  }

  @objc private func showEditor() {
    // waymark:ignore lookup-unregistered - left behind when the editor got its router
    //                ^^^^^^^^^^^^^^^^^^^ unused-suppression
    Router.perform(to: RoutableView<EditorViewInput>(), path: .push(from: self))
  }
}
