@import Foundation;
@import ZIKRouter;

NS_ASSUME_NONNULL_BEGIN

/// Rings when the time has come.
@protocol NTReminderScheduling <ZIKServiceRoutable>
- (void)remindOf:(NSString *)title at:(NSDate *)date;
@end

NS_ASSUME_NONNULL_END
