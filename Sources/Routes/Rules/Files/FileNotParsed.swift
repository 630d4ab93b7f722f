import SourceModel

/// A file that was left out because reading it would be unsafe or impossible.
enum FileNotParsed: Rule {
  static let description = RuleDescription(
    id: "file-not-parsed",
    severity: .information,
    summary: "A file could not be read or is too large or too deeply nested to be parsed.",
    rationale: """
      Routes in such a file are not found. Every protocol whose name occurs in the file is treated \
      as unknown, so nothing is reported that the file might explain. A document of Xcode 3 counts by its name only: \
      open and save it in a newer Xcode, so that its connections are checked.
      """,
    examples: [
      RuleDescription.Example(
        "Brackets that take a parser exponential time",
        """
        //- Matrix.swift
        //! file-not-parsed
        let matrix: [[[[[[[[[[[Int]]]]]]]]]]] = []
        """),
      RuleDescription.Example(
        "Generic arguments that take cubic time",
        """
        //- Box.swift
        //! file-not-parsed
        typealias Boxes = B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<B<Int>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
        """),
      RuleDescription.Example(
        "A nib of Xcode 3",
        """
        //- Help.xib
        //! file-not-parsed
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>
        """),
      RuleDescription.Example(
        "Ordinary nesting",
        """
        //- Matrix.swift
        let matrix: [[[[Int]]]] = [[[[1], [2]], [[3]]], [[[4]]]]
        """),
      RuleDescription.Example(
        "A file with syntax errors is read as far as it goes",
        """
        //- Matrix.swift
        let matrix: [[Int]] = [[
        """),
      RuleDescription.Example(
        "Objective-C, which has its own reader",
        """
        //- Matrix.m
        id matrix = @[@[@[@[@[@[@[@[@[@[@[@1]]]]]]]]]]];
        """),
    ])

  static func subjects(in index: RouteIndex) -> [RouteIndex.Skipped] {
    index.skipped
  }

  static func check(_ subject: RouteIndex.Skipped, in index: RouteIndex) -> [Finding] {
    [finding(at: Site(file: subject.file, range: .zero), "this file was not parsed: \(subject.reason)")]
  }
}
