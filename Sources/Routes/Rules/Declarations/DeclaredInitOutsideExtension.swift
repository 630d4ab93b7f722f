import SourceModel

/// A route made with an initialiser that only its declaration may call.
enum DeclaredInitOutsideExtension: Rule {
  static let description = RuleDescription(
    id: "declared-init-outside-extension",
    severity: .warning,
    summary: "`init(declaredProtocol:)` or `init(declaredTypeName:)` is called outside an extension of the type.",
    libraryCheck: "ZRouter, ViewRouter.Registry.swift:652, :665, Registry.swift:752, :767",
    rationale: """
      These initialisers accept any protocol, declared or not. Outside an extension they hide from \
      the compiler that a protocol is not routable; the library detects it when a debug build \
      starts.
      """,
    examples: [
      RuleDescription.Example(
        "In a look-up",
        """
        //- Editor.swift
        func open() {
          Router.perform(to: RoutableView<EditorInput>(declaredProtocol: EditorInput.self), path: .push(from: self))
          //                 ^^^^^^^^^^^^ declared-init-outside-extension
        }
        """),
      RuleDescription.Example(
        "By name, in a registration",
        """
        //- Clock.swift
        class ClockRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<Clock>(declaredTypeName: "Clock"))
            //       ^^^^^^^^^^^^^^^ declared-init-outside-extension
          }
        }
        """),
      RuleDescription.Example(
        "In the declaration",
        """
        //- Editor.swift
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableService where Protocol == EditorInput {
          init() { self.init(declaredTypeName: "EditorInput") }
        }
        """),
      RuleDescription.Example(
        "Other types with such an initialiser",
        """
        //- Editor.swift
        let schema = Schema(declaredTypeName: "Editor")
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Remark] {
    if index.types.hasOwnRoutable { return [] }
    return index.remarks.filter { $0.kind == .declaredInitializer && !$0.conditions.isNeverCompiled }
  }

  static func check(_ remark: Remark, in index: RouteIndex) -> [Finding] {
    let type = TypeName.simple(remark.name)
    return [
      finding(
        at: remark.site,
        "only an extension of \(type) may call this initialiser; declare the protocol there, and write \(type)<…>()")
    ]
  }
}
