import Routes

/// Adds the assignment that a configurator leaves out.
enum ConnectParts: Repair {
  static let rules: [any Rule.Type] = [ModuleWiringIncomplete.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let subject = ModuleWiringIncomplete.subjects(in: environment.index).first { subject in
      subject.file == finding.site.file
        && (subject.controller.classes + subject.handler.classes).contains { $0.range == finding.site.range }
    }
    guard let subject, let line = line(for: finding, subject),
      let last = (subject.controller.classes + subject.handler.classes).map(\.range.start).max(),
      let page = environment.page(finding.site.file)
    else { return [] }
    let edit = page.addition([line], behindLineOf: page.offset(of: last))
    return [Fix(title: "Add '\(line)'", isPreferred: true, edits: [edit])]
  }

  private static func line(for finding: Finding, _ subject: ModuleWiringIncomplete.Subject) -> String? {
    let (controller, handler) = (subject.controller.name, subject.handler.name)
    let lines = [
      "viewInput": "\(handler).viewInput = \(controller)", "output": "\(controller).output = \(handler)",
      "router": "\(handler).router = \(controller)",
      "moduleOutput": "\(handler).moduleOutput = moduleIO?(\(handler))",
    ]
    return finding.names.first.flatMap { lines[$0] }
  }
}
