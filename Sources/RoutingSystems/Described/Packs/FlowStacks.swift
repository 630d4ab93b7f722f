extension Pack {
  /// FlowStacks 0.10.11.
  static let flowStacks = Pack(
    "flowstacks", of: "FlowStacks", modules: ["FlowStacks"],
    text: """
      modules: [FlowStacks]
      kinds:
        destination:
          key: type
          missing: crash
          registrations:
            - {call: "View.flowDestination(for:destination:)", destination: destination}
          look-ups:
            - {call: "FlowLink.init(...)", key: value}
      """)
}
