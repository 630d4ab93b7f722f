import Foundation
import Routes
import RoutingSystems
import SourceModel
import SwiftFrontend

/// `law PATH…`: whether skim and parser find the same heads in every file that parses without error,
/// whether our own parser of Swift makes the tree of SwiftParser, and whether the outline that looks at
/// parts of the tree equals that of all of it.
enum LawCommand {
  private struct Tally {
    var checked = 0
    var heads = 0
    var withErrors = 0
    var overLimits = 0
    var unbalanced = 0
    /// Files of Swift without errors that our own parser leaves to SwiftParser.
    var left = 0
    var mismatches = 0
  }

  static func run(_ paths: [String]) {
    let thread = Thread { check(paths) }
    thread.stackSize = 512 << 20
    thread.start()
    while true { sleep(1000) }
  }

  private static func check(_ paths: [String]) {
    let files = SourceFiles(paths)
    var tally = Tally()
    for file in files.files { check(file, &tally) }
    print(
      """
      \(files.files.count) files, \(files.lineCount) lines, \(tally.withErrors) with errors, \(tally.checked) checked, \
      \(tally.heads) heads, \(tally.mismatches) mismatches, \(tally.overLimits) over a limit, \
      \(tally.unbalanced) wrongly unbalanced, \(tally.left) left to SwiftParser
      """)
    exit(tally.mismatches == 0 ? 0 : 1)
  }

  private static func check(_ file: SourceFiles.File, _ tally: inout Tally) {
    let skim = file.frontend.skim(
      file.text, words: WordTable([]), macros: SystemList.builtIn.declaringMacros)
    if let excess = skim.excess {
      tally.overLimits += 1
      return print("\(file.path): \(excess.rawValue)")
    }
    if file.frontend.language == .swift { checkTree(file, &tally) }
    guard let parsed = parsedHeads(file) else {
      tally.withErrors += 1
      return print("\(file.path): has errors, says the parser")
    }
    tally.checked += 1
    tally.heads += skim.heads.count
    if skim.isUnbalanced {
      tally.unbalanced += 1
      print("\(file.path): unbalanced, says skim")
    }
    if file.frontend.language == .swift,
      !LandmarkLaw.holds(for: file.text, interest: SystemList.builtIn.interest(in: .swift))
    {
      tally.mismatches += 1
      print("\(file.path): the outline lacks something that a walk over the whole tree finds")
    }
    guard parsed != skim.heads else { return }
    tally.mismatches += 1
    report(file.path, skim.heads, parsed)
  }

  private static func checkTree(_ file: SourceFiles.File, _ tally: inout Tally) {
    switch TreeLaw.check(file.text) {
    case .holds, .isUnsure(hasErrors: true): return
    case .isUnsure(hasErrors: false):
      tally.left += 1
      print("\(file.path): left to SwiftParser")
    case .differs(let difference):
      tally.mismatches += 1
      print("\(file.path): \(difference)")
    }
  }

  /// nil for a file with errors.
  private static func parsedHeads(_ file: SourceFiles.File) -> [TypeHead]? {
    let parsed = file.frontend.parse(file.text, interest: Interest())
    return parsed.hasErrors ? nil : parsed.outline.heads
  }

  /// Prints the first heads that differ.
  private static func report(_ path: String, _ skimmed: [TypeHead], _ parsed: [TypeHead]) {
    let index = zip(skimmed, parsed).enumerated().first { $1.0 != $1.1 }?.offset ?? min(skimmed.count, parsed.count)
    print("\(path): \(skimmed.count) skimmed, \(parsed.count) parsed")
    print("  skim:  \(index < skimmed.count ? describe(skimmed[index]) : "none")")
    print("  parse: \(index < parsed.count ? describe(parsed[index]) : "none")")
  }

  private static func describe(_ head: TypeHead) -> String {
    var parts = ["\(head.kind) \(describe(head.name)) in \(head.scope)\(head.isLocal ? " local" : "")"]
    parts.append("\(head.access) @\(head.attributes.rawValue) \(head.foreignName ?? "-") <\(head.generics)>")
    parts.append(": \(head.inherited.map(describe))")
    parts.append(
      "where \(head.requirements.map { "\(describe($0.left)) \($0.relation.rawValue) \(describe($0.right))" })")
    parts.append("= \(head.aliased.map(describe) ?? "-") \(head.conditions)")
    return parts.joined(separator: " ")
  }

  private static func describe(_ spelling: Spelling) -> String {
    let (start, end) = (spelling.range.start, spelling.range.end)
    return "\(spelling.text)@\(start.line):\(start.utf8)/\(start.utf16)/\(start.utf32)-\(end.line):\(end.utf8)"
  }
}
