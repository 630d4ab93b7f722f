import Routes
import TestSupport
import Testing

/// How bad a cell in a nib is that has another identifier than the registration.
@Suite struct ReuseIdentifierMismatchTests {
  @Test(arguments: [
    // The runtime raises an exception where the cell is dequeued.
    ("table.dequeueReusableCell(withIdentifier: \"movie\", for: path)", "error"),
    // Code may load the nib itself.
    ("UINib(nibName: \"MovieCell\", bundle: nil).instantiate(withOwner: nil)", "warning"),
    ("table.dequeueReusableCell(withIdentifier: \"other\", for: path)", "warning"),
  ]) func severity(_ use: String, _ severity: String) {
    let fixture = Fixture(
      """
      //- MovieCell.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableViewCell id="c1" reuseIdentifier="cellId"/></objects></document>
      //- Movies.swift
      @main class AppDelegate {}
      func setUp() { table.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "movie") }
      func cell(_ path: IndexPath) -> Any { \(use) }
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "reuse-identifier-mismatch" }
    #expect(found.map(\.severity.rawValue) == [severity])
  }
}
