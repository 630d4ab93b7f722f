import SourceModel

extension World {
  /// Closed when the files hold an application's entry point, or the settings say so.
  init(of files: [IndexedFile], settings: LinkSettings) {
    let applications = files.filter { $0.facts.isApplication && $0.origin == .product }.count
    switch (settings.world, applications) {
    case (.closed?, _):
      self.init(extent: .closed, reason: "declared closed by the settings", applications: applications)
    case (.open?, _):
      self.init(extent: .open, reason: "declared open by the settings", applications: applications)
    case (nil, 0):
      self.init(extent: .open, reason: "no application is in the scan", applications: 0)
    case (nil, 1):
      self.init(extent: .closed, reason: "an application is in the scan", applications: 1)
    case (nil, let count):
      self.init(extent: .closed, reason: "\(count) applications are in the scan", applications: count)
    }
  }
}
