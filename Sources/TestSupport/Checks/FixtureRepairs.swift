import Routes
import SourceModel
import Workspace

/// A fixture and one fix of a finding in it.
package struct FixtureRepair {
  package let title: String
  package let isPreferred: Bool
  /// The fixture as the fix leaves it.
  package let result: Fixture

  package init(title: String, isPreferred: Bool, result: Fixture) {
    (self.title, self.isPreferred, self.result) = (title, isPreferred, result)
  }

  /// All fixes of what a rule finds in a fixture, in the order of the findings.
  package static func all(in fixture: Fixture, rule: String) -> [FixtureRepair] {
    let linked = FixtureIndex(fixture)
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    let findings = Rules.findings(of: rule, in: linked.index).filter { $0.certainty == .certain }
    return findings.flatMap { Repairs.fixes(for: $0, with: environment) }.map { fix in
      FixtureRepair(title: fix.title, isPreferred: fix.isPreferred, result: fixture.applying(fix, linked))
    }
  }

  /// The text of one file as the fix leaves it.
  package func text(_ path: String) -> String? {
    result.files.first { $0.path == path }?.text
  }

  /// The paths of files that have syntax errors as the fix leaves them.
  package var broken: [String] {
    result.files.filter { file in
      let text = SourceText(file.text)
      let frontend = Frontends.frontend(of: FilePath(file.path))
      return frontend?.parse(text, interest: Interest()).hasErrors == true
    }.map(\.path)
  }

  /// How many findings of a rule a fixture certainly has.
  package static func count(of rule: String, in fixture: Fixture) -> Int {
    Rules.findings(of: rule, in: FixtureIndex(fixture).index).count { $0.certainty == .certain }
  }
}

extension Fixture {
  /// The fixture with the changes of a fix; cursors and marks stay where they were.
  package func applying(_ fix: Fix, _ linked: FixtureIndex) -> Fixture {
    var fixture = self
    for (number, file) in files.enumerated() {
      let edits = fix.edits.filter { linked.path(of: $0.site.file) == file.path }
      fixture.files[number].text = String(decoding: Fix.applying(edits, to: SourceText(file.text)).bytes, as: UTF8.self)
    }
    for new in fix.newFiles { fixture.files.append(File(path: new.name, text: new.text, marks: [])) }
    return fixture
  }
}
