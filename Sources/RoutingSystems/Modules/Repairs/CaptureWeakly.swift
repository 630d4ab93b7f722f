import Routes
import SourceModel

/// Lets a closure hold `self` weakly, and do nothing once `self` is gone.
enum CaptureWeakly: Repair {
  static let rules: [any Rule.Type] = [ModuleOutputCapturesSelf.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let methods = environment.index.productModuleMethods.filter { $0.file == finding.site.file }
    for method in methods {
      let code = method.fact.code
      guard let step = code.steps.first(where: { $0.target.range == finding.site.range }), let value = step.value,
        let closure = code.closures.first(where: { $0.value == value }), closure.parameters.isEmpty,
        let page = environment.page(method.file)
      else { continue }
      let start = page.offset(of: code.values[value].name.range.start) + 1
      let next = page.endOfBlanks(from: start)
      guard page.byte(at: start - 1) == UInt8(ascii: "{"), page.byte(at: next) != UInt8(ascii: "[") else { return [] }
      let isOnOneLine = page.lineStart(of: start) == page.lineStart(of: next)
      let check = "guard let self else { return }"
      let text =
        isOnOneLine
        ? " [weak self] in \(check);" : " [weak self] in\(page.lineBreak)\(page.indentation(at: next))\(check)"
      return [Fix(title: "Capture 'self' weakly", isPreferred: true, edits: [page.insertion(text, at: start)])]
    }
    return []
  }
}
