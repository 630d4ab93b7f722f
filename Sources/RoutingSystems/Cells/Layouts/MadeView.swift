import Routes
import SourceModel

/// The makers of views of UIKit whose constraints nothing prepares.
enum MadeView {
  /// The labels of initializers that UIKit itself declares.
  private static let labels: Set<[String]> = [
    [], ["activityIndicatorStyle"], ["effect"], ["frame"], ["frame", "style"], ["image"], ["progressViewStyle"],
    ["style"],
    ["type"],
  ]

  /// True for `UILabel()`, and `UILabel(frame: .zero)`: code places a view with another frame
  /// itself.
  static func isMade(by value: Int?, in code: CodeBody, _ types: TypeRelations) -> Bool {
    guard let value, case .call(nil, let arguments) = code.values[value].kind, code.values[value].generics.isEmpty,
      AppleClass.family(of: code.values[value].name.text) == .view, !types.isDeclaredAnew(code.values[value].name.text),
      labels.contains(arguments.map { $0.label ?? "_" })
    else { return false }
    return arguments.allSatisfy { $0.label != "frame" || [".zero", "CGRect.zero"].contains(code.path($0.value) ?? "") }
  }

  /// The value of a property that makes a view, with the name that a closure has for it: `{ let
  /// label = UILabel(); … }()`.
  static func maker(of property: LayoutProperty, _ types: TypeRelations) -> (result: Int, local: String?)? {
    let code = property.code
    guard !property.isWrapped, let result = code.results.first, code.results.count == 1 else { return nil }
    if isMade(by: result, in: code, types) { return (result, nil) }
    guard case .choice(let values) = code.values[result].kind, values.count == 1, let name = code.path(values[0]) else {
      return nil
    }
    let bindings = code.steps.filter { $0.kind == .binding && $0.target.text == name }
    guard bindings.count == 1, isMade(by: bindings[0].value, in: code, types) else { return nil }
    return (result, name)
  }

  /// The views that a body makes for itself.
  static func locals(of code: CodeBody, _ types: TypeRelations) -> [Spelling] {
    let bindings = Dictionary(grouping: code.steps.filter { $0.kind == .binding }, by: \.target.text)
    return bindings.values.compactMap { steps in
      guard let step = steps.first, steps.count == 1, !step.isDeferred, isMade(by: step.value, in: code, types) else {
        return nil
      }
      return step.target
    }
  }
}

extension TypeRelations {
  /// True for a name of a type that the tree declares itself; extensions of a type do not.
  fileprivate func isDeclaredAnew(_ name: String) -> Bool { head(of: name) != nil }
}
