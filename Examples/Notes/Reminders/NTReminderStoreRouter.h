@import ZIKRouter;

NS_ASSUME_NONNULL_BEGIN

@interface NTReminderStoreRouter : ZIKServiceRouter
@end

NS_ASSUME_NONNULL_END
