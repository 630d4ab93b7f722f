import Routes

/// A segue that code performs and that no scene of its class has.
enum UnknownSegue: MissingName {
  static func message(about key: RouteKey) -> String {
    key.owner.map { "no scene of '\($0)' has a segue '\(key.name)'" } ?? "no scene has a segue '\(key.name)'"
  }

  static let description = RuleDescription(
    id: "unknown-segue",
    severity: .error,
    summary: "No scene of a view controller has the segue that it performs.",
    libraryCheck: "UIViewController, performSegue(withIdentifier:sender:)",
    rationale: """
      The controller raises an exception: *Receiver has no segue with identifier …*. The segues of all scenes \
      of the class count, also those of its superclasses and subclasses, and segues that begin at a cell, a \
      button or a gesture of the scene. A class without a scene in the scan is not judged, and neither is one \
      that overrides *performSegue*.
      """,
    examples: [
      RuleDescription.Example(
        "Another case than the storyboard's",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Detail.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {
          func buy() { performSegue(withIdentifier: "showPrice", sender: nil) }
          //                                         ^^^^^^^^^ unknown-segue
        }
        """),
      RuleDescription.Example(
        "In Objective-C",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Detail.m
        @interface DetailViewController : UIViewController
        @end
        @implementation DetailViewController
        - (void)buy { [self performSegueWithIdentifier:@"Price" sender:self]; }
        //                                               ^^^^^ unknown-segue
        @end
        """),
      RuleDescription.Example(
        "A segue of a subclass's scene",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Detail.swift
        @main class AppDelegate {}
        class BaseViewController: UIViewController {
          func buy() { performSegue(withIdentifier: "ShowPrice", sender: nil) }
        }
        class DetailViewController: BaseViewController {}
        """),
      RuleDescription.Example(
        "A class without a scene, and another controller",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          func open() { performSegue(withIdentifier: "Open", sender: nil) }
          func leave() { parent?.performSegue(withIdentifier: "Leave", sender: nil) }
        }
        """),
    ])
}
