import UIKit
import ZRouter

protocol TagPickerInput: AnyObject {
  var tags: [String] { get }
}

protocol TagPickerModuleInput {
  var makeDestinationWith: ([String]) -> TagPickerInput? { get }
}

extension RoutableViewModule where Protocol == TagPickerModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension ViewMakeableConfiguration: TagPickerModuleInput
where Destination == TagPickerInput, Constructor == ([String]) -> TagPickerInput? {}

final class TagPickerViewController: UIViewController, TagPickerInput, ZIKRoutableView {
  let tags: [String]

  init(tags: [String]) {
    self.tags = tags
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
}
