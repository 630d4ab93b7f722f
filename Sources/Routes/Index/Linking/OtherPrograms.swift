import SourceModel

/// What tells, where no project does, that some code of the scan belongs to another program than the application: an
/// extension or a tool, which registers its own routes.
enum OtherPrograms {
  static func areIn(
    _ files: [IndexedFile], _ heads: NamedHeads, origins: FileTable<IndexedFile.Origin>
  ) -> Bool {
    let isEntry = files.contains { $0.origin == .product && $0.facts.isProgram && !$0.facts.isApplication }
    return isEntry || principals.contains { isExtended($0, heads, origins) }
  }

  private static func isExtended(
    _ principal: String, _ heads: NamedHeads, _ origins: FileTable<IndexedFile.Origin>
  ) -> Bool {
    var isExtended = false
    heads.forEach(adopting: principal) { head, file in
      guard head.kind == .class, origins[file.id] == .product else { return }
      if head.inherited.contains(where: { TypeName.simple($0.text) == principal }) { isExtended = true }
    }
    return isExtended
  }

  /// Classes and protocols of Apple's that an extension's principal class inherits or adopts.
  private static let principals: Set = [
    "AUViewController", "CXCallDirectoryProvider", "INExtension", "MSMessagesAppViewController", "NCWidgetProviding",
    "NEPacketTunnelProvider", "NSExtensionRequestHandling", "NSFileProviderExtension", "QLPreviewingController",
    "SLComposeServiceViewController", "UIInputViewController", "UNNotificationContentExtension",
    "UNNotificationServiceExtension", "WKExtensionDelegate",
  ]
}
