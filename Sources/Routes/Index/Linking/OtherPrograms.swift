import SourceModel

/// What tells, where no project does, that some code of the scan belongs to another program than the application: an
/// extension or a tool, which registers its own routes.
enum OtherPrograms {
  static func areIn(_ files: [IndexedFile]) -> Bool {
    files.contains { file in
      file.origin == .product && file.facts.heads.contains { isEntry($0, of: file) || isExtension($0) }
    }
  }

  /// An entry point that is not an application's.
  private static func isEntry(_ head: TypeHead, of file: IndexedFile) -> Bool {
    head.attributes.contains(.entryPoint) && !file.facts.isApplication
  }

  private static func isExtension(_ head: TypeHead) -> Bool {
    head.kind == .class && head.inherited.contains { principals.contains(TypeName.simple($0.text)) }
  }

  /// Classes and protocols of Apple's that an extension's principal class inherits or adopts.
  private static let principals: Set = [
    "AUViewController", "CXCallDirectoryProvider", "INExtension", "MSMessagesAppViewController", "NCWidgetProviding",
    "NEPacketTunnelProvider", "NSExtensionRequestHandling", "NSFileProviderExtension", "QLPreviewingController",
    "SLComposeServiceViewController", "UIInputViewController", "UNNotificationContentExtension",
    "UNNotificationServiceExtension", "WKExtensionDelegate",
  ]
}
