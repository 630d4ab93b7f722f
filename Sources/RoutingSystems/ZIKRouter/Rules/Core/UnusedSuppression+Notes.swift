import Routes

extension RuleNotes {
  static let unusedSuppression = RuleNotes(
    on: UnusedSuppression.self,
    examples: [
      RuleDescription.Example(
        "The finding was fixed",
        """
        //- Open.swift
        @main class AppDelegate {}
        // waymark:ignore lookup-unregistered - a plug-in registers it
        //                ^^^^^^^^^^^^^^^^^^^ unused-suppression
        func open() {}
        """),
      RuleDescription.Example(
        "A misspelled rule, and a comment without a rule",
        """
        //- Open.m
        // waymark:ignore lookup-unregisterd
        //                ^^^^^^^^^^^^^^^^^^ unused-suppression
        void open(void) {}
        // waymark:ignore - a plug-in registers it
        // ^^^^^^^^^^^^^^ unused-suppression
        void close(void) {}
        """),
      RuleDescription.Example(
        "Another spelling",
        """
        //- Open.swift
        // waymark: ignore lookup-unregistered
        // ^^^^^^^^^^^^^^^ unused-suppression
        func open() {}
        // Waymark:disable lookup-unregistered
        // ^^^^^^^^^^^^^^^ unused-suppression
        func close() {}
        """),
      RuleDescription.Example(
        "Above the finding, and beside it",
        """
        //- Open.swift
        @main class AppDelegate {}
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
        func open() {
          // waymark:ignore lookup-unregistered - a plug-in registers it
          Router.perform(to: RoutableView<EditorInput>(), path: path)
          Router.perform(to: RoutableView<EditorInput>(), path: path)  // waymark:ignore lookup-unregistered
        }
        """),
      RuleDescription.Example(
        "For a whole file",
        """
        //- Open.m
        // waymark:ignore-file unknown-macro - written by hand in each app
        void open(void) {
          [ZIKRouterToModule(EditorModuleInput) performPath:ZIKViewRoutePath.push];
        }
        """),
    ])
}
