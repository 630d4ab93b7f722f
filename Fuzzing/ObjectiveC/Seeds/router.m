@protocol HelpInput <ZIKViewRoutable>
@end
@implementation HelpRouter
+ (void)registerRoutableDestination {
  [self registerView:[Help class]];
  [self registerViewProtocol:ZIKRoutable(HelpInput)];
}
- (void)f { [ZIKRouterToView(HelpInput) performPath:ZIKViewRoutePath.pushFrom(self)]; [ZIKAnyViewRouter performURL:@"app://editor/1" path:p]; }
@end
#define REG(p) [self registerViewProtocol:ZIKRoutable(p)]
#define A##B x
#if X
#else
#endif
REG(HelpInput);
