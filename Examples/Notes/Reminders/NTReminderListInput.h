@import UIKit;
@import ZIKRouter;

NS_ASSUME_NONNULL_BEGIN

/// What is to come.
@protocol NTReminderListInput <ZIKViewRoutable>
@property (nonatomic) BOOL showsPast;
@end

NS_ASSUME_NONNULL_END
