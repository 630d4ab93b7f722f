@import UIKit;
@import ZIKRouter;

NS_ASSUME_NONNULL_BEGIN

/// Shows a text. The framework needs such a panel and has none: each app brings its own.
@protocol NTReminderPanelInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *text;
@end

NS_ASSUME_NONNULL_END
