extension Pack {
  /// JLRoutes 2.1.1.
  static let jlroutes = Pack(
    "jlroutes", of: "JLRoutes", modules: ["JLRoutes"],
    text: """
      modules: [JLRoutes]
      key: url
      matching: jlroutes
      receiver: any
      opens: ["+[JLRoutes setAlwaysTreatsHostAsPathComponent:]"]
      registrations:
        - "-[JLRoutes addRoute:handler:]"
        - "-[JLRoutes addRoute:priority:handler:]"
        - "-[JLRoutes addRoutes:handler:]"
      look-ups:
        - "+[JLRoutes routeURL:]"
        - "+[JLRoutes routeURL:withParameters:]"
      """)
}
