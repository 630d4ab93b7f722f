extension Pack {
  /// MGJRouter 0.10.0.
  static let mgjrouter = Pack(
    "mgjrouter", of: "MGJRouter", signs: ["MGJRouter"],
    text: """
      key: url
      matching: mgjrouter
      duplicates: mistake
      registrations:
        - "+[MGJRouter registerURLPattern:toHandler:]"
        - "+[MGJRouter registerURLPattern:toObjectHandler:]"
      look-ups:
        - "+[MGJRouter openURL:]"
        - "+[MGJRouter openURL:completion:]"
        - "+[MGJRouter openURL:withUserInfo:completion:]"
        - {call: "+[MGJRouter objectForURL:]", missing: nil}
        - {call: "+[MGJRouter objectForURL:withUserInfo:]", missing: nil}
      """)
}
