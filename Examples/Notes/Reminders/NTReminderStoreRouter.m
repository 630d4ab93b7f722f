#import "NTReminderStoreRouter.h"
#import "NTReminderSound.h"
#import "NTReminderStore.h"
@import ZIKRouter.Internal;

DeclareRoutableService(NTReminderStore, NTReminderStoreRouter)
@implementation NTReminderStoreRouter

+ (void)registerRoutableDestination {
    [self registerExclusiveService:[NTReminderStore class]];
    [self registerServiceProtocol:ZIKRoutable(NTReminderScheduling)];
    NTRegisterReminderSounds();
}

- (NTReminderStore *)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
    static NTReminderStore *store;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        store = [[NTReminderStore alloc] init];
    });
    return store;
}

@end
