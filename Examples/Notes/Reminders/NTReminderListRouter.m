#import "NTReminderListRouter.h"
#import "NTReminderListViewController.h"
@import ZIKRouter.Internal;

DeclareRoutableView(NTReminderListViewController, NTReminderListRouter)
@implementation NTReminderListRouter

+ (void)registerRoutableDestination {
    [self registerView:[NTReminderListViewController class]];
    [self registerViewProtocol:ZIKRoutable(NTReminderListInput)];
    [self registerIdentifier:@"reminders"];
}

- (NTReminderListViewController *)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return [[NTReminderListViewController alloc] initWithStyle:UITableViewStylePlain];
}

@end
