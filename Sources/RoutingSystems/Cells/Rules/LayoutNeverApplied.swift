import Routes
import SourceModel

/// A generic view that makes a layout and never builds it.
enum LayoutNeverApplied: Rule {
  static func subjects(in index: RouteIndex) -> [LayoutModel.Host] {
    index.answer(LayoutModel.self).hosts.values.sorted { $0.name < $1.name }
  }

  static func check(_ host: LayoutModel.Host, in index: RouteIndex) -> [Finding] {
    let model = index.answer(LayoutModel.self)
    guard let method = model.methods[host.layouts], let property = kept(by: host, model),
      index.origins[property.file] == .product, property.isReliable, isWhole(host.name, in: index),
      !isApplied(method, property.fact, by: host, model)
    else { return [] }
    return [
      finding(
        at: property.site,
        "'\(host.name)' never calls '\(method)(\(LayoutTypes.label):)' of its layout, and stays empty")
    ]
  }

  /// The only property for the layout; nil if others can see it, or code makes it when it is first used.
  private static func kept(by host: LayoutModel.Host, _ model: LayoutModel) -> PlacedFact<LayoutProperty>? {
    let found = model.properties(of: host.name).filter { model.isLayout($0.fact.name.text, of: host.name) }
    guard found.count == 1, let only = found.first, !only.fact.isLazy, !only.fact.isWrapped else { return nil }
    return only
  }

  /// True if all code of the view and its superclasses is in sight.
  private static func isWhole(_ host: String, in index: RouteIndex) -> Bool {
    guard index.classes.doubt(host) == nil, case .apple = index.classes.ancestry(of: host).end else { return false }
    return true
  }

  private static func isApplied(
    _ method: String, _ property: LayoutProperty, by host: LayoutModel.Host, _ model: LayoutModel
  ) -> Bool {
    // Other code may build the layout of a view.
    if model.calls.contains(where: { $0.fact.method.text == method && !isOfOther($0.fact, than: host, model) }) {
      return true
    }
    return model.types.reached(from: host.name).flatMap(model.methods(of:)).contains { placed in
      placed.fact.code.handsOn(property.name.text)
    }
  }

  /// True for a call in the code of another generic view, on its own layout.
  private static func isOfOther(_ call: LayoutCall, than host: LayoutModel.Host, _ model: LayoutModel) -> Bool {
    guard let type = call.scope.last.map(TypeName.simple), call.receiver?.count == 1 else { return false }
    return model.hosts[type] != nil && !model.types.reached(from: type).contains(host.name)
      && !model.types.reached(from: host.name).contains(type)
  }

  static let description = RuleDescription(
    id: "layout-never-applied",
    severity: .warning,
    summary: "A generic view makes a layout and never builds it.",
    rationale: """
      The subviews of the layout are never added, and the view stays empty. The rule is silent where any code may build the \
      layout: the view hands it on, another object builds it, or a superclass is not in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "A view that only makes its layout",
        """
        //- Sheet.swift
        \(sheet)
        class Card<S: Sheet>: UIView {
          let sheet = S()
          //  ^^^^^ layout-never-applied
        }
        """),
      RuleDescription.Example(
        "Beside a view that builds its own",
        """
        //- Sheet.swift
        \(sheet)
        \(LayoutOnCellItself.host)
        class Tile<S: Sheet>: UICollectionViewCell {
          let content: S
          //  ^^^^^^^ layout-never-applied
          override init(frame: CGRect) {
            content = S()
            super.init(frame: frame)
          }
        }
        """),
      RuleDescription.Example(
        "A superclass and a helper that build it",
        """
        //- Sheet.swift
        \(sheet)
        class Base<S: Sheet>: UIView {
          let sheet = S()
          func build() { install(sheet) }
          func install(_ sheet: S) {}
        }
        class Card<S: Sheet>: UIView {
          let sheet = S()
          func show() { sheet.layout(on: self) }
        }
        """),
      RuleDescription.Example(
        "Another object that builds it, and a superclass that is not in the scan",
        """
        //- Sheet.swift
        \(sheet)
        class Card<S: Sheet>: UIView { let sheet = S() }
        func show<S: Sheet>(_ card: Card<S>) { card.sheet.layout(on: card) }
        class Tile<S: Sheet>: PodView { let sheet = S() }
        """),
    ])

  private static let sheet = "protocol Sheet { init(); func layout(on view: UIView) }"
}

extension CodeBody {
  /// True if a property is an argument or a value of the body, so that other code may have it.
  fileprivate func handsOn(_ property: String) -> Bool {
    let paths = [property, "self.\(property)"]
    return values.contains { value in
      switch value.kind {
      case .call(_, let arguments), .tuple(let arguments):
        arguments.contains { path($0.value).map(paths.contains) ?? false }
      case .list(let elements), .choice(let elements): elements.contains { path($0).map(paths.contains) ?? false }
      default: false
      }
    } || steps.contains { $0.kind != .call && $0.value.flatMap(path).map(paths.contains) ?? false }
  }
}
