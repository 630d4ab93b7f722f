#import <Reminders/NTReminderScheduling.h>

NS_ASSUME_NONNULL_BEGIN

@interface NTReminderStore : NSObject <NTReminderScheduling>
@property (nonatomic, copy, readonly) NSArray<NSString *> *titles;
@end

NS_ASSUME_NONNULL_END
