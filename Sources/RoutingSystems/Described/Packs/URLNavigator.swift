extension Pack {
  /// URLNavigator 2.5.1.
  static let urlnavigator = Pack(
    "urlnavigator", of: "URLNavigator", modules: ["URLNavigator"],
    text: """
      modules: [URLNavigator]
      key: url
      matching: urlnavigator
      duplicates: mistake
      receiver: any
      kinds:
        page:
          missing: nil
          registrations:
            - {call: "Navigator.register(_:_:)", destination: 2}
          look-ups:
            - "Navigator.viewController(for:...)"
            - "Navigator.push(_:...)"
            - "Navigator.present(_:...)"
        handler:
          registrations:
            - "Navigator.handle(_:_:)"
          look-ups:
            - "Navigator.handler(for:...)"
            - "Navigator.open(_:...)"
      """)
}
