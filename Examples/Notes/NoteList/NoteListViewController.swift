import UIKit
import ZRouter

final class NoteListViewController: UITableViewController {
  var filter: String?
  private var notes: [Note] = []
  private var editor: DestinationViewRouter<EditorViewInput>?
  private var composer: ModuleViewRouter<EditorModuleInput>?

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let note = notes[indexPath.row]
    editor = Router.perform(
      to: RoutableView<EditorViewInput>(),
      path: .push(from: self),
      configuring: { config, _ in
        config.prepareDestination = { destination in
          destination.show(note)
        }
        config.successHandler = { _ in
          print("opened \(note.title)")
        }
      }
    )
  }

  @objc private func compose() {
    composer = Router.perform(
      to: RoutableViewModule<EditorModuleInput>(),
      path: .presentModally(from: self),
      preparation: { module in module.title = "New note" }
    )
  }

  @objc private func search() {
    Router.to(RoutableView<UIViewController & SearchInput>())?.perform(path: .push(from: self))
  }

  @objc private func openSettings() {
    Router.to(viewIdentifier: "settings")?.perform(path: .presentModally(from: self))
  }
}

extension NoteListViewController: NoteListInput, RequiredHomeInput {
  func reload() {
    let store = Router.makeDestination(to: RoutableService<NoteStoring>())
    notes = store?.notes(matching: filter) ?? []
    tableView.reloadData()
  }
}

extension NoteListViewController: UITableViewDragDelegate, ZIKRoutableView {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    return []
  }
}
