import Routes
import TestSupport
import Testing

/// Which patterns answer a URL that code composes: from the expression to the patterns, in both languages.
@Suite struct ComposedURLTests {
  enum Answer: Hashable {
    /// The patterns that answer.
    case patterns(Set<String>)
    /// Certainly none.
    case none
    /// Perhaps none.
    case unknown
    /// The code is not seen to look up a URL.
    case silent
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var expression: String
    var patterns: [String]
    var answer: Answer

    init(_ expression: String, in patterns: [String], _ answer: Answer) {
      (self.expression, self.patterns, self.answer) = (expression, patterns, answer)
    }

    init(_ expression: String, in patterns: [String], _ answers: String...) {
      self.init(expression, in: patterns, .patterns(Set(answers)))
    }

    var testDescription: String { "\(expression) in \(patterns)" }
  }

  @Test(arguments: matching + inSwift) func matchesInSwift(_ example: Case) {
    let patterns = example.patterns.map { "    registerURLPattern(\"\($0)\")\n" }.joined()
    check(
      example,
      """
      //- R.swift
      @main class AppDelegate {}
      class R: ZIKAnyViewRouter {
        static let scheme = "app"
        override class func registerRoutableDestination() {
      \(patterns)  }
        func f(_ id: String) {
          let url = "app://local/\\(id)"
          ZIKAnyViewRouter.performURL(\(example.expression), path: path)
        }
      }
      """)
  }

  @Test(arguments: inObjectiveC) func matchesInObjectiveC(_ example: Case) {
    let patterns = example.patterns.map { "  [self registerURLPattern:@\"\($0)\"];\n" }.joined()
    check(
      example,
      """
      //- App.swift
      @main class AppDelegate {}
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
      \(patterns)}
      + (void)open:(NSString *)id {
        NSString *url = [NSString stringWithFormat:@"app://local/%@", id];
        [ZIKViewRouter performURL:\(example.expression) path:path];
      }
      @end
      """)
  }

  private func check(_ example: Case, _ source: String) {
    let index = FixtureIndex(Fixture(source), settings: LinkSettings(world: .closed)).index
    let urls = index.routes(.urlPattern).filter { !$0.lookUps.isEmpty }
    let answers = urls.map { url -> Answer in
      if url.status.reason != nil { return .unknown }
      let patterns = index.matches(url.key.name, in: url.key.space).map(\.pattern)
      return url.status.isMissing ? .none : .patterns(Set(patterns))
    }
    #expect(answers.count < 2)
    #expect((answers.first ?? .silent) == example.answer)
  }

