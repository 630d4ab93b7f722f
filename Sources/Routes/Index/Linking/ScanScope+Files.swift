import SourceModel

extension ScanScope {
  /// Closed when the scan holds an application, or the settings say so.
  init(
    of files: [IndexedFile], _ heads: NamedHeads, _ scope: LinkScope, settings: LinkSettings
  ) {
    let (applications, origins) = (scope.applications, scope.origins)
    let count = applications.isEmpty ? Self.entries(in: files) : applications.names.count
    let isOneProgram = count <= 1 && !(applications.isEmpty && OtherPrograms.areIn(files, heads, origins: origins))
    if let said = settings.world {
      let word = said == .closed ? "closed" : "open"
      self.init(extent: said, reason: "declared \(word) in the settings", isOneProgram: isOneProgram)
    } else if let project = applications.unreadProject {
      self.init(extent: .open, reason: "the project \(project) could not be read", isOneProgram: isOneProgram)
    } else if applications.isEmpty {
      self.init(extent: count == 0 ? .open : .closed, reason: Self.reason(entries: count), isOneProgram: isOneProgram)
    } else {
      self.init(extent: .closed, reason: Self.reason(targets: applications), isOneProgram: isOneProgram)
    }
  }

  /// Files with an entry point, where no project says what is an application.
  private static func entries(in files: [IndexedFile]) -> Int {
    files.count { $0.facts.entryPoint.isApplication && $0.origin == .product }
  }

  private static func reason(entries: Int) -> String {
    switch entries {
    case 0: "no application is in the scan"
    case 1: "an application is in the scan"
    default: "\(entries) applications are in the scan"
    }
  }

  private static func reason(targets: Applications) -> String {
    let names = TargetNames.list(targets.names)
    let count = targets.names.count
    if targets.furtherCount > 0 {
      return
        "\(count + targets.furtherCount) application targets are in the scan, of which \(count) are judged: \(names)"
    }
    return count == 1
      ? "an application target is in the scan: \(names)"
      : "\(count) application targets are in the scan: \(names)"
  }
}
