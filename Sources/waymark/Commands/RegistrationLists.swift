import Routes
import RoutingSystems
import SourceModel
import Workspace

/// The applications that `waymark registration` is about, with their routers.
struct RegistrationLists {
  let all: [RegistrationList]
  /// The file of the list to check; nil if there is none.
  let file: FileID?

  /// Throws a `Failure` if there is no such application or file, or if no application has a router.
  init(_ tree: ScannedTree, application: String?, ofFile path: String?) throws {
    let lists = tree.index.registrationLists
    try Self.check(application, in: lists)
    file = try path.map { try Self.file($0, in: tree) }
    let chosen = file.map { tree.index.lists(lists, of: $0) } ?? lists
    all = chosen.filter { application == nil || $0.application == application }
    if let path, all.isEmpty { throw Failure("\(path): \(Self.owner(application)) compiles this file") }
    guard all.contains(where: { !$0.routers.isEmpty }) else { throw Failure(Self.emptiness(all)) }
  }

  private static func owner(_ application: String?) -> String {
    application.map { "no target of the application '\($0)'" } ?? "no application"
  }

  private static func check(_ application: String?, in lists: [RegistrationList]) throws {
    let names = lists.compactMap(\.application)
    guard let application, !names.contains(application) else { return }
    if names.isEmpty { throw Failure("no application target is in the scan, so --application cannot select one") }
    throw Failure(
      "no application '\(application)' is in the scan; the applications are \(TargetNames.quoted(names))")
  }

  private static func file(_ path: String, in tree: ScannedTree) throws -> FileID {
    guard let real = FilePath(typed: path).resolved else { throw Failure("\(path): no such file") }
    let source = tree.state.paths.first { tree.state.realPath(of: $0).absolute == real }
    guard let file = source.flatMap(tree.state.id) else {
      throw Failure("\(path): not a Swift or Objective-C file under the given paths")
    }
    return file
  }

  private static func emptiness(_ lists: [RegistrationList]) -> String {
    let owners = TargetNames.quoted(lists.compactMap(\.application))
    let perhaps = Set(lists.flatMap { $0.perhapsLinked.map(\.name) }).sorted()
    let others = perhaps.isEmpty ? "" : "; nothing shows which application compiles \(TargetNames.quoted(perhaps))"
    return "there is no router class in \(owners.isEmpty ? "the scan" : owners)\(others)"
  }
}
