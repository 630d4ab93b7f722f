import Routes
import SourceModel

/// Writes the route of a segue that has none: the requirement, the method, and its helpers.
enum WriteRoute {
  /// The fixes for the identifier of a segue, and for the name of a routing protocol, a router or a controller where it is
  /// declared.
  static func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    for dispatched in index.answer(DispatchedRouters.self).reached {
      guard let owner = owner(of: dispatched) else { continue }
      let isScene = [dispatched.router, dispatched.controller, owner].contains { type in
        type == name.text
          && dispatched.model.types.head(of: type).map { Site(file: $0.file, range: $0.head.name.range) }
            == name.site
      }
      let segues = dispatched.segues.filter { segue in
        isScene || Site(file: segue.file, range: segue.segue.identifier.range) == name.site
      }
      if segues.isEmpty { continue }
      return fixes(for: segues.map(\.segue), dispatched, owner, with: environment)
    }
    return []
  }

  /// The only routing protocol of a router, which Objective-C sees.
  private static func owner(of dispatched: DispatchedRouter) -> String? {
    let protocols = dispatched.model.reached(from: dispatched.router).filter(dispatched.model.isProtocol)
    guard protocols.count == 1, dispatched.model.bodies(of: protocols[0]).contains(where: \.isObjectiveC) else {
      return nil
    }
    return protocols[0]
  }

  private static func fixes(
    for segues: [SceneSegue], _ dispatched: DispatchedRouter, _ owner: String, with environment: FixEnvironment
  ) -> [Fix] {
    var seen: Set<String> = []
    return segues.compactMap { segue in
      let identifier = segue.identifier.text
      guard !others.contains(segue.kind), !dispatched.answers(segue), let type = segue.destination,
        SceneSelector.isPlain(identifier),
        dispatched.dispatch.fact.selector(of: identifier) == "routeTo\(identifier)WithSegue:",
        seen.insert(identifier).inserted
      else { return nil }
      let text = RouteText(to: type, named: identifier, dispatched, in: environment.index)
      guard let requirement = edit(of: owner, adding: [text.requirement], dispatched, environment),
        let methods = edit(of: dispatched.router, adding: text.methods, dispatched, environment)
      else { return nil }
      return Fix(title: "Add the route for the segue '\(identifier)'", edits: [requirement, methods])
    }
  }

  /// The kinds of segues that lead back, or that no route is for.
  private static let others: Set = ["embed", "relationship", "unwind"]

  /// Adds lines at the end of the body of a type.
  private static func edit(
    of type: String, adding lines: [String], _ dispatched: DispatchedRouter, _ environment: FixEnvironment
  ) -> Fix.Edit? {
    guard let (head, file) = dispatched.model.types.head(of: type), let page = environment.page(file),
      let start = page.bodyStart(from: page.offset(of: head.name.range.start))
    else { return nil }
    let isOfSeveral = page.lineEnd(of: start) == start
    guard isOfSeveral, let end = page.endOfBrackets(from: start - 1),
      page.spelling(page.lineStart(of: end)..<(end - 1)).allSatisfy(\.isWhitespace)
    else { return page.addition(lines, toBodyAt: start) }
    let indentation = page.indentation(at: end - 1)
    let isEmpty = page.endOfBlanks(from: start) == end - 1
    let spaced = lines.count > 1 && !isEmpty ? [""] + lines : lines
    return page.addition(
      page.indented(spaced).map { $0.isEmpty ? "" : indentation + $0 }, beforeLineOf: end - 1)
  }
}

/// The names of methods as Objective-C spells them.
enum SceneSelector {
  /// The words behind which Swift leaves out the `With` of a label (swift, `lib/Basic/PartsOfSpeech.def`).
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// True for the end of the name of a method, `routeTo…(segue:)`, that Swift calls `routeTo…WithSegue:`.
  static func isPlain(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.allSatisfy(Spelling.isWordByte), name != "_" else { return false }
    let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
    let last = name[start...].split(separator: "_").last ?? ""
    return !prepositions.contains(last.lowercased())
  }
}
