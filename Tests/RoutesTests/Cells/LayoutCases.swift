/// Layouts, the generic views that are made of them, and the identifiers of generic cells.
enum LayoutCases {
  static let all = [
    CellRouteTests.Case(
      title: "layouts, whatever their names are",
      source: sheet(
        """
        struct CreditSheet: Sheet { let label = UILabel(); func layout(on view: UIView) { view.addSubview(label) } }
        class PosterView: SheetView<PosterSheet> {}
        func make() -> UIView { SheetView<CreditSheet>(frame: .zero) }
        func any<S: Sheet>(_: S) -> UIView { SheetView<S>(frame: .zero) }
        """),
      routes: ["layout CreditSheet registered 1 1", "layout PosterSheet registered 1 1"]),
    CellRouteTests.Case(
      title: "views that are no hosts, and protocols that are no layouts",
      source: """
        //- Views.swift
        protocol Sheet { func layout(on view: UIView); init() }
        protocol Printer { func layout(on view: UIView) }
        protocol Page { func layout(in view: UIView); init() }
        class PrintView<P: Printer>: UIView { let printer = P(); func f() { printer.layout(on: self) } }
        class PageView<P: Page>: UIView { let page = P(); func f() { page.layout(in: self) } }
        class SheetModel<S: Sheet>: Pod { let sheet = S(); func f(_ view: UIView) { sheet.layout(on: view) } }
        class BoxView<S: Sheet>: UIView { var sheet: S? }
        class HostCell<Content: View>: UITableViewCell { let content = Content() }
        final class PosterSheet: Sheet { init() {}; func layout(on view: UIView) {} }
        final class A: Printer { func layout(on view: UIView) {} }
        class PosterViewLayout: UIView { func layout(on view: UIView) {} }
        let box = BoxView<PosterSheet>()
        """,
      routes: []),
    CellRouteTests.Case(
      title: "generic cells by a helper and by members, of two layouts",
      source: sheet(
        """
        extension UITableViewCell { static var id: String { String(describing: self) } }
        extension UITableView {
          func enrol<C: UITableViewCell>(_: C.Type) { register(C.self, forCellReuseIdentifier: C.id) }
        }
        final class CreditSheet: Sheet { init() {}; func layout(on view: UIView) { view.addSubview(UILabel()) } }
        class SheetCell<S: Sheet>: UITableViewCell {
          let sheet: S
          override init(style: CellStyle, reuseIdentifier: String?) {
            sheet = S(); super.init(style: style, reuseIdentifier: reuseIdentifier); sheet.layout(on: contentView)
          }
        }
        func setUp() {
          table.enrol(SheetCell<PosterSheet>.self)
          table.register(SheetCell<CreditSheet>.self, forCellReuseIdentifier: "credit")
        }
        func a(_ p: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: SheetCell<PosterSheet>.id, for: p) }
        func b(_ p: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: SheetCell<CreditSheet>.id, for: p) }
        func c(_ p: IndexPath) -> Any {
          table.dequeueReusableCell(withIdentifier: String(describing: SheetCell<PosterSheet>.self), for: p)
        }
        """),
      routes: [
        "tableCell SheetCell<CreditSheet> unregistered 0 1", "tableCell SheetCell<PosterSheet> registered 1 2",
        "tableCell credit registered 1 0", "layout CreditSheet registered 1 2", "layout PosterSheet registered 1 3",
      ]),
  ]

  private static func sheet(_ code: String) -> String {
    """
    //- App.swift
    @main class AppDelegate {}
    //- Sheet.swift
    protocol Drawn { init() }
    protocol Sheet: Drawn { func layout(on view: UIView) }
    class Base: UIView {}
    class SheetView<S>: Base where S: Sheet { let sheet: S = .init(); func f() { sheet.layout(on: self) } }
    final class PosterSheet: Sheet { init() {}; func layout(on view: UIView) { view.addSubview(UILabel()) } }
    //- Movies.swift
    \(code)
    """
  }
}
