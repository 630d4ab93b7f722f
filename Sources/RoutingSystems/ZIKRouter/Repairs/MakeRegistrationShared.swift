import Routes
import SourceModel

/// Makes the registration of a class that other routers register too not exclusive: `registerView`
/// instead of `registerExclusiveView`.
enum MakeRegistrationShared: Repair {
  static let rules: [any Rule.Type] = [ExclusiveConflict.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let table = environment.index.destinationTable
    guard let type = table.made.first(where: { $0.site == finding.site })?.type else { return [] }
    let exclusive = table.made.filter { $0.type == type && $0.form == .exclusive }
    // If two registrations are exclusive, changing one fixes nothing.
    guard let only = exclusive.first, exclusive.count == 1, let page = environment.page(only.site.file),
      let word = page.registeringMethod(before: page.offset(of: only.site.range.start))
    else { return [] }
    let name = "register\(only.family.nameComponent)"
    return [Fix(title: "Change to a shared registration of '\(type)'", edits: [page.replacement(of: word, with: name)])]
  }
}

extension EditableSource {
  /// The name of the method that takes a class: `registerExclusiveView(C.self)`, `registerExclusiveView:[C class]`.
  func registeringMethod(before offset: Int) -> Range<Int>? {
    var end = offset
    while let last = byte(at: end - 1), " \t([:".utf8.contains(last) { end -= 1 }
    return word(before: end).flatMap { ZIKRouterVocabulary.destinationCalls[spelling($0)] == nil ? nil : $0 }
  }
}
