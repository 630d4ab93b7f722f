@import ZIKRouter;

NS_ASSUME_NONNULL_BEGIN

/// What the reminders require, answered with what the app has.
@interface NTRouteAdapter : ZIKViewRouteAdapter
@end

NS_ASSUME_NONNULL_END
