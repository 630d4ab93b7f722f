extension Pack {
  /// Bifrost 1.0.0.
  static let bifrost = Pack(
    "bifrost", of: "Bifrost", modules: ["Bifrost"],
    text: """
      modules: [Bifrost]
      kinds:
        service:
          key: type
          missing: nil
          receiver: any
          registrations:
            - {call: "BFRegister(_:)", destination: enclosing}
            - {call: "+[Bifrost registerService:withModule:]", destination: 2}
          look-ups:
            - "BFModule(_:)"
            - "+[Bifrost moduleByService:]"
      """)
}
