import Routes
import SourceModel

/// Two views of a controller that take the same part of the state.
enum ViewsShareSubstate: Rule {
  struct Subject {
    let view: ArchModel.RenderedView
    /// The view before it that takes the same.
    let first: ArchModel.RenderedView
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ArchModel.self)
    return model.controllers.flatMap { controller -> [Subject] in
      Dictionary(grouping: model.renderedViews(of: controller) ?? [], by: \.state).sorted { $0.key < $1.key }
        .flatMap { _, views in views.dropFirst().map { Subject(view: $0, first: views[0]) } }
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let view = subject.view
    guard index.origins[view.property.file] == .product else { return [] }
    return [
      finding(
        at: view.site,
        "it always shows the same as '\(subject.first.name)': both take the first '\(view.state)' of the state",
        related: [Finding.Related(site: subject.first.site, message: "the first view that takes it")])
    ]
  }

  static let description = RuleDescription(
    id: "views-share-substate",
    severity: .warning,
    summary: "Two renderable views of an ARCH controller take the same part of the state.",
    rationale: """
      `ARCHViewController.render(state:)` gives each renderable view the first property of the state that it accepts. Two \
      views that accept the same type both get the first property of that type, and the second property is never shown. \
      Give each view a type of its own, or name one in `autorenderIgnoreViews` and render it in `render(state:)`.
      """,
    examples: [
      RuleDescription.Example(
        "Two views of one class",
        """
        \(RuleDescription.Example.headerView)
        struct CartState: ARCHState { var title: HeaderState?; var note: HeaderState? }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          let titleView = HeaderView()
          let noteView = HeaderView()
          //  ^^^^^^^^ views-share-substate
        }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
      RuleDescription.Example(
        "One in the superclass, of another class",
        """
        \(RuleDescription.Example.headerView)
        final class FooterView: UIView, ARCHViewRenderable { func render(state: HeaderState) {} }
        class BaseFormViewController<Out: ACRHViewOutput, S: ARCHState>: ARCHViewController<S, Out> {
          let header = HeaderView()
        }
        struct CartState: ARCHState { var header: HeaderState? }
        final class CartViewController: BaseFormViewController<CartEventHandler, CartState> {
          private let footer: FooterView = FooterView()
          //          ^^^^^^ views-share-substate
        }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
      RuleDescription.Example(
        "Two types",
        """
        \(RuleDescription.Example.headerView)
        struct FooterState {}
        final class FooterView: UIView, ARCHViewRenderable { func render(state: FooterState) {} }
        struct CartState: ARCHState { var header: HeaderState?; var footer: FooterState? }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          let header = HeaderView()
          let footer = FooterView()
        }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
      RuleDescription.Example(
        "One is rendered by hand, and one is no stored property",
        """
        \(RuleDescription.Example.headerView)
        struct CartState: ARCHState { var title: HeaderState?; var note: HeaderState? }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          let titleView = HeaderView()
          let noteView = HeaderView()
          var sameView: HeaderView { titleView }
          override var autorenderIgnoreViews: [ARCHViewInput] { return [noteView] }
        }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
    ])
}
