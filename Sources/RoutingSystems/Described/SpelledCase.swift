import Routes
import SourceModel

/// An enum case as code spells it: `.home`, `Page.home`, `.detail(id: 4)`.
struct SpelledCase {
  /// With what stands before it: `.home`, `Page.home`.
  let path: Spelling

  /// nil for other values. Objective-C gives a case another name than Swift.
  init?(_ value: Value, _ types: ArgumentTypes, in language: Language) {
    guard language == .swift, let path = types.called ?? value.reference, Self.isPath(path.text) else { return nil }
    self.path = path
  }

  /// True for a member that is perhaps a case of a type: values have other members.
  private static func isPath(_ text: String) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1 else { return false }
    return names.dropLast().allSatisfy { $0.isEmpty && names.count == 2 || $0.beginsUppercase }
  }
}

extension Value {
  fileprivate var reference: Spelling? {
    if case .reference(let name) = self { name } else { nil }
  }
}
