import Routes
import SourceModel

/// A view router's class that is no view.
enum DestinationWrongType: Rule {
  static let description = RuleDescription(
    id: "destination-wrong-type",
    severity: .error,
    summary: "A class is registered as a view but is neither a view nor a view controller.",
    libraryCheck: "ZIKViewRouter.m:4234, :4241",
    rationale: """
      `registerView` and `registerExclusiveView` accept subclasses of `UIView`, `NSView`, \
      `UIViewController` and `NSViewController`; with any other class a debug build stops. Only \
      classes whose superclasses are all known are checked.
      """,
    examples: [
      RuleDescription.Example(
        "An object",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class Editor: NSObject, ZIKRoutableView {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(Editor.self)
            //           ^^^^^^ destination-wrong-type
          }
        }
        """),
      RuleDescription.Example(
        "A class of Swift, and one behind its superclass",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        protocol Named {}
        class Editor: Named, ZIKRoutableView {}
        class Page: Book {}
        class Book: UIPresentationController, ZIKRoutableView {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(Editor.self)
            //           ^^^^^^ destination-wrong-type
            registerExclusiveView(Page.self)
            //                    ^^^^ destination-wrong-type
          }
        }
        """),
      RuleDescription.Example(
        "Views and view controllers",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        typealias Screen = UIViewController
        class Editor: Screen, ZIKRoutableView {}
        class Map: MKMapView, ZIKRoutableView {}
        class Page: Kit.Page, ZIKRoutableView {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(Editor.self)
            registerView(Map.self)
            registerView(Page.self)
            registerView(UINavigationController.self)
          }
        }
        """),
      RuleDescription.Example(
        "Services, and classes of Apple's that are not known",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        class Store: NSObject, ZIKRoutableService {}
        class Sheet: UIPrinterPickerController, ZIKRoutableView {}
        class StoreRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() { registerService(Store.self) }
        }
        class SheetRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { registerView(Sheet.self) }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [DestinationCheck] {
    index.destinationChecks.filter { $0.made.family == .view && !$0.made.form.isEasy && $0.isOfRouter && $0.isNoView }
  }

  static func check(_ subject: DestinationCheck, in index: RouteIndex) -> [Finding] {
    let message = "'\(subject.type)' is registered as a view, but is neither a view nor a view controller"
    return [finding(at: subject.made.site, message, doubt: subject.doubt)]
  }
}

extension DestinationCheck {
  /// True if a router class registers it, and not a route made from a block.
  fileprivate var isOfRouter: Bool {
    if case .block = made.call.registrar { false } else { true }
  }

  fileprivate var isNoView: Bool {
    switch ancestry.end {
    case .root: true
    case .apple(let name): AppleClass.family(of: name) == .other
    case .library, .unknown: false
    }
  }

  /// True for a view that is not a view controller.
  var isView: Bool {
    guard case .apple(let name) = ancestry.end else { return false }
    return AppleClass.family(of: name) == .view
  }
}
