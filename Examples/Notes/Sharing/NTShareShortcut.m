#import "NTShareShortcut.h"
#import "Notes-Swift.h"
@import ZIKRouter;

void NTSharePasteboard(UIViewController *source) {
    [ZIKRouterToView(SharePanelInput) performPath:ZIKViewRoutePath.presentModallyFrom(source)
                                      configuring:^(ZIKViewRouteConfiguration *config) {
        config.prepareDestination = ^(id<SharePanelInput> destination) {
            destination.text = UIPasteboard.generalPasteboard.string ?: @"";
        };
    }];
}
