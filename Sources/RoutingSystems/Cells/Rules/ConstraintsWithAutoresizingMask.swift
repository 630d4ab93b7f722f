import Routes
import SourceModel

/// A view of a layout that has constraints beside those of its autoresizing mask.
enum ConstraintsWithAutoresizingMask: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<LayoutMethod>] { LayoutAddsNothing.subjects(in: index) }

  static func check(_ placed: PlacedFact<LayoutMethod>, in index: RouteIndex) -> [Finding] {
    let (method, model) = (placed.fact, index.answer(LayoutModel.self))
    guard method.hasBody, placed.isReliable, !model.types.isAmbiguous(method.owner),
      model.methods(of: method.owner).allSatisfy(\.isReliable),
      !LayoutAddsNothing.isInherited(method.owner, in: index)
    else { return [] }
    return ConstrainedViews(of: method, in: model).all.map { view in
      finding(
        at: Site(file: placed.file, range: view.constraint.range),
        "'\(view.name)' is constrained, and '\(ViewNames.mask)' is not set to 'false' for it")
    }
  }

  static let description = RuleDescription(
    id: "constraints-with-autoresizing-mask",
    severity: .hint,
    isOnByDefault: false,
    summary: "A layout constrains a view whose autoresizing mask makes constraints, too.",
    libraryCheck: "UIView, translatesAutoresizingMaskIntoConstraints",
    rationale: """
      A view that code makes has the constraints of its autoresizing mask until \
      `translatesAutoresizingMaskIntoConstraints` is `false`. They conflict with those of the code. The rule reports views \
      of UIKit that a layout makes, adds as subviews, and constrains by anchors or `NSLayoutConstraint`. It says nothing \
      where other code may set the property: a property wrapper, a stack view, a loop or closure, a function that is given \
      the view, or a library for layouts.
      """,
    examples: [
      RuleDescription.Example(
        "Anchors of a property",
        """
        //- Sheet.swift
        \(sheet)
        final class CreditSheet: Sheet {
          let caption = UILabel()
          init() {}
          func layout(on view: UIView) {
            caption.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(caption)
          }
        }
        final class PosterSheet: Sheet {
          let title = UILabel()
          let caption: UILabel = {
            let label = UILabel()
            label.text = "caption"
            return label
          }()
          init() {}
          func layout(on view: UIView) {
            view.addSubview(title)
            view.addSubview(caption)
            title.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              title.topAnchor.constraint(equalTo: view.topAnchor),
              caption.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        //    ^^^^^^^^^^^^^^^^^ constraints-with-autoresizing-mask
            ])
          }
        }
        """),
      RuleDescription.Example(
        "A view of the method, and a constraint that is made by its items",
        """
        //- Sheet.swift
        \(sheet)
        struct PosterSheet: Sheet {
          init() {}
          func layout(on parent: UIView) {
            let line = UIView(frame: .zero)
            parent.insertSubview(line, at: 0)
            NSLayoutConstraint(
              item: line, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 1, constant: 0
        //          ^^^^ constraints-with-autoresizing-mask
            ).isActive = true
          }
        }
        """),
      RuleDescription.Example(
        "A view with the layout",
        """
        //- Sheet.swift
        \(sheet)
        final class PosterSheet: Sheet {
          let title = UILabel()
          init() {}
          func layout(on view: UIView) {
            view.addSubview(title)
            title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          }
        }
        class PosterView: SheetView<PosterSheet> {
          var label: UILabel { sheet.title }
          func prepare() { label.translatesAutoresizingMaskIntoConstraints = false }
        }
        """),
      RuleDescription.Example(
        "A loop, a closure, a wrapper, and a stack view",
        """
        //- Sheet.swift
        \(sheet)
        final class LoopSheet: Sheet {
          let (title, line) = (UILabel(), UIView())
          let caption = UILabel()
          init() {}
          func layout(on view: UIView) {
            view.addSubview(caption)
            for part in [title, caption] { part.translatesAutoresizingMaskIntoConstraints = false }
            caption.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          }
        }
        final class PosterSheet: Sheet {
          @UsesAutoLayout var label = UILabel()
          let stack: UIStackView = {
            let stack = UIStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            return stack
          }()
          let title = UILabel()
          init() {}
          func layout(on view: UIView) {
            view.addSubview(stack)
            view.addSubview(label)
            stack.addArrangedSubview(title)
            stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            title.widthAnchor.constraint(equalToConstant: 40).isActive = true
          }
        }
        """),
      RuleDescription.Example(
        "A library, and a function of the app",
        """
        //- Sheet.swift
        \(sheet)
        final class PosterSheet: Sheet {
          let title = UILabel()
          let caption = UILabel()
          init() {}
          func layout(on view: UIView) {
            view.addSubview(title)
            view.addSubview(caption)
            title.snp.makeConstraints { make in make.top.equalToSuperview() }
            title.widthAnchor.constraint(equalToConstant: 40).isActive = true
            Style.prepare(caption)
            caption.widthAnchor.constraint(equalToConstant: 40).isActive = true
          }
        }
        """),
    ])

  private static let sheet = """
    protocol Sheet { func layout(on view: UIView); init() }
    \(LayoutOnCellItself.host)
    """
}
