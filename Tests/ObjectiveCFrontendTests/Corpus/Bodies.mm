#import "Heads.h"
#ifdef __cplusplus
extern "C" {
#endif
typedef Router LinkedRouter;
#ifdef __cplusplus
}
#endif
namespace app { typedef Router SpacedRouter; }
DeclareRoutableView(PlayerViewController, PlayerRouter)
ZIX_ADD_CATEGORY(UIAlertController, AlertInput);
static NSString *const kText = @"@protocol InString \" \
@end";
const char *raw = R"end(@interface InRaw : A )" )end";

@implementation PlayerRouter
@synthesize a = _a, b;
+ (void)registerRoutableDestination {
  [self registerView:[PlayerViewController class]];
#if BLOCKS
  [ZIKDestinationViewRoute(id<PlayerInput>)
    makeRouteWithDestination:[PlayerViewController class]
    makeDestination:^id<PlayerInput> _Nullable(Config *config, Router<id<A>, B *> *router) {
      if (config.x > 'a' && !config.y[0]) { return nil; } else return [PlayerViewController new];
  }]
  .nameAs(@"player")
  #if MORE
  .registerDestinationProtocol(ZIKRoutable(PlayerInput));
  #else
  ;
  #endif
#else
  typedef int Local;
  if (@available(iOS 11, *)) {
#endif
#if !BLOCKS
  }
#endif
  @try { @synchronized (self) { NSLog(@"%@ %d", @{@"k": @[@1, @(2)]}, 0x1e+1); } }
  @catch (NSException *e) { @throw; } @finally { }
  SEL s = @selector(play:at:); char q = '"', r = '\''; int n = 1'000; auto f = [&](int x) { return x ? n : q; };
  for (int i = 0; i < 3; i++) { switch (i) { case 1: break; default: continue; } }
  id p = @protocol(PlayerInput), c = ((Class)s)[0]; a->b = c ?: p; x = (Foo){ .a = 1, .b = { 2 } };
}
- (BOOL)isHere { return self == [Base class]; }
@end
#if 0
it's not compiled " at all
#endif
#pragma mark - don't look
#warning "it's
@implementation Box (Extra)
@end
