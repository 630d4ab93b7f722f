import SourceModel

/// A target, as its project or its package says it.
struct ProjectTarget: Hashable, Sendable {
  /// A file that the target compiles.
  struct Source: Hashable, Sendable {
    /// nil where only a build knows it.
    var path: FilePath?
    var name: String
    /// Compiled for some platforms only.
    var isFiltered: Bool

    /// True for a file that is read as code.
    var isCode: Bool { SourceKind.isCode(path ?? FilePath(name)) }

    /// True for a document of Interface Builder, also one of an old format, which is not read.
    var isDocument: Bool { (path ?? FilePath(name)).fileExtension.map(Self.documents.contains) ?? false }

    /// The extensions that `InterfaceName` reads, and that of a compiled storyboard.
    private static let documents: Set = ["storyboard", "storyboardc", "xib", "nib"]
  }

  /// A folder whose files are in the target without being listed.
  struct Folder: Hashable, Sendable {
    var path: FilePath
    /// What is inside is in the target, except for `exceptions`; or the other way round.
    var isMember: Bool
    /// Files and folders.
    var exceptions: Set<FilePath>
    /// Folders that are copied as they are.
    var opaque: Set<FilePath>
  }

  /// Another target that is linked.
  enum Link: Hashable, Sendable {
    /// An object of a project: a target or its product.
    case object(String, project: FilePath)
    /// A file name: `Editor.framework`, `libEditor.a`.
    case product(String)
    case package(product: String)
  }

  /// Where the bundle of the target is described.
  struct Bundle: Hashable, Sendable {
    /// The `project.pbxproj` with the settings of the target.
    var project: FilePath
    /// The folder that paths in settings begin in.
    var folder: FilePath
    /// The property lists, one in each configuration.
    var lists: Set<FilePath> = []
    /// The files with the settings of configurations that name no list themselves.
    var configurations: Set<FilePath> = []
    /// The places of the names of documents in the project.
    var names: Set<SourceRange> = []
  }

  /// The build settings that decide which code is linked, and that describe the bundle.
  struct Settings: Hashable, Sendable {
    /// File names of the products that host its tests.
    var hosts: Set<String> = []
    /// Names of files that some builds leave out.
    var excluded: Set<String> = []
    /// Whether Objective-C sees members of Swift that nothing shows to it.
    var infersObjectiveC = false
    /// Files with more settings.
    var configurations: Set<FilePath> = []
    /// nil for a target of no Xcode project.
    var bundle: Bundle?
  }

  /// Which files a build may leave out.
  struct Exclusions: Hashable, Sendable {
    private static let mostPatterns = 64

    private let names: [Glob]
    private let mayHoldAny: Bool

    /// The folder of a project, which names no file.
    private static let folders = ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"].flatMap { ["$(\($0))/", "${\($0)}/"] }

    /// Of a pattern with folders, the name alone decides. What another variable stands for is not known.
    init(_ patterns: Set<String> = []) {
      mayHoldAny =
        patterns.count > Self.mostPatterns
        || patterns.contains { pattern in
          let folder = Self.folders.first(where: pattern.hasPrefix) ?? ""
          return pattern.dropFirst(folder.count).contains("$")
        }
      names = patterns.sorted().map { Glob(name: FilePath($0).name) }
    }

    func mayHold(_ name: ArraySlice<UInt8>) -> Bool {
      mayHoldAny || names.contains { $0.matches(name) }
    }
  }

  var name: String
  var kind: TargetKind
  /// File name of the product; nil where the project does not say it.
  var product: String?
  /// The target's own object and its product's.
  var objects: [String] = []
  var sources: [Source] = []
  /// The documents of Interface Builder among its resources.
  var documents: [Source] = []
  /// Those in a phase of a framework.
  var headers: [FilePath] = []
  var folders: [Folder] = []
  var links: [Link] = []
  /// Build-tool plug-ins that may make sources of it.
  var plugins: [String] = []
  /// Whether its code runs in an application that is linked or named as its host, as that of unit tests does.
  var runsInHost = false
  var settings = Settings()

  /// The target with other paths for the files that it lists.
  func placingFiles(_ place: (FilePath) -> FilePath) -> ProjectTarget {
    func placing(_ source: Source) -> Source {
      var source = source
      source.path = source.path.map(place)
      return source
    }
    var target = self
    (target.sources, target.documents) = (sources.map(placing), documents.map(placing))
    target.headers = headers.map(place)
    return target
  }
}
