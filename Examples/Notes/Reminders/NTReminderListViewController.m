#import "NTReminderListViewController.h"
#import "NTReminderPanelInput.h"
#import "NTReminderScheduling.h"

@implementation NTReminderListViewController

@synthesize showsPast = _showsPast;

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    NSString *title = [tableView cellForRowAtIndexPath:indexPath].textLabel.text;
    [ZIKRouterToView(NTReminderPanelInput) performPath:ZIKViewRoutePath.presentModallyFrom(self)
                                           configuring:^(ZIKViewRouteConfiguration *config) {
        config.prepareDestination = ^(id<NTReminderPanelInput> destination) {
            destination.text = title;
        };
    }];
}

/// Once more in an hour. The old way was [ZIKRouterToService(NTSnoozing) makeDestination].
- (void)snooze:(NSString *)title {
    id<NTReminderScheduling> scheduler = ZIKServiceRouter.toService(ZIKRoutable(NTReminderScheduling)).makeDestination;
    [scheduler remindOf:title at:[NSDate dateWithTimeIntervalSinceNow:3600]];
}

@end
