extension Pack {
  /// CTMediator 48.
  static let ctmediator = Pack(
    "ctmediator", of: "CTMediator", signs: ["CTMediator"],
    text: """
      kinds:
        action:
          key: string
          missing: nil
          receiver: any
          registrations:
            - method: "-[Target_{key} Action_{qualifier}:]"
            - {method: "-[Target_{key} notFound:]", qualifier: any}
          look-ups:
            - call: "-[CTMediator performTarget:action:params:shouldCacheTarget:]"
              key: 1
              qualifier: 2
      """)
}
