import RouteDocuments

extension String {
  /// The text as it may be printed: visible, and with what is no UTF-8 in an argument repaired.
  var printable: String {
    guard unicodeScalars.contains(where: ArgumentBytes.isByte) else { return visible }
    let scalars = unicodeScalars.map { ArgumentBytes.isByte($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars)).visible
  }
}
