/// What the library's own declaring macros mean: an extension of one class with one protocol (ZIKViewRouter.h:620, :665,
/// ZIKServiceRouter.h:386, :405, ZIKRouterInternal.h:34).
struct LibraryMacro {
  enum Part {
    /// The macro's argument of that index.
    case argument(Int)
    case fixed(String)
  }

  let extended: Part
  let inherited: Part

  init?(_ keyword: Keyword) {
    switch keyword {
    case .declareRoutableView: (extended, inherited) = (.argument(0), .fixed("ZIKRoutableView"))
    case .declareRoutableService: (extended, inherited) = (.argument(0), .fixed("ZIKRoutableService"))
    case .declareViewModuleProtocol: (extended, inherited) = (.fixed("ZIKViewMakeableConfiguration"), .argument(0))
    case .declareServiceModuleProtocol:
      (extended, inherited) = (.fixed("ZIKServiceMakeableConfiguration"), .argument(0))
    case .addCategory: (extended, inherited) = (.argument(0), .argument(1))
    default: return nil
    }
  }
}
