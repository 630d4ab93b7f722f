#import "NTRouteAdapter.h"
#import "Notes-Swift.h"
@import Reminders;
@import ZIKRouter.Internal;

@implementation NTRouteAdapter

+ (void)registerRoutableDestination {
    [self registerDestinationAdapter:ZIKRoutable(NTReminderPanelInput) forAdaptee:ZIKRoutable(SharePanelInput)];
}

@end
