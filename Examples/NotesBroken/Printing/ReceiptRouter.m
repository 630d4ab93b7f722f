@import UIKit;
@import ZIKRouter;

@interface ReceiptStore : NSObject <ZIKRoutableService>
@end

@implementation ReceiptStore
@end

@interface ReceiptPanel : UIViewController <ZIKRoutableView>
@end

@implementation ReceiptPanel
@end

@interface ReceiptRouter : ZIKServiceRouter
@end

@implementation ReceiptRouter
+ (void)registerRoutableDestination {
  [self registerService:[ReceiptStore class]];
  // A service router has no such method.
  [self registerView:[ReceiptPanel class]];
  //                  ^^^^^^^^^^^^ wrong-router-family
}

- (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
  return [ReceiptStore new];
}
@end
