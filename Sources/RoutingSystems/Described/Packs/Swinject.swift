extension Pack {
  /// Swinject 2.10.0.
  static let swinject = Pack(
    "swinject", of: "Swinject", modules: ["Swinject"],
    text: """
      modules: [Swinject]
      kinds:
        service:
          key: type
          missing: nil
          receiver: any
          registrations:
            - {call: "Container.register(_:name:factory:)", qualifier: name, destination: factory}
            - {call: "Container._register(_:factory:...)", qualifier: name, destination: factory}
            - {call: "Container.forward(_:name:to:)", qualifier: name}
            - {call: "ServiceEntry.implements(_:...)", key: each, qualifier: name}
          look-ups:
            - {call: "Resolver.resolve(_:...)", qualifier: name}
      """)
}
