import Routes
import SourceModel

/// A class with an exclusive router and another one.
enum ExclusiveConflict: Rule {
  static let description = RuleDescription(
    id: "exclusive-conflict",
    severity: .error,
    summary: "A class is registered exclusively and registered again.",
    libraryCheck: "ZIKRouteRegistry.m:479, :507-517, :581, :595, :607, :624, :640, :660, :673, :691",
    rationale: """
      A class with an exclusive router or route must not have another one, nor an easy factory; a \
      debug build stops when it registers the second one, even if it is the same router. \
      Registrations under different conditions are never compared. The library does not check an \
      exclusive registration after an easy one with a configuration, and the exclusive one shadows \
      it.
      """,
    examples: [
      RuleDescription.Example(
        "Two routers",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerExclusiveView(EditorViewController.self)
            //                    ^^^^^^^^^^^^^^^^^^^^ exclusive-conflict
          }
        }
        class PreviewRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            //           ^^^^^^^^^^^^^^^^^^^^ exclusive-conflict
          }
        }
        class ListRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { registerView(ListViewController.self) }
        }
        """),
      RuleDescription.Example(
        "A route made from a block, and an easy factory",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        class StoreAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRoute.make(withExclusiveDestination: Store.self, makeDestination: { _, _ in Store() })
            //                                                ^^^^^ exclusive-conflict
            ZIKAnyServiceRouter.register(RoutableService<StoreInput>(), forMakingService: Store.self)
            //                                                                            ^^^^^ exclusive-conflict
          }
        }
        """),
      RuleDescription.Example(
        "Several plain registrations, and the other family",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            registerExclusiveView(ListViewController.self)
          }
        }
        class PreviewRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() { registerService(ListViewController.self) }
        }
        class OtherRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
        }
        """),
      RuleDescription.Example(
        "Branches of a build and of a switch, and a subclass",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if TABLET
              registerExclusiveView(EditorViewController.self)
            #else
              registerView(EditorViewController.self)
            #endif
            if isNew {
              registerExclusiveView(ListViewController.self)
            } else {
              registerView(ListViewController.self)
            }
            registerExclusiveView(PageViewController.self)
            registerView(BookViewController.self)
          }
        }
        class BookViewController: PageViewController {}
        """),
    ])

  /// The classes with an exclusive registration, in the order of their names.
  static func subjects(in index: RouteIndex) -> [DestinationTable.Class] {
    index.destinationTable.byClass.filter { $0.value.count > 1 && $0.value.contains { $0.form == .exclusive } }
      .keys.sorted { ($0.name, $0.family.name) < ($1.name, $1.family.name) }
  }

  static func check(_ subject: DestinationTable.Class, in index: RouteIndex) -> [Finding] {
    let candidates = index.destinationTable.byClass[subject, default: []].map(candidate)
    let isAmbiguous = index.classes.sites(of: subject.name).count > 1
    let terms = RegistrationConflicts.Terms(doubt: isAmbiguous ? "several classes are called '\(subject.name)'" : nil)
    return RegistrationConflicts.conflicts(among: candidates, terms: terms, in: index.withoutUses).map {
      finding($0, subject.name)
    }
  }

  private static func candidate(_ made: RegisteredDestination) -> RegistrationCandidate {
    RegistrationCandidate(
      site: made.site, call: made.call, isReliable: made.isReliable,
      name: RegistrationCandidate.name(made.router, isEasy: made.form.isEasy), isDecisive: made.form == .exclusive)
  }

  private static func finding(_ conflict: RegistrationConflicts.Conflict, _ type: String) -> Finding {
    let isExclusive = conflict.candidate.isDecisive
    let exclusive = isExclusive ? conflict.candidate : conflict.rival
    let other = isExclusive ? conflict.rival : conflict.candidate
    let message = "'\(type)' is registered exclusively by \(exclusive.name), and also by \(other.name)"
    return finding(at: conflict, message) { "\($0.name) registers '\(type)' here" }
  }
}
