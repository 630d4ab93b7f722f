import Routes
import SourceModel

/// A reuse identifier that is registered and that nothing dequeues by.
enum ReuseIdentifierNeverDequeued: UnusedName {
  static let spaces = CellSpaces.all

  static func message(about key: RouteKey) -> String {
    "nothing dequeues a \(key.space.noun) by the identifier '\(key.name)'"
  }

  static func isEntered(_: Route.Registration, of _: Route, in _: RouteIndex) -> Bool { false }

  static let description = RuleDescription(
    id: "reuse-identifier-never-dequeued",
    severity: .hint,
    isOnByDefault: false,
    tag: .needless,
    summary: "Nothing dequeues by a reuse identifier that is registered.",
    rationale: """
      The registration is left over. An identifier with the name of a type is not reported, since code makes such names \
      from types that are not known. The rule says nothing while some code dequeues by an identifier that is not known.
      """,
    examples: [
      RuleDescription.Example(
        "A cell that is no longer shown",
        """
        //- Movies.swift
        @main class AppDelegate {}
        func setUp() {
          table.register(UITableViewCell.self, forCellReuseIdentifier: "old")
          //                                                            ^^^ reuse-identifier-never-dequeued
          table.register(UITableViewCell.self, forCellReuseIdentifier: "movie")
        }
        func cell(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "movie", for: path) }
        """),
      RuleDescription.Example(
        "A header of the same identifier as a cell, in Objective-C",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, nil); }
        @implementation Movies
        - (void)setUp {
          [self.table registerClass:[UITableViewCell class] forCellReuseIdentifier:@"movie"];
          [self.table registerClass:[Header class] forHeaderFooterViewReuseIdentifier:@"movie"];
          //                                                                            ^^^^^ reuse-identifier-never-dequeued
        }
        - (id)cell:(id)path { return [self.table dequeueReusableCellWithIdentifier:@"movie" forIndexPath:path]; }
        @end
        """),
      RuleDescription.Example(
        "An identifier that code may compose",
        """
        //- Movies.swift
        @main class AppDelegate {}
        func setUp() { table.register(UITableViewCell.self, forCellReuseIdentifier: "old") }
        func cell(_ id: String, _ path: IndexPath) -> Any {
          let row = table
          return row.dequeueReusableCell(withIdentifier: id + "1", for: path)
        }
        """),
      RuleDescription.Example(
        "The name of a type",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class MovieCell: UITableViewCell {}
        func setUp() { table.register(MovieCell.self, forCellReuseIdentifier: "MovieCell") }
        """),
    ])
}
