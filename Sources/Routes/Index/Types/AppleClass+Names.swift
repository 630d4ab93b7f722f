extension AppleClass {
  /// Whether a name that the tree does not declare is certainly a class of Apple's frameworks, as far as its name tells.
  package static func isKnown(_ name: String) -> Bool {
    if family(of: name) != nil || foundation.contains(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count).prefix(2)
      return rest.count == 2 && rest.beginsUppercase && rest.last?.isLowercase == true
    }
  }

  /// Of frameworks whose names nobody else uses.
  private static let prefixes = [
    "UI", "NS", "CA", "CI", "CG", "CL", "CN", "CK", "CB", "CM", "AV", "EK", "GK", "HK", "LA", "MK", "MF", "MP", "NW",
    "PK", "PH", "QL", "SF", "SK", "UN", "VN", "WK", "CX", "CT", "SCN", "MTK", "MTL", "PDF",
  ]

  /// Without a prefix in Swift.
  private static let foundation: Set = [
    "Bundle", "Calendar", "Data", "Date", "DateFormatter", "DispatchGroup", "DispatchQueue", "DispatchSemaphore",
    "FileHandle", "FileManager", "Host", "HTTPCookieStorage", "InputStream", "ISO8601DateFormatter", "JSONDecoder",
    "JSONEncoder", "Locale", "Measurement", "MeasurementFormatter", "Notification", "NotificationCenter",
    "NotificationQueue", "NumberFormatter", "OperationQueue", "OutputStream", "Pipe", "Process", "ProcessInfo",
    "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "Stream", "String", "TimeZone",
    "Timer", "UndoManager", "URL", "URLCache", "URLComponents", "URLCredentialStorage", "URLRequest", "URLSession",
    "URLSessionConfiguration", "UserDefaults", "UUID",
  ]
}
