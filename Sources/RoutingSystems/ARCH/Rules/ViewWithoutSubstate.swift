import Routes
import SourceModel

/// A view of a controller that no part of the state is for.
enum ViewWithoutSubstate: Rule {
  struct Subject {
    let controller: String
    let view: ArchModel.RenderedView
    let state: TypeHead
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ArchModel.self)
    return model.controllers.flatMap { controller -> [Subject] in
      guard let state = model.classes.state(of: SpelledType(controller)),
        let views = model.renderedViews(of: controller)
      else { return [] }
      return views.map { Subject(controller: controller, view: $0, state: state) }
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let (view, model) = (subject.view, index.answer(ArchModel.self))
    guard index.origins[view.property.file] == .product, view.state != subject.state.lastName,
      let part = model.classes.known(view.state), part.kind == .struct || part.kind == .enum,
      subject.state.kind != .protocol, model.hasPart(view.state, subject.state) == false
    else { return [] }
    return [
      finding(
        at: view.site,
        "no property of '\(subject.state.lastName)' is a '\(view.state)', so that '\(subject.controller)' hides this '\(view.viewClass)'"
      )
    ]
  }

  static let description = RuleDescription(
    id: "view-without-substate",
    severity: .warning,
    summary: "A renderable view of an ARCH controller finds no part of the state that it takes.",
    rationale: """
      `ARCHViewController.render(state:)` gives each renderable view the first property of the state that it accepts, and \
      hides a view that accepts none: it is never shown. A view that `autorenderIgnoreViews` or an override of \
      `render(state:)` names is left out. The rule is silent about types that are generic or not in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "No part at all",
        """
        \(RuleDescription.Example.headerView)
        struct CartState: ARCHState { var total = 0 }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          let header = HeaderView()
          //  ^^^^^^ view-without-substate
        }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
      RuleDescription.Example(
        "A part of another type",
        """
        \(RuleDescription.Example.headerView)
        struct FooterState {}
        struct CartState: ARCHState { var header: FooterState? }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          @IBOutlet private weak var header: HeaderView?
          //                         ^^^^^^ view-without-substate
        }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
      RuleDescription.Example(
        "A part for each",
        """
        \(RuleDescription.Example.headerView)
        struct CartState: ARCHState { var header: HeaderState? }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> { let header = HeaderView() }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
      RuleDescription.Example(
        "Views that the controller sets itself",
        """
        \(RuleDescription.Example.headerView)
        struct CartState: ARCHState { var total = 0 }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          let header = HeaderView()
          let footer = HeaderView()
          override var autorenderIgnoreViews: [ARCHViewInput] { [header] }
          override func render(state: CartState) {
            super.render(state: state)
            footer.render(state: HeaderState())
          }
        }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
      RuleDescription.Example(
        "A property that may hold anything",
        """
        \(RuleDescription.Example.headerView)
        struct CartState: ARCHState { var header: Any? }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> { let header = HeaderView() }
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        """),
    ])
}
