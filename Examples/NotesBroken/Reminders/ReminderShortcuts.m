#import "ReminderShortcuts.h"
@import ZIKRouter;

// The library's documentation speaks of this macro; there is one for modules of views, and one for those of services.
void OpenReminderList(UIViewController *source) {
  ZIKAnyViewRouterType *type =
      ZIKRouterToModule(ReminderListModuleInput);
  //  ^^^^^^^^^^^^^^^^^ unknown-macro
  [type performPath:ZIKViewRoutePath.pushFrom(source)];
}
