extension Pack {
  /// BeeHive 1.6.0.
  static let beehive = Pack(
    "beehive", of: "BeeHive", modules: ["BeeHive"],
    text: """
      modules: [BeeHive]
      kinds:
        service:
          key: type
          missing: nil
          duplicates: mistake
          receiver: any
          opens: [BHService.plist]
          registrations:
            - {call: "BeeHiveService(_:_:)", destination: 2}
            - {call: "-[BeeHive registerService:service:]", destination: 2}
            - {call: "-[BHServiceManager registerService:implClass:]", destination: 2}
          look-ups:
            - "-[BeeHive createService:]"
            - "-[BHServiceManager createService:]"
      """)
}
