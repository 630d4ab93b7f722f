@import Foundation;
@import ZIKRouter;
#import <Reminders/NTChime.h>

NS_ASSUME_NONNULL_BEGIN

@protocol NTReminderSound <ZIKServiceRoutable>
- (void)play;
@end

@interface NTChime (NTReminderSound) <NTReminderSound, ZIKRoutableService>
@end

/// Registers the sound that comes with the framework.
static inline void NTRegisterReminderSounds(void) {
    [ZIKAnyServiceRouter registerServiceProtocol:ZIKRoutable(NTReminderSound) forMakingService:[NTChime class]];
}

NS_ASSUME_NONNULL_END
