import SourceModel
import SwiftSyntax

/// The law between the two parsers: where our own is sure, SwiftParser finds no error and makes the same tree.
package enum TreeLaw {
  package enum Outcome: Equatable {
    case holds
    /// Our own parser leaves the file to SwiftParser.
    case isUnsure(hasErrors: Bool)
    /// A sentence about the first difference.
    case differs(String)
  }

  /// The text must be within `NestingLimits`, and the stack deep enough for SwiftParser.
  package static func check(_ text: SourceText) -> Outcome {
    check(text, SwiftOutline.file(of: text))
  }

  /// The same with SwiftParser's tree of the text.
  static func check(_ text: SourceText, _ file: SourceFileSyntax) -> Outcome {
    guard let tree = CodeParser.tree(of: text) else { return .isUnsure(hasErrors: file.hasError) }
    if file.hasError { return .differs("code with errors has a tree") }
    let expected = TreeCopy.tree(of: file, text)
    let pairs = zip(tree.records, expected.records)
    if let (found, right) = pairs.first(where: { $0 != $1 }) {
      return .differs("\(describe(found, text)) in the place of \(describe(right, text))")
    }
    let (count, right) = (tree.records.count, expected.records.count)
    return count == right ? .holds : .differs("\(count) nodes in the place of \(right)")
  }

  private static func describe(_ record: SyntaxTree.Record, _ text: SourceText) -> String {
    let code = text.bytes[Int(record.start)..<min(Int(record.end), Int(record.start) + 80)]
    return "\(record.kind) at \(record.start)..<\(record.end), `\(String(decoding: code, as: UTF8.self))`,"
  }
}
