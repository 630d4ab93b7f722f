import SourceModel

/// What tells, where no project does, that some code of the scan belongs to another program than the application: an
/// extension or a tool, which registers its own routes.
enum OtherPrograms {
  static func areIn(
    _ files: [IndexedFile], _ heads: NamedHeads, origins: FileTable<IndexedFile.Origin>
  ) -> Bool {
    let isEntry = files.contains { file in
      file.origin == .product && file.facts.entryPoint.isProgram && !file.facts.entryPoint.isApplication
    }
    return isEntry
      || principals.contains { principal in
        heads.contains(adopting: principal) { head, file in
          head.kind == .class && origins[file.id] == .product
            && head.inherited.contains { TypeName.simple($0.text) == principal }
        }
      }
  }

  /// Classes and protocols of Apple's that an extension's principal class inherits or adopts.
  private static let principals: Set = [
    "AUViewController", "CXCallDirectoryProvider", "INExtension", "MSMessagesAppViewController", "NCWidgetProviding",
    "NEPacketTunnelProvider", "NSExtensionRequestHandling", "NSFileProviderExtension", "QLPreviewingController",
    "SLComposeServiceViewController", "UIInputViewController", "UNNotificationContentExtension",
    "UNNotificationServiceExtension", "WKExtensionDelegate",
  ]
}
