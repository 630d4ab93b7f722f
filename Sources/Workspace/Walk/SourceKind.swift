import InterfaceFrontend
import SourceModel

/// How a file's content is read, by its name.
enum SourceKind: Sendable {
  case source(any Frontend.Type)
  /// A document of Interface Builder.
  case document
  /// A `.nib`, which is not read: a file or a folder.
  case compiledNib
  /// A property list that describes a bundle, and that may name documents.
  case bundleProperties
  /// A `project.pbxproj`, whose build settings may name documents.
  case projectSettings
  /// A language that routes are written in, and that no front end reads.
  case foreign

  private static let foreignExtensions: Set<String> = ["M", "def", "hh", "hpp", "hxx", "inc", "inl", "ipp"]

  /// True for the path of code, also in a language that is not read. Documents are resources of an application.
  static func isCode(_ path: FilePath) -> Bool { isCode(name: path.name) }

  static func isCode(name: ArraySlice<UInt8>) -> Bool {
    switch SourceKind(name: name) {
    case .source, .foreign: true
    case .document, .compiledNib, .bundleProperties, .projectSettings, nil: false
    }
  }

  /// True for the path of code, and of a document that is read: findings may stand there.
  static func isJudged(_ path: FilePath) -> Bool {
    if case .document = SourceKind(path) { true } else { isCode(path) }
  }

  /// True for a file that counts only in a tree with documents.
  static func needsDocuments(name: ArraySlice<UInt8>) -> Bool {
    switch SourceKind(name: name) {
    case .bundleProperties, .projectSettings: true
    case .source, .document, .compiledNib, .foreign, nil: false
    }
  }

  static func isDocument(name: ArraySlice<UInt8>) -> Bool {
    switch SourceKind(name: name) {
    case .document, .compiledNib: true
    case .source, .bundleProperties, .projectSettings, .foreign, nil: false
    }
  }

  static func isCompiledNib(name: ArraySlice<UInt8>) -> Bool {
    if case .compiledNib = SourceKind(name: name) { true } else { false }
  }

  /// nil for files that are not read.
  init?(_ path: FilePath) {
    self.init(name: path.name)
  }

  init?(name: ArraySlice<UInt8>) {
    guard let number = name.fileExtension.flatMap(Self.number), let kind = Self.byExtension[number] else { return nil }
    switch kind {
    case .bundleProperties where !BundleProperties.isNamed(name): return nil
    case .projectSettings where !name.elementsEqual(XcodeProject.fileName.utf8): return nil
    default: self = kind
    }
  }

  private static let byExtension: [UInt128: SourceKind] = {
    let kinds: [(extensions: [String], kind: SourceKind)] =
      [
        (Array(foreignExtensions), .foreign), (Array(InterfaceFrontend.fileExtensions), .document),
        (["nib"], .compiledNib), (["plist"], .bundleProperties), (["pbxproj"], .projectSettings),
      ] + Frontends.all.map { (Array($0.fileExtensions), .source($0)) }
    let numbers = kinds.flatMap { kinds in
      kinds.extensions.compactMap { number(of: $0.utf8).map { ($0, kinds.kind) } }
    }
    return Dictionary(numbers) { $1 }
  }()

  /// The bytes of a file extension as one number, which is quicker to look up. nil for a longer one than any that is read.
  private static func number(of suffix: some Collection<UInt8>) -> UInt128? {
    var number: UInt128 = 1
    for byte in suffix {
      guard number.leadingZeroBitCount > 8 else { return nil }
      number = number << 8 | UInt128(byte)
    }
    return number
  }
}
