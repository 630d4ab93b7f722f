import LanguageServerProtocol
import Routes
import SourceModel

/// What a code action answers: how to mend what a rule found at a stretch, or how to go on from the class there. It goes
/// to the client and comes back.
struct FixQuestion: Codable, Equatable {
  var uri: DocumentURI
  var range: DocumentRange
  /// nil where nothing is wrong.
  var rule: String?

  init(uri: DocumentURI, range: DocumentRange, rule: String?) {
    (self.uri, self.range, self.rule) = (uri, range, rule)
  }

  /// Asks the index as it is now.
  func fixes(in snapshot: Snapshot) -> [Fix] {
    guard let file = snapshot.id(of: uri) else { return [] }
    let environment = FixEnvironment(snapshot)
    guard let rule else { return beginnings(in: file, snapshot, environment) }
    let findings = Rules.findings(of: rule, in: snapshot.index).filter {
      $0.site.file == file && snapshot.client.range(of: $0.site.range) == range
    }
    return findings.flatMap { Repairs.fixes(for: $0, with: environment) }
      + findings.prefix(1).compactMap { Suppress.fix(for: $0, with: environment) }
  }

  /// What the fix with a title changes, for the code as it is now.
  func edit(called title: String, in snapshot: Snapshot) throws(ResponseError) -> WorkspaceEdit {
    let fix = fixes(in: snapshot).first { $0.title == title }
    guard let edit = fix.flatMap(snapshot.workspaceEdit) else {
      throw ResponseError(.contentModified, "The code has changed; '\(title)' no longer applies.")
    }
    return edit
  }

  /// For the class or the route whose name the cursor touches, or the first one in the first line of a selection.
  private func beginnings(in file: FileID, _ snapshot: Snapshot, _ environment: FixEnvironment) -> [Fix] {
    guard let document = snapshot.document(uri) else { return [] }
    let stretch = document.firstLine(of: range, in: snapshot.client.encoding)
    return document.words(touching: stretch).lazy.map { beginnings(at: $0, in: document, file, environment) }
      .first { !$0.isEmpty } ?? []
  }

  private func beginnings(
    at word: Range<Int>, in document: Document, _ file: FileID, _ environment: FixEnvironment
  ) -> [Fix] {
    let name = String(decoding: document.text.bytes[word], as: UTF8.self)
    let site = document.lines.range(from: word.lowerBound, to: word.upperBound, in: document.text)
    let isBody = document.isImplementation(before: word.lowerBound)
    let selected = SelectedName(name, at: Site(file: file, range: site), isImplementation: isBody)
    return environment.index.systems.fixes(for: selected, with: environment)
  }
}

extension FixEnvironment {
  /// With the texts of open documents, or else of the disk.
  init(_ snapshot: Snapshot) {
    self.init(index: snapshot.index) { snapshot.document($0)?.text }
  }
}

extension Document {
  /// Whether a line begins with `@implementation` and nothing else before an offset.
  fileprivate func isImplementation(before offset: Int) -> Bool {
    let words = line(before: offset).split(separator: UInt8(ascii: " "))
    return words.map { String(decoding: $0, as: UTF8.self) } == ["@implementation"]
  }

  /// The offsets of a client's range, as far as they lie in its first line.
  func firstLine(of range: DocumentRange, in encoding: PositionEncoding) -> Range<Int> {
    let (start, end) = (offset(of: range.ends.first, in: encoding), offset(of: range.ends.last, in: encoding))
    return start..<min(end, line(after: start).endIndex)
  }

  fileprivate func words(touching stretch: Range<Int>) -> [Range<Int>] {
    var result = [word(at: stretch.lowerBound)].compactMap(\.self)
    var offset = result.first?.upperBound ?? stretch.lowerBound
    while let start = text.bytes[offset..<max(offset, stretch.upperBound)].firstIndex(where: Spelling.isWordByte),
      let word = word(at: start)
    {
      result.append(word)
      offset = word.upperBound
    }
    return result
  }

  /// The identifier that an offset touches.
  func word(at offset: Int) -> Range<Int>? {
    let bytes = text.bytes
    let start = bytes[..<offset].lastIndex { !Spelling.isWordByte($0) }.map { $0 + 1 } ?? bytes.startIndex
    let end = bytes[offset...].firstIndex { !Spelling.isWordByte($0) } ?? bytes.endIndex
    return start < end ? start..<end : nil
  }
}
