import Routes
import SourceModel

/// A declaration by a name that is not the protocol's.
enum DeclaredTypeNameMismatch: Rule {
  static let description = RuleDescription(
    id: "declared-type-name-mismatch",
    severity: .error,
    summary: """
      The text in `init(declaredTypeName:)` differs from what `String(describing:)` prints for the \
      protocol.
      """,
    libraryCheck: "ZRouter, ViewRouter.Routable.swift:65, :104, Routable.swift:52, :87",
    rationale: """
      The text is the key of the route. `String(describing:)` expands aliases, drops modules and \
      enclosing types, and orders the members of a composition in its own way, with a class first. \
      A debug build asserts when the route is used; a release build finds no router. The mismatch \
      is reported if every protocol and class that is named is in the scan; in a composition, only \
      missing or extra members are reported.
      """,
    examples: [
      RuleDescription.Example(
        "The protocol was renamed",
        """
        //- Editor.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredTypeName: "EditorViewInput") }
          //                                    ^^^^^^^^^^^^^^^ declared-type-name-mismatch
        }
        """),
      RuleDescription.Example(
        "The name of an alias, of a module, and of half a composition",
        """
        //- Editor.swift
        protocol EditorInput {}
        protocol Saving {}
        typealias TextInput = EditorInput
        extension RoutableView where Protocol == TextInput {
          init() { self.init(declaredTypeName: "TextInput") }
          //                                    ^^^^^^^^^ declared-type-name-mismatch
        }
        extension RoutableService where Protocol == Saving {
          init() { self.init(declaredTypeName: "Editor.Saving") }
          //                                    ^^^^^^^^^^^^^ declared-type-name-mismatch
        }
        extension RoutableView where Protocol == UIViewController & Saving {
          init() { self.init(declaredTypeName: "Saving") }
          //                                    ^^^^^^ declared-type-name-mismatch
        }
        """),
      RuleDescription.Example(
        "What the library expects",
        """
        //- Editor.swift
        protocol EditorInput {}
        enum Editor {
          protocol Saving {}
        }
        typealias TextInput = UIViewController & EditorInput
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredTypeName: "EditorInput") }
        }
        extension RoutableService where Protocol == Editor.Saving {
          init() { self.init(declaredTypeName: "Saving") }
        }
        extension RoutableView where Protocol == TextInput {
          init() { self.init(declaredTypeName: "UIViewController & EditorInput") }
        }
        """),
      RuleDescription.Example(
        "A protocol outside the scan may be an alias, and a text may be computed",
        """
        //- Editor.swift
        protocol Saving {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredTypeName: "EditorViewInput") }
        }
        extension RoutableService where Protocol == Saving {
          init() { self.init(declaredTypeName: prefix + "Saving") }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    if index.types.redeclaresRouteTypes(of: ZIKRouterVocabulary.system) { return [] }
    return index.protocolRoutes.filter { $0.declarations.contains { $0.typeName != nil } }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard !route.components.isEmpty else { return [] }
    return route.declarations.compactMap { declaration in
      guard let text = declaration.typeName, !declaration.conditions.isNeverCompiled,
        !index.isName(text.text, of: route),
        route.components.allSatisfy({ index.isPrintedAsNamed($0, of: route, seenFrom: text.site.file) })
      else { return nil }
      return finding(
        at: text.site,
        "the name of this \(route.key.space.noun) is '\(route.key.name)', not '\(text.text)'; use declaredProtocol, or correct it"
      )
    }
  }
}

extension RouteIndex {
  /// True if a member of a route is a type in sight without another name in Objective-C.
  fileprivate func isPrintedAsNamed(_ name: String, of route: Route, seenFrom file: FileID) -> Bool {
    let definitions = protocols.definitions(named: name)
    guard !definitions.isEmpty else {
      return types.declaresClass(name) || (route.components.count > 1 && types.isClass(name))
    }
    return definitions.count == 1 && types.foreignNames(ofProtocol: name)?.isEmpty != false
      && (definitions[0].isVisibleElsewhere || definitions[0].site.file == file)
  }

  /// True if a text may be the printed name of a route. In a composition, implied members and the
  /// order of the members do not matter.
  fileprivate func isName(_ text: String, of route: Route) -> Bool {
    if text == route.key.name { return true }
    let members = Set(text.split(separator: "&").map { $0.filter { $0 != " " } })
    return members.count > 1 && types.withoutImplied(members) == Set(route.components)
  }
}
