import TestSupport
import Testing

/// What can be written where code compares the identifier of a segue.
@Suite struct SegueCompletionTests {
  private static let storyboard = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene sceneID="s1"><objects><viewController id="h1" customClass="Home" sceneMemberID="viewController"><connections>
    <segue destination="d1" kind="show" identifier="ShowPrice" id="g1"/>
    <segue destination="h1" kind="show" identifier="ShowCart" id="g2"/>
    <segue destination="h1" kind="show" identifier="Edit" id="g3"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="d1" customClass="Price" sceneMemberID="viewController"><connections>
    <segue destination="h1" kind="show" identifier="Other" id="g4"/></connections></viewController></objects></scene>
    </scenes></document>

    """

  private static let all = [
    "Edit: segue Home/Edit → Home", "ShowCart: segue Home/ShowCart → Home", "ShowPrice: segue Home/ShowPrice → Price",
  ]

  @Test(
    arguments: [
      ("prepare(for segue: UIStoryboardSegue, sender: Any?)", "if segue.identifier == \"/*|*/\" {}", all),
      (
        "prepare(for segue: UIStoryboardSegue, sender: Any?)",
        "guard \"\" != segue.identifier, segue.identifier != \"Sh/*|*/", all
      ),
      (
        "prepare(for segue: UIStoryboardSegue, sender: Any?)",
        "if segue.identifier == \"Edit\" {} else if segue.identifier == \"/*|*/\" {}", [all[1], all[2], all[0]]
      ),
      (
        "prepare(for segue: UIStoryboardSegue, sender: Any?)",
        "switch segue.identifier { case \"Edit\": { f() }(); case \"ShowCart\"?, \"/*|*/\": break; default: break }",
        [all[2], all[0], all[1]]
      ),
      (
        "prepare(for segue: UIStoryboardSegue, sender: Any?)",
        "let a = { switch segue.identifier ?? \"\" { case \"/*|*/\": break } }", all
      ),
      (
        "shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool", "return identifier == \"/*|*/\"",
        all
      ),
      ("prepare(for segue: UIStoryboardSegue, sender: Any?)", "if title == \"/*|*/\" {}", nil),
      ("prepare(for segue: UIStoryboardSegue, sender: Any?)", "switch title { case \"/*|*/\": break }", nil),
      ("prepare(for segue: UIStoryboardSegue, sender: Any?)", "segue.identifier = \"/*|*/\"", nil),
      ("reload(_ cell: UITableViewCell)", "if cell.identifier == \"/*|*/\" {}", nil),
    ] as [(String, String, [String]?)]) func comparisons(_ function: String, _ code: String, _ expected: [String]?)
  {
    let source = """
      \(Self.storyboard)//- Home.swift
      class Home: UIViewController {
        override func \(function) {
          \(code)
        }
      }
      class Price: UIViewController {}
      """
    #expect(offers(in: Fixture(source)) == expected)
  }

  /// The segues of a superclass and of a subclass run the same code.
  @Test func relatives() {
    let source = """
      \(Self.storyboard)//- Home.swift
      class Home: UIViewController {}
      class Store: Home {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "/*|*/" {} }
      }
      class Price: Store {}
      """
    #expect(offers(in: Fixture(source)) == [Self.all[0], "Other: segue Price/Other → Home", Self.all[1], Self.all[2]])
  }

  @Test(
    arguments: [
      ("if ([segue.identifier isEqualToString:@\"/*|*/\"]) {}", all),
      ("if ([[segue identifier] isEqual:@\"/*|*/\"]) {}", all),
      (
        "if ([segue.identifier isEqualToString:@\"Edit\"] || [segue.identifier isEqualToString:@\"/*|*/\"]) {}",
        [all[1], all[2], all[0]]
      ),
      ("if ([cell.identifier isEqualToString:@\"/*|*/\"]) {}", nil),
    ] as [(String, [String]?)]) func objectiveC(_ code: String, _ expected: [String]?)
  {
    let source = """
      \(Self.storyboard)//- Home.m
      @interface Home : UIViewController
      @end
      @interface Price : UIViewController
      @end
      @implementation Home
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        \(code)
      }
      @end
      """
    #expect(offers(in: Fixture(source)) == expected)
  }
}
