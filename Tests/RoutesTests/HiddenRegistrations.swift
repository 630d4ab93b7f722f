import Testing

/// See `HiddenRegistrationTests`.
enum HiddenRegistrations {
  struct Example: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String

    init(_ title: String, _ source: String) {
      (self.title, self.source) = (title, source)
    }

    var testDescription: String { title }
  }

  /// Each may register `PlayerInput`.
  static let all = macros + functions + values + languages

  /// None registers `PlayerInput`.
  static let none = [
    Example("nothing else", "//- App/Empty.m\nint x;\n"),
    Example(
      "another protocol",
      """
      //- App/R.m
      void f(void) { [R registerViewProtocol:ZIKRoutable(EditorInput)]; }
      """),
    Example(
      "another kind",
      """
      //- App/R.m
      void f(void) { [R registerServiceProtocol:ZIKRoutable(PlayerInput)]; }
      """),
    Example(
      "comments and strings",
      """
      //- App/R.m
      // [R registerViewProtocol:ZIKRoutable(PlayerInput)];
      /* REGISTER(PlayerInput) */
      void f(void) { [R registerViewProtocol:ZIKRoutable(EditorInput)]; log(@"REGISTER(PlayerInput)"); }
      """),
    Example(
      "types",
      """
      //- App/R.m
      @protocol PlayerInput;
      @protocol Other, PlayerInput, More;
      @interface Player : UIViewController <PlayerInput>
      @property (nonatomic, weak) id<PlayerInput> player;
      - (UIViewController<PlayerInput> *)player:(id<PlayerInput>)player with:(NSArray<id<PlayerInput>> *)all;
      @end
      @interface Player (More) <PlayerInput>
      @end
      static id<PlayerInput> make(UIViewController<PlayerInput> *x, void (^block)(id<PlayerInput>));
      typedef void (^Block)(id<PlayerInput> x);
      void f(void) {
        id<PlayerInput> a = (id<PlayerInput>)b;
        NSDictionary<NSString *, id<PlayerInput>> *all = @{};
        [x do:^(id<PlayerInput> y) { ZIKDestinationViewRouter(id<PlayerInput>) *r = nil; }];
        for (id<PlayerInput> y in all) { use((UIViewController<PlayerInput> *)y); }
      }
      """),
    Example(
      "questions",
      """
      //- App/R.m
      void f(void) {
        if ([x conformsToProtocol:@protocol(PlayerInput)]) { NSLog(@"%@", NSStringFromProtocol(@protocol(PlayerInput))); }
      }
      """),
    Example(
      "look-ups in macros and blocks",
      """
      //- App/R.m
      void f(void) {
        NSAssert(ZIKRouterToView(PlayerInput) != nil, @"no player");
        dispatch_async(queue, ^{ [ZIKViewRouter.toView(ZIKRoutable(PlayerInput)) makeDestination]; });
      }
      #define OPEN_PLAYER [ZIKRouterToView(PlayerInput) performPath:path]
      """),
    Example(
      "headers",
      """
      //- App/R.m
      #import "PlayerInput.h"
      #include <Player/PlayerInput.h>
      #pragma mark PlayerInput
      void f(void) { ZIKRouterToView(PlayerInput); }
      """),
    Example(
      "declares a destination",
      """
      //- App/R.m
      DeclareRoutableView(Player, PlayerRouter)
      ZIX_ADD_CATEGORY(UIAlertController, PlayerInput)
      """),
    Example(
      "a file with syntax errors without a beginning of its name",
      """
      //- App/R.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(OtherController.self)
          register(RoutableView<OtherInput
        }
        func play(layer: CALayer, input: Input) {}
      }
      """),
    Example(
      "code without syntax errors that begins its name, or names a class that conforms",
      """
      //- App/R.swift
      class PlayerController: UIViewController, PlayerInput {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(PlayerController.self)
          register(RoutableView<Player>())
        }
      }
      """),
    Example(
      "only Swift looks it up",
      """
      //- App/Use.swift
      func use() { Router.to(RoutableView<PlayerInput>()) }
      """),
    Example(
      "adapts it away",
      """
      //- App/R.m
      void f(void) { [A registerDestinationAdapter:ZIKRoutable(RequiredInput) forAdaptee:ZIKRoutable(PlayerInput)]; }
      """),
    Example(
      "macros that register another, and look this one up",
      """
      //- App/Macros.h
      #define REGISTER(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]]
      #define OPEN(P) [ZIKRouterToView(P) performPath:path]
      #define WEAK(NAME) __weak typeof(NAME) weak_##NAME = NAME
      //- App/R.m
      void f(void) { REGISTER(EditorInput); OPEN(PlayerInput); WEAK(self); }
      """),
  ]
}
