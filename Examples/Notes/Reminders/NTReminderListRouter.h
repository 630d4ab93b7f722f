@import ZIKRouter;

NS_ASSUME_NONNULL_BEGIN

@interface NTReminderListRouter : ZIKViewRouter
@end

NS_ASSUME_NONNULL_END
