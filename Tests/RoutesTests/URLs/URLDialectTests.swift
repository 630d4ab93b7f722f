import Routes
import Testing

/// Which patterns answer a URL, and with which parameters, in each dialect. The comments name the lines of the libraries.
@Suite struct URLDialectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var dialect: URLDialect
    var patterns: [String]
    var url: String
    /// Each candidate: the pattern, its parameters sorted by name, and what is skipped.
    var answers: [String]

    init(_ dialect: URLDialect, _ patterns: [String], _ url: String, _ answers: [String]) {
      (self.dialect, self.patterns, self.url, self.answers) = (dialect, patterns, url, answers)
    }

    var testDescription: String { "\(url) in \(patterns), \(dialect)" }
  }

  @Test(arguments: exact + segments + navigator + jlroutes + mgjrouter) func matches(_ example: Case) {
    let table = example.dialect.table(of: example.patterns)
    #expect(table.matches(example.url).map(words) == example.answers)
    // What answers matches.
    #expect(Set(table.matches(example.url).map(\.pattern)).isSubset(of: table.matching(example.url)))
  }

  private func words(_ match: URLMatch) -> String {
    let parameters = match.parameters.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    return match.pattern + parameters.joined() + match.skipped.map { " -\($0)" }.joined()
  }

  static let exact = [
    Case(.exact, ["app://note", "note"], "app://note", ["app://note"]),
    Case(.exact, ["app://note"], "app://note/", []),
    Case(.exact, ["app://note/:id"], "app://note/7", []),
  ]

  private static func colons(_ rest: String? = nil) -> URLDialect { .segments(placeholder: .colon, rest: rest) }

  static let segments = [
    Case(colons(), ["app://note/:id"], "app://note/7?tab=2#end", ["app://note/:id id=7 tab=2"]),
    Case(colons(), ["app://note/:id/"], "app://note//7", ["app://note/:id/ id=7"]),
    Case(colons(), ["app://note/:id"], "web://note/7", []),
    Case(colons(), ["app://note/:id"], "app://note", []),
    Case(colons(), ["app://note/:id"], "app://note/7/edit", []),
    Case(colons(), ["app://:place"], "app://note", ["app://:place place=note"]),
    Case(colons(), ["/note/:id", "note/new"], "note/new", ["/note/:id id=new", "note/new"]),
    Case(colons(), ["app://note/*"], "app://note/7", []),
    Case(colons("*"), ["app://note/*"], "app://note/7/edit", ["app://note/* *=7/edit"]),
    Case(colons("*"), ["app://note/*"], "app://note", ["app://note/* *="]),
    Case(colons("~"), ["app://note/*"], "app://note/7", []),
    Case(colons("*name"), ["app://note/*path"], "app://note/7/edit", ["app://note/*path path=7/edit"]),
    Case(colons("*name"), ["app://note/*"], "app://note/7", ["app://note/* =7"]),
    Case(.segments(placeholder: .braces, rest: nil), ["note:{id}", "n/{id}"], "n/1", ["n/{id} id=1"]),
    Case(.segments(placeholder: .angles, rest: nil), ["n/<id>", "n/:id"], "n/1", ["n/<id> id=1"]),
    Case(.segments(placeholder: .typed, rest: nil), ["n/<int:id>"], "n/a", ["n/<int:id> id=a"]),
  ]

  static let navigator = [
    // URLMatcher.swift:64: most plain components; of several, a dictionary's order decides.
    Case(.urlnavigator, ["app://a/<id>", "app://a/new"], "app://a/new", ["app://a/new"]),
    Case(
      .urlnavigator, ["app://a/<id>", "app://a/<name>"], "app://a/1", ["app://a/<id> id=1", "app://a/<name> name=1"]),
    Case(.urlnavigator, ["app://a/<int:id>", "app://a/<id>"], "app://a/b", ["app://a/<id> id=b"]),
    // 64 counts in the text as registered, so a query makes it more plain.
    Case(.urlnavigator, ["app://a/<id>?b/c", "app://a/<id>"], "app://a/1", ["app://a/<id>?b/c id=1"]),
    // 57: the scheme is compared apart, and must be there on both sides or on none.
    Case(.urlnavigator, ["app://a"], "App://a", []),
    Case(.urlnavigator, ["/a/<id>"], "/a/1", ["/a/<id> id=1"]),
    Case(.urlnavigator, ["/a/<id>"], "app://a/1", []),
    Case(.urlnavigator, ["app://<place>/x"], "app://a/x", ["app://<place>/x place=a"]),
    // 71, 127: as many components, unless one is a path.
    Case(.urlnavigator, ["app://a/<id>"], "app://a", []),
    Case(.urlnavigator, ["app://a/<id>"], "app://a/1/2", []),
    Case(.urlnavigator, ["app://a/<path:p>"], "app://a/1/2/3", ["app://a/<path:p> p=1/2/3"]),
    Case(.urlnavigator, ["app://a/<path:p>"], "app://a", []),
    // 78: only as many as both have are compared, each at its position.
    Case(.urlnavigator, ["app://<path:p>/b"], "app://a/b/c", ["app://<path:p>/b p=a/b/c"]),
    Case(.urlnavigator, ["app://<path:p>/c"], "app://a/b/c", []),
    // 102–105: query, fragment, and empty components.
    Case(.urlnavigator, ["app://a/<id>"], "app:///a//1/?x=2#y", ["app://a/<id> id=1"]),
    Case(.urlnavigator, ["app://a/1?x=2"], "app://a/1", ["app://a/1?x=2"]),
    // 10–26: the types; 159: another one takes any text.
    Case(.urlnavigator, ["a/<int:i>"], "a/-42", ["a/<int:i> i=-42"]),
    Case(.urlnavigator, ["a/<int:i>"], "a/4.2", []),
    Case(.urlnavigator, ["a/<int:i>"], "a/9999999999999999999", []),
    Case(.urlnavigator, ["a/<float:f>"], "a/4.2", ["a/<float:f> f=4.2"]),
    Case(.urlnavigator, ["a/<float:f>"], "a/four", []),
    Case(.urlnavigator, ["a/<uuid:u>"], "a/123", []),
    Case(
      .urlnavigator, ["a/<uuid:u>"], "a/621425B8-42D1-4AB4-9A58-1E69D708A84B",
      ["a/<uuid:u> u=621425B8-42D1-4AB4-9A58-1E69D708A84B"]),
    Case(.urlnavigator, ["a/<string:s>"], "a/x", ["a/<string:s> s=x"]),
    Case(.urlnavigator, ["a/<region:r>"], "a/x", ["a/<region:r> r=x"]),
    // URLPathComponent.swift:17: with two colons it is plain.
    Case(.urlnavigator, ["a/<b:c:d>"], "a/x", []),
    // 138: only the first part may be the scheme's.
    Case(.urlnavigator, ["app:a"], "app:a", ["app:a"]),
  ]

  static let jlroutes = [
    // JLRRouteRequest.m:40: the host is a component, unless it has a dot or is localhost. No scheme is compared.
    Case(.jlroutes, ["/note/:id"], "app://note/7", ["/note/:id id=7"]),
    Case(.jlroutes, ["note/:id"], "app:///note/7", ["note/:id id=7"]),
    Case(.jlroutes, ["/note/:id"], "https://example.com/note/7", ["/note/:id id=7"]),
    Case(.jlroutes, ["/note/:id"], "http://localhost/note/7", ["/note/:id id=7"]),
    Case(.jlroutes, ["/note/:id"], "/note/7", ["/note/:id id=7"]),
    // 75, 80: a slash at each end; JLRRouteDefinition.m:40: one at the begin of a pattern.
    Case(.jlroutes, ["/note"], "app://note/", ["/note"]),
    Case(.jlroutes, ["/note/"], "app://note/", []),
    Case(.jlroutes, ["/"], "app://", ["/"]),
    // JLRRouteDefinition.m:99: as many components.
    Case(.jlroutes, ["/note/:id"], "app://note", []),
    Case(.jlroutes, ["/note/:id"], "app://note/7/edit", []),
    // 152, 175: all that match, in the order of priority, which the table does not know.
    Case(.jlroutes, ["/note/:id", "/note/new"], "app://note/new", ["/note/:id id=new", "/note/new"]),
    // 163: a wildcard takes all further components, also none; 174: nothing behind it counts.
    Case(.jlroutes, ["/note/*"], "app://note/7/x", ["/note/* JLRouteWildcardComponents=7/x"]),
    Case(.jlroutes, ["/note/*"], "app://note", ["/note/* JLRouteWildcardComponents="]),
    Case(.jlroutes, ["/note/*/edit"], "app://note/7/x", ["/note/*/edit JLRouteWildcardComponents=7/x"]),
    Case(.jlroutes, ["*"], "app://anything/7", ["* JLRouteWildcardComponents=anything/7"]),
    Case(.jlroutes, ["/note/a*"], "app://note/ab", []),
    // JLRParsingUtilities.m:115: optional groups, the longest first.
    Case(.jlroutes, ["/a/:x(/b)(/c)"], "app://a/1/c", ["/a/:x(/b)(/c) x=1"]),
    Case(.jlroutes, ["/a/:x(/b)(/c)"], "app://a/1", ["/a/:x(/b)(/c) x=1"]),
    Case(.jlroutes, ["/a/:x(/b)(/c)"], "app://a/1/c/b", []),
    Case(.jlroutes, ["/a(/:y)"], "app://a/2", ["/a(/:y) y=2"]),
    Case(.jlroutes, ["(/a)"], "app://", ["(/a)"]),
    // JLRRouteDefinition.m:229: the query too.
    Case(.jlroutes, ["/note/:id"], "app://note/7?tab=2", ["/note/:id id=7 tab=2"]),
  ]

  static let mgjrouter = [
    // MGJRouter.m:285: the scheme is the first component; 296: alone, a wildcard stands behind it.
    Case(.mgjrouter, ["app://shop"], "app://shop", ["app://shop"]),
    Case(.mgjrouter, ["app://"], "app://", ["app://"]),
    Case(.mgjrouter, ["app://"], "app://anything", ["app://"]),
    Case(.mgjrouter, ["app://shop"], "web://shop", []),
    Case(.mgjrouter, ["/shop/:id"], "/shop/7", ["/shop/:id id=7"]),
    // 290, 295: what stands behind the last two slashes.
    Case(
      .mgjrouter, ["app://example.com/a"], "app://web?url=http://example.com/a",
      ["app://example.com/a url=http://example.com/a"]),
    // 217, 225: placeholders, with an ending that is stripped.
    Case(.mgjrouter, ["app://shop/:id"], "app://shop/7?tab=2", ["app://shop/:id id=7 tab=2"]),
    Case(.mgjrouter, ["app://shop/:id.html"], "app://shop/7.html", ["app://shop/:id.html id=7"]),
    Case(.mgjrouter, ["app://shop/:id.html"], "app://shop/7", ["app://shop/:id.html id=7"]),
    // 213: a wildcard takes any component, behind all others.
    Case(.mgjrouter, ["app://shop/~", "app://shop/x"], "app://shop/y", ["app://shop/~"]),
    Case(.mgjrouter, ["app://shop/~", "app://shop/x"], "app://shop/x", ["app://shop/x"]),
    // 208: keys in text order, so a placeholder hides letters, and not digits.
    Case(.mgjrouter, ["app://shop/:id", "app://shop/new"], "app://shop/new", ["app://shop/:id id=new"]),
    Case(.mgjrouter, ["app://shop/:id", "app://shop/42"], "app://shop/42", ["app://shop/42"]),
    Case(.mgjrouter, ["app://shop/:id", "app://shop/:name"], "app://shop/1", ["app://shop/:id id=1"]),
    Case(.mgjrouter, ["app://shop/:id", "app://shop/:name/x"], "app://shop/1/x", ["app://shop/:id id=1 -x"]),
    // 203–243: `found` is never reset, so components that nothing takes are skipped.
    Case(.mgjrouter, ["app://shop/cart"], "app://shop/x/cart", ["app://shop/cart -x"]),
    Case(.mgjrouter, ["app://shop", "app://shop/cart"], "app://shop/x", ["app://shop -x"]),
    Case(.mgjrouter, ["app://shop/cart"], "app://shop/x", []),
    Case(.mgjrouter, ["app://shop/cart"], "app://shop", []),
    // 253: the last node answers if it has a handler.
    Case(.mgjrouter, ["app://shop", "app://shop/cart/pay"], "app://shop/cart", []),
    // 241: where nothing takes the first component, only a handler at the root answers.
    Case(.mgjrouter, ["app://shop", ""], "web://shop", [" -web -shop"]),
    // 301: the query is no component, and escapes are decoded.
    Case(.mgjrouter, ["app://shop?x=1"], "app://shop", ["app://shop?x=1"]),
    Case(.mgjrouter, ["app://shop/a%62"], "app://shop/ab", ["app://shop/a%62"]),
  ]

  /// A pattern that `NSURL` does not read may be registered for its whole scheme.
  @Test func unreadPatternsMayMatch() {
    let table = URLDialect.mgjrouter.table(of: ["app://shop/家居"])
    #expect(table.matches("app://other").isEmpty)
    #expect(table.matching("app://other") == ["app://shop/家居"])
    #expect(table.matching("web://other").isEmpty)
  }

  @Test(arguments: holesMayBeAnyTextCases) func holesMayBeAnyText(
    _ dialect: URLDialect, _ pattern: String, _ url: String, _ mayMatch: Bool
  ) {
    #expect(!dialect.table(of: [pattern]).matching(url).isEmpty == mayMatch)
    #expect(dialect.matching.mayMatch(pattern, url) == mayMatch)
  }

  @Test(arguments: flawsOfPatternsCases) func flawsOfPatterns(_ dialect: URLDialect, _ pattern: String, _ flaw: String?)
  {
    let urls = dialect.matching
    #expect((urls.invalidity(of: pattern) ?? urls.unmatchability(of: pattern)) == flaw)
  }

  @Test(arguments: shapesCases) func shapes(_ dialect: URLDialect, _ first: String, _ second: String, _ areEqual: Bool)
  {
    #expect((dialect.matching.shape(of: first) == dialect.matching.shape(of: second)) == areEqual)
  }

  @Test func hostileTextsAreRead() {
    let texts = ["", ":", "://", "//", "a:", "%", "?", "#", "(", ")", "()", "<", "<>", "<:>", "~", "*", "…", "app://…"]
    for dialect in [URLDialect.exact, Self.colons("*"), .urlnavigator, .jlroutes, .mgjrouter] {
      let long = texts.map { String(repeating: $0, count: 200) }
      let table = dialect.table(of: texts + long)
      for text in texts + long {
        _ = (table.matches(text), table.matching(text), table.matching(endingWithHole: text))
        _ = dialect.matching.difference(between: text, and: "app://a")
        _ = dialect.matching.shape(of: text)
      }
    }
  }

  static let holesMayBeAnyTextCases: [(URLDialect, String, String, Bool)] = [
    (.urlnavigator, "app://a/<b>", "app://a/…", true), (.urlnavigator, "app://a/<int:b>/c", "app://a/…", true),
    (.urlnavigator, "app://a/b", "app://a/c…", false), (.urlnavigator, "app://a/<b>", "app://b/…", false),
    (.jlroutes, "/a/*", "app://a/…/b", true), (.jlroutes, "/a(/b)", "app://a/…", true),
    (.jlroutes, "/b/:x", "app://a/…", false), (.mgjrouter, "app://a/b", "app://a/…", true),
    (.mgjrouter, "app://b", "web://a/…", false), (.exact, "app://a/b", "app://a/…", true),
    (.exact, "app://b/a", "app://a/…", false),
  ]

  static let flawsOfPatternsCases: [(URLDialect, String, String?)] = [
    (.urlnavigator, "app://a/<b:c:d>", "'<b:c:d>' is not a placeholder"), (.urlnavigator, "app://a/<b>", nil),
    (.urlnavigator, "", "it is empty"), (.jlroutes, "/a(/b", "a parenthesis in it has no partner"),
    (.jlroutes, "app://a", "a URL is compared without its scheme; routesForScheme takes it"),
    (.jlroutes, "/a/", "a URL is compared without a slash at its end"),
    (.jlroutes, "/a?b=1", "a URL is compared without its query"), (.jlroutes, "/", nil),
    (.mgjrouter, "app://a b", "it contains ' '"), (.mgjrouter, "app://a/:id", nil), (.exact, "", "it is empty"),
  ]

  static let shapesCases: [(URLDialect, String, String, Bool)] = [
    (.urlnavigator, "app://a/<b>", "app://a/<string:c>", true), (.urlnavigator, "app://a/<b>", "app://a/<x:c>", false),
    (.urlnavigator, "app://a/<b>", "app://a/<c>?d", true), (.urlnavigator, "app://a/<int:b>", "app://a/<b>", false),
    (.jlroutes, "/a/:b", "a/:c", true), (.mgjrouter, "app://a/:b", "app://a/:c?x", true),
    (.segments(placeholder: .colon, rest: "*"), "app://a/*", "app://a/:b", false),
  ]
}
