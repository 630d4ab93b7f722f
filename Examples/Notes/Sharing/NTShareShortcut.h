@import UIKit;

NS_ASSUME_NONNULL_BEGIN

/// Shares what was copied.
void NTSharePasteboard(UIViewController *source);

NS_ASSUME_NONNULL_END
