import Routes
import TestSupport
import Testing

/// How bad a nib is that the runtime refuses to make a cell of.
@Suite struct RefusedCellNibTests {
  static let nibs = [
    ("reuse-identifier-mismatch", "<tableViewCell id=\"c1\" reuseIdentifier=\"cellId\"/>"),
    ("invalid-cell-nib", "<tableViewCell id=\"c1\"/><tapGestureRecognizer id=\"g1\"/>"),
    ("invalid-cell-nib", "<view id=\"v1\"/>"),
  ]

  static let uses = [
    // The runtime raises an exception where the cell is dequeued.
    ("table.dequeueReusableCell(withIdentifier: \"movie\", for: path)", "error"),
    // Code may load the nib itself.
    ("UINib(nibName: \"MovieCell\", bundle: nil).instantiate(withOwner: nil)", "warning"),
    ("table.dequeueReusableCell(withIdentifier: \"other\", for: path)", "warning"),
  ]

  @Test(arguments: nibs, uses) func severity(
    _ nib: (rule: String, objects: String), _ use: (code: String, severity: String)
  ) {
    let fixture = Fixture(
      """
      //- MovieCell.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      \(nib.objects)</objects></document>
      //- Movies.swift
      @main class AppDelegate {}
      func setUp() { table.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "movie") }
      func cell(_ path: IndexPath) -> Any { \(use.code) }
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == nib.rule }
    #expect(found.map(\.severity.rawValue) == [use.severity])
  }
}
