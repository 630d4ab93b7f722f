import SourceModel
import Testing

/// What stands before the first occurrence of a character.
@Suite struct LeadingTextTests {
  @Test(arguments: [
    ("tableView:cellForRow:", "tableView"), ("reload", "reload"), (":", ""), ("", ""), ("größe:für:", "größe"),
  ])
  func endsBeforeTheFirstColon(_ selector: String, _ name: String) {
    #expect(selector.prefix(before: ":") == name)
  }
}
