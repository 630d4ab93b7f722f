#import <Reminders/NTReminderListInput.h>

NS_ASSUME_NONNULL_BEGIN

@interface NTReminderListViewController : UITableViewController <NTReminderListInput>
@end

NS_ASSUME_NONNULL_END
