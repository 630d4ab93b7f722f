extension Pack {
  /// The destinations and windows of SwiftUI. A link in `List(selection:)` selects, and needs no destination.
  static let swiftUI = Pack(
    "swiftui", of: "SwiftUI", modules: ["SwiftUI"],
    text: """
      modules: [SwiftUI]
      kinds:
        destination:
          key: type
          missing: nothing
          registrations:
            - {call: "View.navigationDestination(for:destination:)", destination: destination}
            - {call: "List.init(...)", key: selection}
          look-ups:
            - {call: "NavigationLink.init(...)", key: value}
            - "NavigationPath.append(_:)"
        window:
          key: string
          missing: nothing
          registrations:
            - {call: "WindowGroup.init(...)", key: id}
            - {call: "Window.init(...)", key: id}
            - {call: "UtilityWindow.init(...)", key: id}
          look-ups:
            - {call: "openWindow(...)", key: id}
        windowValue:
          key: type
          missing: nothing
          registrations:
            - {call: "WindowGroup.init(...)", key: for}
          look-ups:
            - {call: "openWindow(...)", key: value}
      """)
}
