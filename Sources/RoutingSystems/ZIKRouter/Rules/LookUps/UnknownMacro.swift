import Routes
import SourceModel

/// A macro that the library's documentation names and its headers do not define.
enum UnknownMacro: Rule {
  static let description = RuleDescription(
    id: "unknown-macro",
    severity: .warning,
    summary: "A macro is used that the library does not define.",
    rationale: """
      The library's documentation mentions `ZIKRouterToModule` (ZIKViewRouter+Discover.h:69), \
      which was never defined; the macros are `ZIKRouterToViewModule` and \
      `ZIKRouterToServiceModule`. A code base may define the macro itself.
      """,
    examples: [
      RuleDescription.Example(
        "As the documentation says",
        """
        //- Editor.m
        void open(void) {
          Class router = ZIKRouterToModule(EditorModuleInput);
          //             ^^^^^^^^^^^^^^^^^ unknown-macro
        }
        """),
      RuleDescription.Example(
        "In a header's inline function",
        """
        //- Clock.h
        static inline void start(void) {
          id router = ZIKRouterToModule(ClockModuleInput);
          //          ^^^^^^^^^^^^^^^^^ unknown-macro
        }
        """),
      RuleDescription.Example(
        "The macros that exist",
        """
        //- Editor.m
        void open(void) {
          [ZIKRouterToViewModule(EditorModuleInput) performPath:ZIKViewRoutePath.push];
          [ZIKRouterToServiceModule(ClockModuleInput) makeDestination];
        }
        """),
      RuleDescription.Example(
        "One of the code base's own",
        """
        //- Routing.h
        #define ZIKRouterToModule(P) ZIKRouterToViewModule(P)
        //- Editor.m
        void open(void) {
          [ZIKRouterToModule(EditorModuleInput) performPath:ZIKViewRoutePath.push];
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Remark] {
    let own = Set(index.remarks.filter { $0.kind == .ownMacro }.map(\.name))
    return index.remarks.filter { $0.kind == .unknownMacro && !own.contains($0.name) && !$0.conditions.isNeverCompiled }
  }

  static func check(_ remark: Remark, in index: RouteIndex) -> [Finding] {
    [
      finding(
        at: remark.site,
        "the library has no macro '\(remark.name)'; use ZIKRouterToViewModule or ZIKRouterToServiceModule")
    ]
  }
}
