import Routes
import SourceModel

/// A layout without the initializer that generic views make it by.
enum LayoutWithoutInit: Rule {
  static func subjects(in index: RouteIndex) -> [String] { index.answer(LayoutModel.self).layouts.keys.sorted() }

  static func check(_ name: String, in index: RouteIndex) -> [Finding] {
    let model = index.answer(LayoutModel.self)
    guard let (head, file) = model.types.head(of: name), index.origins[file] == .product,
      !model.types.isAmbiguous(name),
      let base = model.protocol(of: name)
    else { return [] }
    let reached = model.types.reached(from: name)
    let known = reached.allSatisfy { $0 == name || model.methods[$0] != nil }
    let initializers = reached.flatMap(model.methods(of:)).map(\.fact).filter { $0.isInitializer && $0.hasBody }
    // An initializer in an extension leaves the one without arguments.
    guard known, initializers.contains(where: { $0.ownerKind == head.kind && $0.owner == name }),
      !initializers.contains(where: { $0.parameters.isEmpty })
    else { return [] }
    return [
      finding(
        at: Site(file: file, range: head.name.range), "'\(name)' has no 'init()', which '\(base)' requires")
    ]
  }

  static let description = RuleDescription(
    id: "layout-without-init",
    severity: .error,
    repeatsCompiler: true,
    summary: "A layout has no initializer without arguments.",
    rationale: """
      A generic view makes its layout by `Layout()`. An initializer whose parameters all have defaults is another one.
      """,
    examples: [
      RuleDescription.Example(
        "An initializer with a parameter",
        """
        //- Sheet.swift
        \(sheet)
        final class PosterSheet: Sheet {
          //        ^^^^^^^^^^^ layout-without-init
          init(style: Style) {}
          func layout(on view: UIView) { view.addSubview(UILabel()) }
        }
        """),
      RuleDescription.Example(
        "A structure, and a parameter with a default",
        """
        //- Sheet.swift
        \(sheet)
        struct PosterSheet: Sheet {
          //   ^^^^^^^^^^^ layout-without-init
          init(style: Style = .plain) {}
          func layout(on view: UIView) { view.addSubview(UILabel()) }
        }
        """),
      RuleDescription.Example(
        "The initializer in an extension, beside another one, and none at all",
        """
        //- Sheet.swift
        \(sheet)
        final class PosterSheet: Sheet { init(style: Style) {}; func layout(on view: UIView) { view.addSubview(UILabel()) } }
        extension PosterSheet { convenience init() { self.init(style: .plain) } }
        final class CreditSheet: Sheet { func layout(on view: UIView) { view.addSubview(UILabel()) } }
        """),
      RuleDescription.Example(
        "A superclass that may have it",
        """
        //- Sheet.swift
        \(sheet)
        final class PosterSheet: PodSheet, Sheet {
          init(style: Style) {}
          func layout(on view: UIView) { view.addSubview(UILabel()) }
        }
        """),
    ])

  private static let sheet = """
    protocol Sheet { func layout(on view: UIView); init() }
    \(LayoutOnCellItself.host)
    """
}
