import Routes
import RoutingSystems
import SourceModel
import Testing

@testable import Workspace

/// Which files are read again for the names that others ask for.
@Suite struct FileQuestionTests {
  /// A function of the tree with a name that is common, and that the library has, too.
  private static let wrapper = """
    extension UITableView {
      func register<T: UITableViewCell>(_ type: T.Type) {
        register(type, forCellReuseIdentifier: String(describing: type))
      }
    }
    """

  private static let before = ScanInterest(systems: .builtIn)
  private static let after = before.asking(
    AskedNames(ofFiles: [AskedNames(extraction("Wrapper.swift", wrapper).facts)]))
  private static let question = FileQuestion(after.changes(from: before))

  @Test(arguments: [
    ("a file without the name", "func f() { dispatcher.add(self) }", FileQuestion.Answer.unchanged),
    ("one that is parsed for nothing", "func f() { dispatcher.register(processor: self) }", .changedIfItCalls),
    (
      "one that is parsed for another word",
      "func f() { dispatcher.register(processor: self); table.dequeueReusableCell(withIdentifier: \"Cell\") }",
      .changed
    ),
  ])
  private func asksSwift(_ what: String, _ source: String, _ answer: FileQuestion.Answer) {
    #expect(Self.question.answer(for: Self.extraction("F.swift", source)) == answer, "\(what)")
  }

  /// Objective-C calls no function of Swift by its base name.
  @Test func asksNoObjectiveC() {
    let source = "@implementation F\n- (void)f { [dispatcher register:self]; }\n@end"
    #expect(Self.question.answer(for: Self.extraction("F.m", source)) == .unchanged)
  }

  private static func extraction(_ name: String, _ source: String) -> Extraction {
    Extraction(SourceText(source), path: FilePath(name), interest: before)
  }
}