  /// What the holes of a URL may be.
  static let matching = [
    Case(#""app://note/\(id)""#, in: ["app://note/:id", "app://tag/:id"], "app://note/:id"),
    Case(#""app://note/\(id)""#, in: ["app://note/new", "app://note/:id"], "app://note/new", "app://note/:id"),
    Case(#""app://nte/\(id)""#, in: ["app://note/:id"], .none),
    Case(#""apps://note/\(id)""#, in: ["app://note/:id"], .none),
    Case(#""app://note/\(id)/edit""#, in: ["app://note/:id", "app://note/:id/edit"], "app://note/:id/edit"),
    Case(#""app://note/\(id)/edit""#, in: ["app://note/:id/share"], .unknown),
    Case(#""app://note/new/\(id)""#, in: ["app://note/:id/:tab", "app://note/old/:id"], "app://note/:id/:tab"),
    Case(#""app://note/new/\(id)""#, in: ["app://note/old/:id"], .none),
    // A hole may be empty, and have slashes, if nothing matches otherwise.
    Case(#""app://note/\(id)""#, in: ["app://note"], "app://note"),
    Case(#""app://note/\(id)""#, in: ["app://note", "app://note/:id"], "app://note/:id"),
    Case(#""app://note/\(id)""#, in: ["app://note/:id/edit"], "app://note/:id/edit"),
    Case(#""app://note/\(id)/edit""#, in: ["app://note/:id/in/:tab/edit"], "app://note/:id/in/:tab/edit"),
    Case(#""app://note/\(id)/\(tab)""#, in: ["app://note/:id"], "app://note/:id"),
    // A part of a segment.
    Case(#""app://note/item-\(id)""#, in: ["app://note/item-1", "app://note/items"], "app://note/item-1"),
    Case(#""app://note/item-\(id)""#, in: ["app://note/:id"], "app://note/:id"),
    Case(#""app://note/item-\(id)""#, in: ["app://note/it"], .none),
    Case(#""app://note/\(a)-\(b).html""#, in: ["app://note/x-y.html", "app://note/x.html"], "app://note/x-y.html"),
    Case(#""app://note/\(a)-\(b)-c""#, in: ["app://note/x-c"], .unknown),
    // The rest may be the query. The query says nothing.
    Case(#""app://note/\(id)/edit""#, in: ["app://note/:id"], .unknown),
    Case(#""app://note?id=\(id)""#, in: ["app://note", "app://note/:id"], "app://note"),
    Case(#""app://note?id=\(id)""#, in: ["app://note/:id"], .none),
    Case(#""app://note/\(id)?edit=1""#, in: ["app://note/:id"], "app://note/:id"),
    // Segments behind placeholders, as the library keeps them.
    Case(#""app://a/\(x)/b/\(y)""#, in: ["app://a/:x/b/:y", "app://a/:x/c/:y"], "app://a/:x/b/:y"),
    Case(#""app://a/\(x)""#, in: ["app://a/:x/b/:y"], "app://a/:x/b/:y"),
    Case(#""app://c/\(x)""#, in: ["app://a/:x/b/:y"], .none),
    // Patterns that no URL matches.
    Case(#""app://note/\(id)""#, in: ["app://note/new/", "app://note/old?x"], .none),
    Case(#""app://me@note:80/\(id)""#, in: ["app://note/:id"], "app://note/:id"),
    // Systems differ in how they parse these.
    Case(#""app://n%C3%B6te/\(id)""#, in: ["app://note/:id"], .unknown),
    // The scheme or the host is not known.
    Case(#""\(id)://note/1""#, in: ["app://note/:id"], .silent),
    Case(#""app://\(id)/1""#, in: ["app://note/:id"], .silent),
    Case(#""app://note\(id)""#, in: ["app://note/:id"], .silent),
    Case(#""app://note:\(id)/1""#, in: ["app://note/:id"], .silent),
    Case(#""app:\(id)""#, in: ["app://note/:id"], .silent),
    Case(#""note/\(id)""#, in: ["app://note/:id"], .silent),
  ]

  static let inSwift = [
    Case(#""app://nte/" + id"#, in: ["app://note/:id"], .none),
    Case(#""app://note/" + id + "/edit""#, in: ["app://note/:id/edit"], "app://note/:id/edit"),
    Case(#"("app://note/" + "new")"#, in: ["app://note/new"], "app://note/new"),
    Case(#""app://note/" + "\(id)/" + (tab ?? "a")"#, in: ["app://note/:id/:tab"], "app://note/:id/:tab"),
    Case(#""app://" + "nte/" + id"#, in: ["app://note/:id"], .none),
    Case(#"id + "app://nte/""#, in: ["app://note/:id"], .silent),
    Case(#""app://nte/" + id ?? "x""#, in: ["app://note/:id"], .silent),
    Case(#""app://nte/" - id"#, in: ["app://note/:id"], .silent),
    Case(#"isNew ? "app://nte/" + id : id"#, in: ["app://note/:id"], .silent),
    Case(#"String(format: "app://nte/%@", id)"#, in: ["app://note/:id"], .none),
    Case(#"String(format: "app://note/%1$ld/%-5.2f", id, x)"#, in: ["app://note/:id/:x"], "app://note/:id/:x"),
    Case(#"String(format: "app://nte/%%20/%y", id)"#, in: ["app://note/:id"], .silent),
    Case(#"String(id: "app://nte/%@", id)"#, in: ["app://note/:id"], .silent),
    Case(#""app://nte/\u{61}\(id)""#, in: ["app://note/:id"], .silent),
    Case("url", in: ["app://local/:id"], "app://local/:id"),
    Case("url", in: ["app://note/:id"], .none),
  ]

  static let inObjectiveC = [
    Case(#"[NSString stringWithFormat:@"app://note/%@", id]"#, in: ["app://note/:id"], "app://note/:id"),
    Case(#"[NSString stringWithFormat:@"app://nte/%@", id]"#, in: ["app://note/:id"], .none),
    Case(#"[NSString stringWithFormat:@"%@://nte/1", id]"#, in: ["app://note/:id"], .silent),
    Case(#"[NSString stringWithFormat:format, id]"#, in: ["app://note/:id"], .silent),
    Case(#"[Text stringWithFormat:@"app://nte/%@", id]"#, in: ["app://note/:id"], .silent),
    Case(#"[@"app://note/" stringByAppendingString:id]"#, in: ["app://note/:id"], "app://note/:id"),
    Case(#"[@"app://nte/" stringByAppendingString:@"1"]"#, in: ["app://note/:id"], .none),
    Case(
      #"[@"app://note/" stringByAppendingFormat:@"%d/edit", 1]"#, in: ["app://note/:id/edit"], "app://note/:id/edit"),
    Case(#"[[@"app://" stringByAppendingString:@"nte/"] stringByAppendingString:id]"#, in: ["app://note/:id"], .none),
    Case(
      #"[[NSString stringWithFormat:@"app://a/%@", id] stringByAppendingString:@"/b"]"#, in: ["app://a/:id/b"],
      "app://a/:id/b"),
    Case(#"[id stringByAppendingString:@"app://nte"]"#, in: ["app://note/:id"], .silent),
    Case("url", in: ["app://local/:id"], "app://local/:id"),
    Case("url", in: ["app://note/:id"], .none),
  ]
}
