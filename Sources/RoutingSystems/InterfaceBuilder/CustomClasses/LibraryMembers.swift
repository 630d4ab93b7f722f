/// Members that libraries add to classes of UIKit for documents to connect.
///
/// Any library may, but few do: in some fifty public trees, a connection without a member in sight was a mistake each
/// time, whatever libraries the application links. A list of those that are known keeps the rules certain.
enum LibraryMembers {
  static let all: Set = [
    // Hero (`UIViewController+Hero.swift`)
    "hero_dismissViewController", "hero_unwindToRootViewController", "ht_dismiss:",
    // IQKeyboardManager (`IQUIViewController+Additions.swift`)
    "IQLayoutGuideConstraint",
    // LGSideMenuController (`UIViewController+LGSideMenuController.h`)
    "hideLeftView:", "hideLeftViewAnimated:", "hideRightView:", "hideRightViewAnimated:", "openLeftView:",
    "openRightView:", "showLeftView:", "showLeftViewAnimated:", "showRightView:", "showRightViewAnimated:",
    "toggleLeftView:", "toggleLeftViewAnimated:", "toggleRightView:", "toggleRightViewAnimated:",
    // RESideMenu (`UIViewController+RESideMenu.h`)
    "presentLeftMenuViewController:", "presentRightMenuViewController:",
  ]
}
