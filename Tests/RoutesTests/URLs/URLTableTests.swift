import Routes
import Testing

/// Which patterns answer a URL, and with which parameters, as ZIKURLRouter does it.
@Suite struct URLTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var patterns: [String]
    var url: String
    /// Each candidate: the pattern, then its parameters sorted by name.
    var answers: [String]

    init(_ patterns: [String], _ url: String, _ answers: [String]) {
      (self.patterns, self.url, self.answers) = (patterns, url, answers)
    }

    var testDescription: String { "\(url) in \(patterns)" }
  }

  @Test(arguments: fromTheLibrary + quirks) func matches(_ example: Case) {
    let matches = URLDialect.zikrouter.table(of: example.patterns).matches(example.url)
    #expect(matches.map(words) == example.answers)
  }

  private func words(_ match: URLMatch) -> String {
    let parameters = match.parameters.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    return match.pattern + parameters.joined()
  }

  /// ZIKRouterTests/URLRouterTests.m, each pattern beside those that its test registered before.
  static let fromTheLibrary = [
    Case(["app://host"], "app://host", ["app://host"]),
    Case(["app://host"], "app://host/?k=1", ["app://host k=1"]),
    Case(["app://host"], "app://host/?k1=a&k2=b", ["app://host k1=a k2=b"]),
    Case(["app://host"], "app://host/?k1=a&k2=二&k3=3", ["app://host k1=a k2=二 k3=3"]),
    Case(["app://host/path"], "app://host/path", ["app://host/path"]),
    Case(["app://host/path", "app://host/p1/p2"], "app://host/p1/p2", ["app://host/p1/p2"]),
    Case(["app://host/p1/p2", "app://host/p1/p2/p3"], "app://host/p1/p2/p3", ["app://host/p1/p2/p3"]),
    Case(["app://host/path"], "app://host/path/?k=1", ["app://host/path k=1"]),
    Case(["app://host/path"], "app://host/path/?k1=a&k2=二&k3=3", ["app://host/path k1=a k2=二 k3=3"]),
    Case(["app://host/:key"], "app://host/value", ["app://host/:key key=value"]),
    Case(["app://host/:key", "app://host/path/:key"], "app://host/path/value", ["app://host/path/:key key=value"]),
    Case(
      ["app://host/path/:key", "app://host/:key1/:key2"], "app://host/value1/value2",
      ["app://host/:key1/:key2 key1=value1 key2=value2"]),
    Case(
      ["app://host/:key1/:key2", "app://host/p1/p2/:key1/:key2"], "app://host/p1/p2/value1/value2",
      ["app://host/p1/p2/:key1/:key2 key1=value1 key2=value2"]),
    Case(
      ["app://host/p1/p2/:key1/:key2", "app://host/:key1/:key2/:key3"], "app://host/value1/value2/value3",
      ["app://host/:key1/:key2/:key3 key1=value1 key2=value2 key3=value3"]),
    Case(["app://host/:key"], "app://host/value/?k=1", ["app://host/:key k=1 key=value"]),
    Case(
      ["app://host/:key1/:key2/:key3"], "app://host/value1/value2/value3/?k1=a&k2=二&k3=3",
      ["app://host/:key1/:key2/:key3 k1=a k2=二 k3=3 key1=value1 key2=value2 key3=value3"]),
    Case(
      ["app://host/:key1/path/:key2"], "app://host/value1/path/value2",
      ["app://host/:key1/path/:key2 key1=value1 key2=value2"]),
    Case(
      ["app://host/:key1/path/:key2", "app://host/:key1/path/:key2/path2"], "app://host/value1/path/value2/path2",
      ["app://host/:key1/path/:key2/path2 key1=value1 key2=value2"]),
    Case(
      ["app://host/:key1/path/:key2/path2", "app://host/:key1/path/path2/path3"], "app://host/value1/path/path2/path3",
      ["app://host/:key1/path/path2/path3 key1=value1"]),
    Case(["://host/path"], "://host/path", ["://host/path"]),
  ]

  /// ZIKURLRouter.m, by line.
  static let quirks = [
    // 52: without a placeholder a pattern is its text, and a URL is rebuilt without slash, query, user and port.
    Case(["app://host/path/"], "app://host/path/", []),
    Case(["app://host/"], "app://host/", []),
    Case(["app://host/path?k=1"], "app://host/path?k=1", []),
    Case(["app://host:80/path"], "app://host:80/path", []),
    Case(["app://me@host/path"], "app://me@host/path", []),
    Case(["/path"], "/path", []),
    Case(["app:path"], "app:path", []),
    Case(["app://host/path"], "app://me:pass@host:80/path/?k", ["app://host/path"]),
    Case(["app:///path"], "app:///path", ["app:///path"]),
    Case(["app://host/path"], "App://host/path", []),
    // With one, all that is dropped from the key too.
    Case(["app://host/:id/"], "app://host/1", ["app://host/:id/ id=1"]),
    Case(["app://me@host:80/:id?k=1#f"], "app://host/1", ["app://me@host:80/:id?k=1#f id=1"]),
    Case(["/path/:id"], "/path/1", ["/path/:id id=1"]),
    Case(["app://host/a:b/"], "app://host/a:b", ["app://host/a:b/"]),
    // 77: a placeholder without a name is one.
    Case(["app://host/:"], "app://host/1", ["app://host/: =1"]),
    // 90: of two patterns with one shape the later wins.
    Case(["app://host/:a", "app://host/:b"], "app://host/1", ["app://host/:a a=1", "app://host/:b b=1"]),
    // 139: of two with segments behind placeholders the first that fits wins.
    Case(
      ["app://host/:a/x/:b", "app://host/:a/:c/y"], "app://host/1/x/y",
      ["app://host/:a/x/:b a=1 b=y", "app://host/:a/:c/y a=1 c=x"]),
    Case(["app://host/:a/x", "app://other/:a/x"], "app://other/1/x", ["app://other/:a/x a=1"]),
    Case(["app://host/:a/x", "web://host/:a/x"], "web://host/1/x", ["web://host/:a/x a=1"]),
    Case(["app://host/:a/x"], "app://host/1/x/y", []),
    // 165: and the query is not passed on.
    Case(["app://host/:a/x"], "app://host/%31/x?k=1", ["app://host/:a/x a=%31"]),
    // 188: in a URL `#` and `%` are escaped first, so that a fragment belongs to the path.
    Case(["app://host/path"], "app://host/path#top", []),
    Case(["app://host/path#top"], "app://host/path#top", ["app://host/path#top"]),
    Case(["app://host/a%20b"], "app://host/a%20b", ["app://host/a%20b"]),
    Case(["app://host/a%20b/:id"], "app://host/a b/1", ["app://host/a%20b/:id id=1"]),
    Case(["app://host/a%20b/:id"], "app://host/a%20b/1", []),
    // 199: fewer placeholders first, then all others.
    Case(["app://host/:a/:b", "app://host/x/:b", "app://host/x/y"], "app://host/x/y", ["app://host/x/y"]),
    Case(["app://host/:a/:b", "app://host/x/:b"], "app://host/x/y", ["app://host/x/:b b=y"]),
    Case(["app://host/:a/:b", "app://host/:a/y"], "app://host/x/y", ["app://host/:a/:b a=x b=y"]),
    // 222: what the path gives is decoded; 232: an item of the query replaces it.
    Case(["app://host/:a"], "app://host/x%20y", ["app://host/:a a=x y"]),
    Case(["app://host/:a"], "app://host/x%2", ["app://host/:a"]),
    Case(["app://host/:a"], "app://host/x?a=y", ["app://host/:a a=y"]),
    Case(["app://host/:a"], "app://host/x?a&b==", ["app://host/:a b=="]),
    // 118: position 10 is packed as a digit 0 and one more for what stands before it.
    Case(["app://h/:1/2/3/4/5/6/7/8"], "app://h/x/2/3/4/5/6/7/8", ["app://h/:1/2/3/4/5/6/7/8 1=x"]),
    Case(["app://h/:1/2/3/4/5/6/7/8"], "app://h/x/2/3/4/5/6/7/other", []),
    Case(["app://h/:1/2/3/4/5/6/7/:8/9"], "app://h/x/2/3/4/5/6/7/y/9", []),
    Case(["app://h/:1/2/3/4/5/6/7/8/9"], "app://h/x/2/3/4/5/6/y/8/z", ["app://h/:1/2/3/4/5/6/7/8/9 1=x"]),
    Case([], "app://host", []),
    Case(["", "://", "app://"], "app://", ["app://"]),
  ]

  @Test func hostileTextsAreRead() {
    let texts = ["", ":", "://", "//", "a:", "%", "?", "#", ":::", "[", "@:@:", "app://:/:/", "\u{301}://\u{301}"]
    for text in texts {
      let long = String(repeating: text, count: 1000)
      let table = URLDialect.zikrouter.table(of: texts + [long])
      #expect(table.matches(text).count <= 1 + texts.count)
      _ = table.matches(long)
    }
  }
}
