import Routes

/// The outlets and actions that classes of UIKit and AppKit have (Apple, *UIKit*, *AppKit*). Which class has which is left
/// open, but for some of UIKit.
enum AppleMembers {
  static let outlets: Set = [
    "accessoryView", "backgroundView", "collectionView", "content", "contentView", "contentViewController",
    "cornerView", "dataSource", "delegate", "detailTextLabel", "dockMenu", "document", "documentView", "dragDelegate",
    "dropDelegate", "editingAccessoryView", "effect", "formatter", "gestureRecognizers", "headerView", "helpMenu",
    "horizontalScroller", "imageView", "initialFirstResponder", "inputAccessoryView", "inputView", "items",
    "leftView", "mainMenu", "managedObjectContext", "maskView", "menu", "multipleSelectionBackgroundView",
    "navigationBar", "navigationItem", "nextKeyView", "nextResponder", "overlayContentView", "parentWindow",
    "prefetchDataSource", "refreshControl", "representedObject", "rightView", "searchBar", "searchDisplayController",
    "searchMenuTemplate", "selectedBackgroundView", "servicesMenu", "sheetParent", "splitView", "submenu", "tabBar",
    "tabBarItem", "tabView", "tableColumn", "tableFooterView", "tableHeaderView", "tableView", "target", "textField",
    "textInputContextIdentifier", "textLabel", "titleView", "toolbar", "toolbarItems", "verticalScroller", "view",
    "viewControllers", "views", "window", "windowsMenu",
  ]

  /// True if a class below one of Apple's may inherit an outlet of the name, or another property that a nib can set.
  static func mayInclude(outlet name: String, below base: String) -> Bool {
    let key = name.withSmallInitial
    if let owners = owners[key], base.hasPrefix("UI") {
      return AppleClass.knownLineage(of: base).contains(where: owners.contains)
    }
    if outlets.contains(key) || outlets.contains(name) || AppleVariables.mayInclude(key, of: base) { return true }
    return AppleKeys.mayInclude(key) && !AppleVariables.ofButtons.contains(key)
  }

  /// The classes of UIKit with outlets whose names apps often give to their own: properties, and private variables (the
  /// headers that the runtime of iOS 12 gives for UIKitCore).
  private static let owners: [String: Set<String>] = [
    "collectionView": ["UICollectionReusableView", "UICollectionViewController"],
    "contentView": ["UICollectionViewCell", "UITableViewCell", "UITableViewHeaderFooterView"],
    "detailTextLabel": ["UITableViewCell", "UITableViewHeaderFooterView"],
    "imageView": ["UIButton", "UITableViewCell"],
    "searchBar": [],
    "tableView": ["UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView"],
    "textField": [],
    "textLabel": ["UITableViewCell", "UITableViewHeaderFooterView"],
  ]

  /// True if a class below one of Apple's may inherit a method of the selector.
  static func mayInclude(action selector: String, below base: String) -> Bool {
    guard base.hasPrefix("UI") else { return actions.contains(selector) }
    if let owner = ownersOfActions[selector] {
      return AppleClass.knownLineage(of: base).contains(owner)
    }
    return actionsOfUIKit.contains(selector)
  }

  /// The only classes of UIKit with methods whose names apps often give to their own.
  private static let ownersOfActions = [
    "advanceToNextInputMode": "UIInputViewController", "beginRefreshing": "UIRefreshControl",
    "dismissKeyboard": "UIInputViewController", "endRefreshing": "UIRefreshControl", "goBack": "UIWebView",
    "goForward": "UIWebView", "reload": "UIWebView", "startVideoCapture": "UIImagePickerController",
    "stopLoading": "UIWebView", "stopVideoCapture": "UIImagePickerController", "takePicture": "UIImagePickerController",
  ]

  /// The methods with at most two parameters that classes of UIKit have or may be sent (Apple, *UIKit*), but for getters,
  /// and setters whose names only say so. Which class has which is left open.
  private static let actionsOfUIKit: Set = [
    "addChildViewController:", "addGestureRecognizer:", "addInteraction:", "addSubview:", "awakeFromNib",
    "becomeFirstResponder", "becomeKeyWindow", "beginAppearanceTransition:animated:", "beginUpdates",
    "bringSubviewToFront:", "cancelInteractiveTransition", "copy:", "cut:", "decreaseSize:", "delete:",
    "didMoveToParentViewController:", "didMoveToSuperview", "didMoveToWindow", "didReceiveMemoryWarning",
    "dismissModalViewControllerAnimated:", "dismissViewControllerAnimated:completion:", "endAppearanceTransition",
    "endEditing:", "endUpdates", "finishInteractiveTransition", "flashScrollIndicators", "increaseSize:",
    "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutMarginsDidChange", "layoutSubviews", "loadView",
    "loadViewIfNeeded", "makeKeyAndVisible", "makeKeyWindow", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "paste:", "performPrimaryAction", "performSegueWithIdentifier:sender:",
    "popToRootViewControllerAnimated:", "popToViewController:animated:", "popViewControllerAnimated:",
    "prepareForInterfaceBuilder", "prepareForReuse", "pushViewController:animated:", "reloadAllComponents",
    "reloadComponent:", "reloadData", "reloadInputViews", "reloadSectionIndexTitles", "removeAllSegments",
    "removeFromParentViewController", "removeFromSuperview", "removeGestureRecognizer:", "removeInteraction:",
    "resignFirstResponder", "resignKeyWindow", "restoreUserActivityState:", "safeAreaInsetsDidChange", "select:",
    "selectAll:", "sendActionsForControlEvents:", "sendSubviewToBack:", "setContentOffset:animated:",
    "setDate:animated:", "setEditing:", "setEditing:animated:", "setHighlighted:animated:",
    "setNavigationBarHidden:animated:", "setNeedsDisplay", "setNeedsDisplayInRect:", "setNeedsFocusUpdate",
    "setNeedsLayout", "setNeedsStatusBarAppearanceUpdate", "setNeedsTouchBarUpdate", "setNeedsUpdateConfiguration",
    "setNeedsUpdateConstraints", "setNeedsUpdateContentUnavailableConfiguration",
    "setNeedsUpdateOfHomeIndicatorAutoHidden", "setNeedsUpdateOfPrefersPointerLocked",
    "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "setNeedsUpdateProperties", "setOn:animated:", "setProgress:animated:", "setSelected:animated:",
    "setToolbarHidden:animated:", "setValue:animated:", "setViewControllers:animated:", "setZoomScale:animated:",
    "showDetailViewController:sender:", "showViewController:sender:", "sizeToFit", "startAnimating", "stopAnimating",
    "tintColorDidChange", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "updateConfiguration",
    "updateConstraints", "updateConstraintsIfNeeded", "updateFocusIfNeeded", "updatePropertiesIfNeeded",
    "updateUserActivityState:", "updateViewConstraints", "viewDidAppear:", "viewDidDisappear:", "viewDidLayoutSubviews",
    "viewDidLoad", "viewIsAppearing:", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "viewWillAppear:",
    "viewWillDisappear:", "viewWillLayoutSubviews", "willMoveToParentViewController:",
  ]

