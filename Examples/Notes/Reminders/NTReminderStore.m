#import "NTReminderStore.h"
#import "NTReminderSound.h"

@implementation NTReminderStore {
    NSMutableArray<NSString *> *_all;
}

- (instancetype)init {
    if (self = [super init]) {
        _all = [NSMutableArray array];
    }
    return self;
}

- (NSArray<NSString *> *)titles {
    return [_all copy];
}

- (void)remindOf:(NSString *)title at:(NSDate *)date {
    [_all addObject:title];
    [NSTimer scheduledTimerWithTimeInterval:date.timeIntervalSinceNow repeats:NO block:^(NSTimer *timer) {
        id<NTReminderSound> sound = [ZIKRouterToService(NTReminderSound) makeDestination];
        [sound play];
    }];
}

@end
