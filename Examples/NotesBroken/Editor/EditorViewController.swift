import UIKit
import ZRouter

class EditorViewController: UIViewController, EditorViewInput, ZIKRoutableView {
  @objc private func changeStyle() {
    Router.perform(to: RoutableView<StyleInput>(), path: .presentModally(from: self))
    Router.perform(to: RoutableViewModule<StyleInput>(), path: .presentModally(from: self)) { module in
      //                                  ^^^^^^^^^^ lookup-unregistered
      module.fontSize = 14
    }
  }

  @objc private func save() {
    let store = Router.makeDestination(to: RoutableService<NoteStoring>())
    store?.flush()
    let history = Router.makeDestination(to: RoutableService<HistoryStoring>())
    //                                                       ^^^^^^^^^^^^^^ lookup-unregistered
    history?.remember(self)
  }
}

final class TabletEditorViewController: EditorViewController {}

final class StyleViewController: UIViewController, StyleInput, ZIKRoutableView {
  var fontSize = 12.0
}