  static let actions: Set = [
    "add:", "alignCenter:", "alignJustified:", "alignLeft:", "alignRight:", "arrangeInFront:", "becomeFirstResponder",
    "cancel:", "cancelOperation:", "capitalizeWord:", "centerSelectionInVisibleArea:", "changeAttributes:",
    "changeColor:", "changeFont:", "checkSpelling:", "clearRecentDocuments:", "close", "close:", "collapseItem:",
    "commitEditing", "complete:", "copy:", "copyFont:", "copyRuler:", "cut:", "decreaseSize:", "delete:",
    "deminiaturize:", "deselectAll:", "discardEditing", "dismissController:", "dismissViewController:",
    "duplicateDocument:", "endEditing:", "fetch:", "flagsChanged:", "goBack:", "goForward:", "hide:",
    "hideOtherApplications:", "increaseSize:", "insert:", "insertBacktab:", "insertNewline:", "insertTab:",
    "loosenKerning:", "lowerBaseline:", "lowercaseWord:", "makeKeyAndOrderFront:",
    "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "miniaturize:", "moveDocument:", "moveDown:", "moveLeft:", "moveRight:",
    "moveUp:", "newDocument:", "newWindowForTab:", "openDocument:", "orderBack:", "orderFront:",
    "orderFrontCharacterPalette:", "orderFrontColorPanel:", "orderFrontFontPanel:", "orderFrontStandardAboutPanel:",
    "orderOut:", "outline:", "pageDown:", "pageUp:", "paste:", "pasteAsPlainText:", "pasteAsRichText:",
    "pasteFont:", "pasteRuler:", "performClick:", "performClose:", "performFindPanelAction:", "performMiniaturize:",
    "performTextFinderAction:", "performZoom:", "play:", "popViewControllerAnimated:", "print:", "printDocument:",
    "raiseBaseline:", "redo:", "reload:", "reloadData", "remove:", "renameDocument:", "resignFirstResponder",
    "revertDocumentToSaved:", "runPageLayout:", "runToolbarCustomizationPalette:", "saveAllDocuments:",
    "saveDocument:", "saveDocumentAs:", "saveDocumentTo:", "select:", "selectAll:", "selectLine:", "selectNext:",
    "selectNextKeyView:", "selectParagraph:", "selectPrevious:", "selectPreviousKeyView:", "selectTab:", "selectText:",
    "selectWord:", "showContextHelp:", "showGuessPanel:", "showHelp:", "showWindow:", "startAnimating",
    "startAnimation:", "startSpeaking:", "stopAnimating", "stopAnimation:", "stopLoading:", "stopSpeaking:",
    "subscript:", "superscript:", "swapWithMark:", "takeDoubleValueFrom:", "takeFloatValueFrom:", "takeIntValueFrom:",
    "takeIntegerValueFrom:", "takeObjectValueFrom:", "takePasswordFrom:", "takeSelectedTabViewItemFromSender:",
    "takeStringValueFrom:", "takeStringURLFrom:", "terminate:", "tightenKerning:", "toggleAutomaticDashSubstitution:",
    "toggleAutomaticDataDetection:", "toggleAutomaticLinkDetection:", "toggleAutomaticQuoteSubstitution:",
    "toggleAutomaticSpellingCorrection:", "toggleAutomaticTextCompletion:", "toggleAutomaticTextReplacement:",
    "toggleBaseWritingDirection:", "toggleBoldface:", "toggleContinuousSpellChecking:", "toggleFullScreen:",
    "toggleGrammarChecking:", "toggleInspector:", "toggleItalics:", "toggleQuickLookPreviewPanel:", "toggleRuler:",
    "toggleSidebar:", "toggleSmartInsertDelete:", "toggleTabBar:", "toggleTabOverview:", "toggleToolbarShown:",
    "toggleUnderline:", "transpose:", "turnOffKerning:", "turnOffLigatures:", "underline:", "undo:",
    "unhideAllApplications:", "unhideWithoutActivation", "unscript:", "uppercaseWord:", "useAllLigatures:",
    "useSelectionForFind:", "useStandardKerning:", "useStandardLigatures:", "validateEditing", "zoom:", "zoomIn:",
    "zoomOut:",
  ]
}
