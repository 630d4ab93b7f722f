import InterfaceFrontend
import SourceModel

/// How a file's content is read, by its name.
enum SourceKind: Sendable {
  case source(any Frontend.Type)
  /// A document of Interface Builder.
  case document
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
    case .document, .bundleProperties, .projectSettings, nil: false
    }
  }

  /// True for a file that counts only in a tree with documents.
  static func needsDocuments(name: ArraySlice<UInt8>) -> Bool {
    switch SourceKind(name: name) {
    case .bundleProperties, .projectSettings: true
    case .source, .document, .foreign, nil: false
    }
  }

  static func isDocument(name: ArraySlice<UInt8>) -> Bool {
    if case .document = SourceKind(name: name) { true } else { false }
  }

  /// nil for files that are not read.
  init?(_ path: FilePath) {
    self.init(name: path.name)
  }

  init?(name: ArraySlice<UInt8>) {
    guard let suffix = name.fileExtension else { return nil }
    if let kind = Self.byExtension[Array(suffix)] {
      self = kind
    } else if BundleProperties.isNamed(name) {
      self = .bundleProperties
    } else if name.elementsEqual(XcodeProject.fileName.utf8) {
      self = .projectSettings
    } else {
      return nil
    }
  }

  private static let byExtension: [[UInt8]: SourceKind] = {
    let foreign = foreignExtensions.map { (Array($0.utf8), SourceKind.foreign) }
    let read = Frontends.all.flatMap { frontend in
      frontend.fileExtensions.map { (Array($0.utf8), SourceKind.source(frontend)) }
    }
    let documents = InterfaceFrontend.fileExtensions.map { (Array($0.utf8), SourceKind.document) }
    return Dictionary(foreign + documents + read) { $1 }
  }()
}
