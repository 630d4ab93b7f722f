/// Whole routers without a finding, one file each, and what they need.
enum TypingRouters {
  static let objectiveC = """
    //- App.swift
    @main class AppDelegate {}
    //- Screens.h
    @protocol PlayerInput <ZIKViewRoutable>
    @end
    @protocol AlbumInput <ZIKViewRoutable>
    @end
    @protocol QueueInput <ZIKViewRoutable>
    @end
    @protocol RequiredQueueInput <ZIKViewRoutable>
    @end
    @protocol AlbumModuleInput <ZIKViewModuleRoutable>
    @end
    @protocol Mixing <ZIKServiceRoutable>
    @end
    @interface PlayerController : UIViewController <ZIKRoutableView, PlayerInput>
    @end
    @interface AlbumController : UIViewController <ZIKRoutableView, AlbumInput>
    @end
    @interface QueueController : UIViewController <ZIKRoutableView, QueueInput, RequiredQueueInput>
    @end
    @interface HelpController : UIViewController <ZIKRoutableView>
    @end
    @interface Mixer : NSObject <ZIKRoutableService, Mixing>
    @end
    //- Routers.h
    @interface BaseRouter : ZIKViewRouter
    @end
    @interface PlayerRouter : ZIKViewRouter
    @end
    @interface QueueRouter : BaseRouter
    @end
    @interface HelpRouter : ZIKViewRouter
    @end
    @interface MixerRouter : ZIKServiceRouter
    @end
    @interface AppAdapter : ZIKViewRouteAdapter
    @end
    //- BaseRouter.m
    @implementation BaseRouter

    + (BOOL)isAbstractRouter {
        return self == [BaseRouter class];
    }

    @end
    //- PlayerRouter.m
    #import "Routers.h"

    @implementation PlayerRouter

    + (void)registerRoutableDestination {
        [self registerExclusiveView:[PlayerController class]];
        [self registerViewProtocol:ZIKRoutable(PlayerInput)];
        [self registerIdentifier:@"player"];
        [self registerURLPattern:@"music://player/:song"];
    }

    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
        PlayerController *player = [[PlayerController alloc] init];
        player.title = @"Player";
        return player;
    }

    @end
    //- AlbumRouter.m
    @interface AlbumConfiguration : ZIKViewRouteConfiguration <AlbumModuleInput>
    @end

    @implementation AlbumConfiguration
    @end

    @interface AlbumRouter : ZIKViewRouter
    @end

    @implementation AlbumRouter

    + (void)registerRoutableDestination {
        [self registerView:AlbumController.class];
        [self registerViewProtocol:ZIKRoutable(AlbumInput)];
        [self registerModuleProtocol:ZIKRoutable(AlbumModuleInput)];
    }

    + (ZIKViewRouteConfiguration *)defaultRouteConfiguration {
        return [[AlbumConfiguration alloc] init];
    }

    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
        return [[AlbumController alloc] init];
    }

    @end
    //- QueueRouter.m
    #import "Routers.h"

    @implementation QueueRouter

    + (void)registerRoutableDestination {
        [self registerView:[QueueController class]];
        [self registerViewProtocol:@protocol(QueueInput)];
        [self registerIdentifier:@"queue"];
    }

    @end

    @implementation QueueRouter (Making)

    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
        return [QueueController new];
    }

    @end
    //- HelpRouter.m
    #import "Routers.h"

    static void RegisterHelp(Class router) {
        [router registerView:[HelpController class]];
    }

    @implementation HelpRouter

    + (void)registerRoutableDestination {
        if (self == [HelpRouter class]) {
            [self registerView:[HelpController class]];
        }
        [self registerIdentifier:@"help"];
    }

    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
        return [[HelpController alloc] init];
    }

    @end
    //- MixerRouter.m
    #import "Routers.h"

    @implementation MixerRouter

    + (void)registerRoutableDestination {
        [self registerService:[Mixer class]];
        [self registerServiceProtocol:ZIKRoutable(Mixing)];
    }

    - (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
        static Mixer *mixer;
        static dispatch_once_t once;
        dispatch_once(&once, ^{
            mixer = [[Mixer alloc] init];
        });
        return mixer;
    }

    @end
    //- AppAdapter.m
    #import "Routers.h"

    @implementation AppAdapter

    + (void)registerRoutableDestination {
        [self registerDestinationAdapter:ZIKRoutable(RequiredQueueInput) forAdaptee:ZIKRoutable(QueueInput)];
    }

    @end
    //- Player.m
    @implementation PlayerController

    - (void)open {
        [ZIKRouterToView(AlbumInput) performPath:ZIKViewRoutePath.presentModallyFrom(self)];
        [ZIKRouterToView(RequiredQueueInput) performPath:ZIKViewRoutePath.presentModallyFrom(self)];
        [ZIKRouterToService(Mixing) makeDestination];
        [ZIKAnyViewRouter performURL:@"music://player/1" path:ZIKViewRoutePath.presentModallyFrom(self)];
        ZIKViewRouter.toIdentifier(@"queue");
    }

    @end
    @implementation AlbumController
    @end
    @implementation QueueController
    @end
    @implementation HelpController
    @end
    @implementation Mixer
    @end
    """
}
