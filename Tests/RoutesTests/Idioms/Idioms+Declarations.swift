extension Idioms {
  static let declarations = [
    IndexCase(
      "Objective-C: a protocol that inherits each root, directly and indirectly, among others, over several lines",
      """
      //- Player.h
      @protocol PlayerInput <ZIKViewRoutable>
      @end
      @protocol BaseInput <ZIKServiceRoutable> @end
      @protocol StoreInput <BaseInput> @end
      @protocol P <
        NSCopying, // the parents
        PlayerInput,
        ZIKViewRoutable
      >
      @end
      @protocol M <ZIKViewModuleRoutable> @end
      @protocol N <NSObject, ZIKServiceModuleRoutable> @end
      @protocol Forward;
      @protocol A, B;
      @protocol Invalid: ZIKViewRoutable
      @end
      """,
      gives: """
        view P: unregistered
          declared Player.h:5:11 inheritance
        view PlayerInput: unregistered
          declared Player.h:1:11 inheritance
        viewModule M: unregistered
          declared Player.h:11:11 inheritance
        service BaseInput: unregistered
          declared Player.h:3:11 inheritance
        service StoreInput: unregistered
          declared Player.h:4:11 inheritance
        serviceModule N: unregistered
          declared Player.h:12:11 inheritance
        """),
    IndexCase(
      "Objective-C: a protocol with both roots of a family is the destination's",
      """
      //- Player.h
      @protocol Both <ZIKViewRoutable, ZIKViewModuleRoutable>
      @end
      @protocol BothServices <ZIKServiceModuleRoutable, ZIKServiceRoutable>
      @end
      @protocol TwoFamilies <ZIKViewRoutable, ZIKServiceRoutable>
      @end
      """,
      gives: """
        view Both: unregistered
          declared Player.h:1:11 inheritance
        view TwoFamilies: unregistered
          declared Player.h:5:11 inheritance
        service BothServices: unregistered
          declared Player.h:3:11 inheritance
        service TwoFamilies: unregistered
          declared Player.h:5:11 inheritance
        """),
    IndexCase(
      "Objective-C protocols used from Swift need no declaration there",
      """
      //- Login.h
      @protocol ZIKLoginViewInput <ZIKViewRoutable>
      @end
      //- Use.swift
      @objc protocol StoreInput: ZIKServiceRoutable {}
      func use() {
        Router.to(RoutableView<ZIKLoginViewInput>())
        Router.to(RoutableService<StoreInput>())
      }
      """,
      gives: """
        view ZIKLoginViewInput: unregistered
          declared Login.h:1:11 inheritance
          looked up Use.swift:3:26 to
        service StoreInput: unregistered
          declared Use.swift:1:16 inheritance
          looked up Use.swift:4:29 to
        """),
    IndexCase(
      "Objective-C looks up what Swift declares for its runtime",
      """
      //- Store.swift
      @objc public protocol StoreInput: ZIKServiceRoutable {}
      //- Use.m
      void use(void) { [ZIKRouterToService(StoreInput) makeDestination]; }
      """,
      gives: """
        service StoreInput: unregistered
          declared Store.swift:1:23 inheritance
          looked up Use.m:1:38 macro
        """),
    IndexCase(
      "the declared name of a composition behind an alias is the expanded one",
      """
      protocol SubviewInput {}
      typealias MiniPlayer = NSView & SubviewInput
      typealias Small = MiniPlayer
      extension RoutableView where Protocol == Small { init() { self.init(declaredTypeName: "NSView & SubviewInput") } }
      func use() { Router.to(RoutableView<SubviewInput & NSView>()) }
      """,
      gives: """
        view NSView & SubviewInput: unregistered
          declared 4:42 declaredTypeName
          looked up 5:37 to
        """),
  ]
}
