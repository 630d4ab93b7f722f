@import UIKit;
@import ZIKRouter;

@protocol GlossaryModuleInput <ZIKViewModuleRoutable>
//        ^^^^^^^^^^^^^^^^^^^ never-looked-up
@property (nonatomic, copy, readonly) UIViewController *(^makeDestinationWith)(NSString *word);
@end

DeclareRoutableViewModuleProtocol(GlossaryModuleInput)

@interface GlossaryViewController : UIViewController <ZIKRoutableView>
@end

@implementation GlossaryViewController
@end

@interface GlossaryAdapter : ZIKViewRouteAdapter
@end

@implementation GlossaryAdapter
+ (void)registerRoutableDestination {
  [ZIKModuleViewRouter(GlossaryModuleInput) registerModuleProtocol:ZIKRoutable(GlossaryModuleInput)
                                                     forMakingView:[GlossaryViewController class]
                                                            making:^ZIKViewRouteConfiguration<ZIKConfigurationMakeable> * {
    // Nothing says how the screen is made of a word.
    ZIKViewMakeableConfiguration *config = [ZIKViewMakeableConfiguration new];
    //                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ makeable-without-factory
    return config;
  }];
}
@end
