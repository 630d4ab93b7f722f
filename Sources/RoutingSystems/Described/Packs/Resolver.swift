extension Pack {
  /// Resolver 1.5.1.
  static let resolver = Pack(
    "resolver", of: "Resolver", modules: ["Resolver"],
    text: """
      modules: [Resolver]
      kinds:
        service:
          key: type
          missing: crash
          receiver: any
          registrations:
            - {call: "Resolver.register(_:name:factory:)", key: [1, factory], qualifier: name, destination: factory}
            - {call: "ResolverOptions.implements(_:name:)", qualifier: name}
          look-ups:
            - {call: "Resolver.resolve(_:...)", key: [1, result], qualifier: name}
            - {call: "Resolver.optional(_:...)", key: [1, result], qualifier: name, missing: fine}
            - {attribute: Injected, qualifier: name}
            - {attribute: LazyInjected, qualifier: name}
            - {attribute: WeakLazyInjected, qualifier: name}
            - {attribute: InjectedObject, qualifier: name}
            - {attribute: OptionalInjected, qualifier: name, missing: fine}
      """)
}
