/// The names of classes of Apple's frameworks, as far as their prefixes tell.
enum AppleNames {
  private static let prefixes: Set = [
    "AB", "AC", "AM", "AR", "AS", "AU", "AV", "BC", "BE", "CA", "CB", "CI", "CK", "CL", "CN", "CT", "DOM", "EA", "EK",
    "EX", "GC", "GK", "GLK", "HK", "HM", "IK", "IL", "IN", "IOBluetooth", "IOUI", "JS", "LA", "LP", "MC", "MF", "MK",
    "ML", "MP", "MS", "MTK", "MTL", "MX", "NF", "NI", "NK", "NS", "OSA", "PDF", "PH", "PK", "QC", "QL", "QT", "RP",
    "SC", "SCN", "SF", "SFS", "SK", "SL", "ST", "SU", "TV", "UI", "UN", "VK", "VN", "VS", "VZ", "WC", "WK", "Web",
  ]

  /// Classes whose prefixes many apps use for their own (CarPlay, DeviceDiscoveryUI, iAd, SharedWithYou).
  private static let names: Set = [
    "ADBannerView", "CPWindow", "DDDevicePickerViewController", "SWAttributionView", "SWCollaborationView",
  ]

  /// True if a class of Apple's frameworks may have the name.
  static func mayInclude(_ name: String) -> Bool { has(prefixes, name) || names.contains(name) }

  /// True for a name that only UIKit, AppKit and Foundation give their classes.
  static func isOfKit(_ name: String) -> Bool { has(["NS", "UI"], name) }

  private static func has(_ prefixes: Set<String>, _ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).beginsUppercase
    }
  }
}
