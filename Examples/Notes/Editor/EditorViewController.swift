import UIKit
import ZRouter

final class EditorViewController: UIViewController, EditorViewInput {
  private let textView = UITextView()
  private var note: Note?

  func show(_ note: Note) {
    self.note = note
    textView.text = note.body
  }

  @objc private func preview() {
    let preview = Router.makeDestination(to: RoutableView<MarkdownPreviewInput>()) { destination in
      destination.markdown = self.textView.text
    }
    guard let controller = preview as? UIViewController else { return }
    Router.to(RoutableView<MarkdownPreviewInput>())?.prepare(destination: controller)
    show(controller, sender: self)
  }

  @objc private func share() {
    let target =
      note?.isPublic == true
      ? SwitchableView(RoutableView<LinkPanelInput>())
      : SwitchableView(RoutableView<SharePanelInput>())
    Router.to(target)?.perform(path: .presentModally(from: self))
  }

  @objc private func pickTags() {
    Router.perform(
      to: RoutableViewModule<TagPickerModuleInput>(),
      path: .presentAsPopover(from: self),
      configuring: { _, prepareModule in
        prepareModule { module in
          _ = module.makeDestinationWith(self.note?.tags ?? [])
        }
      }
    )
  }
}

extension EditorViewController: ZIKRoutableView {}
