#import "ReminderShortcuts.h"
@import ZIKRouter;

// The library's documentation speaks of this macro; there is one for modules of views, and one for those of services.
void OpenReminderList(UIViewController *source) {
  ZIKAnyViewRouterType *type =
      ZIKRouterToModule(ReminderListModuleInput);
  //  ^^^^^^^^^^^^^^^^^ unknown-macro
  [type performPath:ZIKViewRoutePath.pushFrom(source)];
}

// Objective-C does not compare the type of the block's parameter with the route.
void OpenLinkPanel(UIViewController *source) {
  [ZIKRouterToView(LinkPanelInput) performPath:ZIKViewRoutePath.presentModallyFrom(source)
                                   configuring:^(ZIKViewRouteConfiguration *config) {
    config.prepareDestination = ^(id<PrintPanelInput> destination) {
    //                               ^^^^^^^^^^^^^^^ block-type-mismatch
      destination.copies = 2;
    };
  }];
}
