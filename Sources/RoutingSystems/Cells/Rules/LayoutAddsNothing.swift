import Routes
import SourceModel

/// A layout that never names the view that it is to build on.
enum LayoutAddsNothing: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<LayoutMethod>] {
    let model = index.answer(LayoutModel.self)
    if model.isEmpty { return [] }
    return model.layouts.sorted { $0.key < $1.key }.flatMap { name, base in
      model.methods(of: name).filter { $0.fact.name.text == model.methods[base] && $0.fact.view != nil }
    }.filter { index.origins[$0.file] == .product }
  }

  static func check(_ placed: PlacedFact<LayoutMethod>, in index: RouteIndex) -> [Finding] {
    let method = placed.fact
    guard method.hasBody, !method.isEmpty, placed.isReliable, let view = method.view, method.unused.contains(view.name),
      !method.endsProgram, !isInherited(method.owner, in: index)
    else { return [] }
    return [finding(at: placed.site, "'\(method.owner)' never uses '\(view.name)', so that its views are not shown")]
  }

  /// True for a class with subclasses, which may add its views.
  static func isInherited(_ type: String, in index: RouteIndex) -> Bool {
    index.types.heads.contains(adopting: type) { head, _ in
      head.kind == .class && head.inherited.contains { TypeName.simple($0.text) == type }
    }
  }

  static let description = RuleDescription(
    id: "layout-adds-nothing",
    severity: .warning,
    summary: "A layout never uses the view that it is to build its subviews on.",
    rationale: """
      The view with the layout stays empty. A layout that hands the view to any code, and one that does nothing at all, is \
      not reported.
      """,
    examples: [
      RuleDescription.Example(
        "A stack that is never added",
        """
        //- Sheet.swift
        \(sheet)
        final class PosterSheet: Sheet {
          let (stack, title) = (UIStackView(), UILabel())
          init() {}
          func layout(on view: UIView) { stack.addArrangedSubview(title) }
          //   ^^^^^^ layout-adds-nothing
        }
        """),
      RuleDescription.Example(
        "A structure, with another name for the view",
        """
        //- Sheet.swift
        \(sheet)
        struct CreditSheet {
          let title = UILabel()
        }
        extension CreditSheet: Sheet {
          func layout(on parent: UIView) {
        //     ^^^^^^ layout-adds-nothing
            title.text = "view"
          }
        }
        """),
      RuleDescription.Example(
        "Its own view, a helper, and a closure",
        """
        //- Sheet.swift
        \(sheet)
        final class PosterSheet: UIView, Sheet { func layout(on view: UIView) { view.addSubview(self) } }
        final class CreditSheet: Sheet { init() {}; func layout(on view: UIView) { build(view) }; func build(_ v: UIView) {} }
        final class RowSheet: Sheet {
          let views = [UILabel(), UILabel()]
          init() {}
          func layout(on view: UIView) { views.forEach { view.addSubview($0) } }
        }
        """),
      RuleDescription.Example(
        "Nothing, and a class for subclasses",
        """
        //- Sheet.swift
        \(sheet)
        final class NoSheet: Sheet { init() {}; func layout(on view: UIView) {} }
        class BaseSheet: Sheet { required init() {}; func layout(on view: UIView) { print("base") } }
        final class PosterSheet: BaseSheet { override func layout(on view: UIView) { view.addSubview(UILabel()) } }
        class AbstractSheet: Sheet { required init() {}; func layout(on view: UIView) { fatalError("override") } }
        """),
    ])

  private static let sheet = """
    protocol Sheet { func layout(on view: UIView); init() }
    \(LayoutOnCellItself.host)
    """
}

extension LayoutMethod {
  /// True for a method that subclasses must override.
  fileprivate var endsProgram: Bool {
    code.values.contains { value in
      guard case .call = value.kind else { return false }
      return ["fatalError", "preconditionFailure", "assertionFailure"].contains(value.name.text)
    }
  }
}
