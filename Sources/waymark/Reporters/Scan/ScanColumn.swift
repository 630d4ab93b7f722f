/// The columns of every format of `scan` that is a table; the raw values are their headers.
enum ScanColumn: String, CaseIterable {
  case system = "System"
  case kind = "Kind"
  case route = "Route"
  case status = "Status"
  case router = "Router"
  case destination = "Destination"
  case lookUps = "Look-ups"
  case declared = "Declared"
  case registered = "Registered"

  /// True for names and places, which Markdown shows as code.
  var isCode: Bool { self == .route || self == .declared || self == .registered }
}
