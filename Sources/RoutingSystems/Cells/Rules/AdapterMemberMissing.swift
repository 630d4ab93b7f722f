import Routes
import SourceModel

/// A member of a layout that a view with it reads, and that the layout does not have.
enum AdapterMemberMissing: Rule {
  struct Adapter {
    let name: String
    /// The property of the generic view that has the layout.
    let property: String
    let layout: String
  }

  /// The classes that inherit a generic view with a layout.
  static func subjects(in index: RouteIndex) -> [Adapter] {
    let model = index.answer(LayoutModel.self)
    return model.hosts.values.sorted { $0.name < $1.name }.flatMap { host -> [Adapter] in
      let names = model.properties(of: host.name).map(\.fact.name.text).filter { model.isLayout($0, of: host.name) }
      guard names.count == 1, let property = names.first else { return [] }
      var adapters: [Adapter] = []
      index.types.heads.forEach(adopting: host.name) { head, file in
        guard head.kind == .class, !head.isLocal, index.origins[file.id] == .product,
          let parent = head.inherited.first.map({ SpelledType($0.text) }), parent.name == host.name,
          parent.arguments.indices.contains(host.position)
        else { return }
        let layout = TypeName.simple(parent.arguments[host.position])
        if model.protocol(of: layout) != nil {
          adapters.append(Adapter(name: head.lastName, property: property, layout: layout))
        }
      }
      return adapters
    }
  }

  static func check(_ adapter: Adapter, in index: RouteIndex) -> [Finding] {
    let model = index.answer(LayoutModel.self)
    let reached = model.types.reached(from: adapter.layout)
    guard !model.types.isAmbiguous(adapter.name), !model.types.isAmbiguous(adapter.layout),
      reached.allSatisfy({ $0 == adapter.layout || model.methods[$0] != nil })
    else { return [] }
    let members = Set(
      reached.flatMap { model.methods(of: $0).map(\.fact.name.text) + model.properties(of: $0).map(\.fact.name.text) })
    let bodies =
      model.methods(of: adapter.name).map { ($0.file, $0.fact.code) }
      + model.properties(of: adapter.name).map { ($0.file, $0.fact.code) }
    return bodies.flatMap { file, code in
      code.paths.compactMap { path -> Finding? in
        guard let member = path.member(of: adapter.property), !members.contains(member) else { return nil }
        return finding(at: Site(file: file, range: path.range), "'\(adapter.layout)' has no member '\(member)'")
      }
    }
  }

  static let description = RuleDescription(
    id: "adapter-member-missing",
    severity: .error,
    repeatsCompiler: true,
    summary: "A view reads a member that its layout does not have.",
    rationale: """
      A class that inherits a generic view with a layout often has the old names of its subviews, `layout.title`. The rule \
      reports members of layouts whose code is all in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "A label that is called otherwise",
        """
        //- Sheet.swift
        \(LayoutOnCellItself.sheet)
        \(LayoutOnCellItself.host)
        class PosterView: SheetView<PosterSheet> {
          var caption: UILabel { sheet.caption }
          //                     ^^^^^^^^^^^^^ adapter-member-missing
        }
        """),
      RuleDescription.Example(
        "In a method",
        """
        //- Sheet.swift
        \(LayoutOnCellItself.sheet)
        \(LayoutOnCellItself.host)
        class PosterView: SheetView<PosterSheet> {
          func show(_ text: String) { self.sheet.label.text = text }
          //                          ^^^^^^^^^^^^^^^^^^^^^ adapter-member-missing
        }
        """),
      RuleDescription.Example(
        "Members of the class and of an extension",
        """
        //- Sheet.swift
        \(LayoutOnCellItself.sheet)
        \(LayoutOnCellItself.host)
        extension PosterSheet { var caption: UILabel { title } }
        class PosterView: SheetView<PosterSheet> {
          var caption: UILabel { sheet.caption }
          func show(_ text: String) { sheet.title.text = text; sheet.layout(on: self) }
        }
        """),
      RuleDescription.Example(
        "A layout with a superclass that is not in the scan",
        """
        //- Sheet.swift
        \(LayoutOnCellItself.sheet)
        \(LayoutOnCellItself.host)
        final class CreditSheet: PodSheet, Sheet { func layout(on view: UIView) { view.addSubview(UILabel()) } }
        class CreditView: SheetView<CreditSheet> { var name: UILabel { sheet.name } }
        """),
    ])
}

extension CodeBody {
  /// The paths that are read or assigned.
  fileprivate var paths: [Spelling] {
    let read = values.filter { if case .path = $0.kind { true } else { false } }.map(\.name)
    return read + steps.filter { $0.kind == .assignment }.map(\.target)
  }
}

extension Spelling {
  /// The name behind that of a property: `title` of `sheet.title.text`. nil for another path.
  fileprivate func member(of property: String) -> String? {
    let names = text.dottedNames.drop { $0 == "self" }
    guard names.first == property, names.count > 1 else { return nil }
    return names[names.startIndex + 1]
  }
}
