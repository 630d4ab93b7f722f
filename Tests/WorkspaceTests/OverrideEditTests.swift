import TestSupport
import Testing

@testable import Workspace

/// What a look-up finds depends on methods that other files override. After any edit the state answers as a fresh one.
@Suite struct OverrideEditTests {
  private static func base(_ modifier: String) -> String {
    """
    class Base: UIViewController {
      func g() { performSegue(withIdentifier: name, sender: nil) }
      \(modifier) func performSegue(withIdentifier name: String, sender: Any?) { log(name) }
    }
    """
  }

  private static func table(_ head: String, _ modifier: String) -> String {
    """
    class Table: \(head) {
      \(modifier) func dequeueReusableCell(withIdentifier name: String, for path: IndexPath) -> UITableViewCell { make(name) }
    }
    """
  }

  /// The versions of each file.
  private static let versions: [String: [String]] = [
    "App.swift": ["@main class AppDelegate {}"],
    "Main.storyboard": [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController id="d1" customClass="Detail" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    ],
    "Base.swift": [base(""), base("override"), "class Base: UIViewController {}"],
    "Detail.swift": ["class Detail: Base { func f() { performSegue(withIdentifier: \"Missing\", sender: nil) } }"],
    "Table.swift": [
      table("UITableView", ""), table("UITableView", "override"), table("UICollectionView", "override"),
      table("Carousel", "override") + "\nclass Carousel: UIView {}",
    ],
    "Tests/Table.swift": [
      "import XCTest", "import XCTest\nclass Mock: UITableView {}",
      "import XCTest\n" + table("UITableView", "override"),
    ],
    "List.swift": [
      "",
      """
      class List: UITableViewController {
        func f() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "other") }
        func g() { tableView.dequeueReusableCell(withIdentifier: "Missing", for: path) }
      }
      """,
    ],
  ]

  @Test(arguments: [1, 2] as [UInt64]) func answersAsAFreshState(seed: UInt64) async throws {
    try await checkEdits(of: Self.versions, count: 40, seed: seed)
  }
}
