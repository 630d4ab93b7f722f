@import Foundation;

NS_ASSUME_NONNULL_BEGIN

@interface NTChime : NSObject
- (void)play;
@end

NS_ASSUME_NONNULL_END
