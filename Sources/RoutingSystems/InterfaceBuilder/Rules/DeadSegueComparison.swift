import Routes

/// A comparison with the identifier of a segue that no scene has.
enum DeadSegueComparison: Rule {
  static func subjects(in index: RouteIndex) -> [Route] {
    let performed = index.answer(SegueUses.self).performed
    return index.routes(in: InterfaceSpaces.segue).filter { route in
      !performed.contains(route.key.name) && route.lookUps.contains { $0.form == .comparison }
    }
  }

  static func check(_ segue: Route, in index: RouteIndex) -> [Finding] {
    let uses = index.answer(SegueUses.self)
    return segue.unansweredComparisons(in: index).map { comparison, doubt in
      let doubt = doubt ?? uses.doubt(of: segue.key.name)
      var finding = finding(
        at: comparison.site, "\(UnknownSegue.message(about: segue.key)) to compare with", doubt: doubt)
      if doubt == nil { finding.hint = Finding.Hint(route: segue.key) }
      return finding
    }
  }

  static let description = RuleDescription(
    id: "dead-segue-comparison",
    severity: .warning,
    summary: "A view controller compares its segue with an identifier that none of its scenes has.",
    rationale: """
      The code behind the comparison is never run, so that the destination lacks what it should be given. Such \
      comparisons are left over when a segue gets another identifier. The rule reads `prepare(for:sender:)` and \
      `shouldPerformSegue(withIdentifier:sender:)`. The segues of all scenes of the class count, also those of its \
      superclasses and subclasses. A segue that code performs is reported as `unknown-segue` only.
      """,
    examples: [
      RuleDescription.Example(
        "Identifiers that the storyboard no longer has",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Detail.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "showPrice" { open() }
            //                      ^^^^^^^^^ dead-segue-comparison
            guard let id = segue.identifier else { return }
            switch id {
            case "ShowPrice", "Filter": open()
            //                 ^^^^^^ dead-segue-comparison
            default: break
            }
          }
        }
        """),
      RuleDescription.Example(
        "In Objective-C, and before a segue is performed",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Detail.m
        @interface DetailViewController : UIViewController
        @end
        @implementation DetailViewController
        - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
          if ([segue.identifier isEqualToString:@"Price"]) {}
          //                                      ^^^^^ dead-segue-comparison
          if ([[segue identifier] isEqualToString:@"ShowPrice"]) {}
        }
        - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
          return [identifier isEqualToString:@"Buy"];
          //                                   ^^^ dead-segue-comparison
        }
        @end
        """),
      RuleDescription.Example(
        "Segues of the scenes of a subclass, and names that are not known",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Detail.swift
        @main class AppDelegate {}
        class BaseViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPrice" || segue.identifier == last || other.identifier == "Other" { open() }
          }
        }
        class DetailViewController: BaseViewController {}
        """),
      RuleDescription.Example(
        "A class without a scene, and a segue that code makes",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "Open" { open() }
          }
        }
        class DetailViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "Close" { open() }
          }
          func close(_ other: UIViewController) {
            let segue = UIStoryboardSegue(identifier: "Close", source: self, destination: other)
            prepare(for: segue, sender: self)
          }
        }
        """),
    ])
}
