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

  static func subjects(in index: RouteIndex) -> [PlacedFact<CodePattern>] {
    let own = Set(index.systemFacts(of: CodePattern.self).filter { $0.fact.kind == .ownMacro }.map(\.fact.name.text))
    return index.patterns(.unknownMacro).filter { !own.contains($0.fact.name.text) }
  }

  static func check(_ pattern: PlacedFact<CodePattern>, in index: RouteIndex) -> [Finding] {
    [
      finding(
        at: pattern.site,
        "the library has no macro '\(pattern.fact.name.text)'; use ZIKRouterToViewModule or ZIKRouterToServiceModule")
    ]
  }
}
