#ifndef Heads_h
#define Heads_h
#import <Library/Library.h>
#if __has_include("Other.h")
#import "Other.h"
#endif
NS_ASSUME_NONNULL_BEGIN

@class Early, Later;
@protocol Forward;
@protocol One, Two;

/// @protocol InComment
@protocol PlayerInput <NSObject, /* why */ ZIKViewRoutable,
  Last>
@property (nonatomic, copy, nullable) void (^handler)(id<PlayerInput> _Nullable input, NSError *error);
@optional
- (void)play:(NSString *)name at:(CGFloat)speed NS_SWIFT_NAME(play(name:at:));
+ (instancetype)make;
@end

@interface Root
@end
@interface Box<__covariant T : id<NSCopying>, U> : NSObject <A, B> {
  @private
  struct { int x; } _pair;
  NSMutableArray<T> *_all;
}
- (nullable T)first;
@end
@interface Router : ZIKServiceRouter<id<Store>, Config<Module> *> <P>
@end
@interface Screen : ZIKModuleViewRouter(PlayerModuleInput)
@end
@interface Box<T, U> (Extra) <Q>
@end
@interface Box () <R>
@end
#if TARGET_OS_IOS
@interface UIView (Here)
#elif TARGET_OS_OSX
@interface NSView (Here)
#else
@interface Other (Here)
#endif
- (BOOL)isHere;
@end

typedef NS_ENUM(NSInteger, Speed) { SpeedSlow, SpeedFast = 1 << 2 };
typedef void (^Completion)(BOOL done);
typedef struct { int a; } Pair;
typedef Router<id> *AnyRouter;
typedef NSString *Name NS_TYPED_ENUM NS_SWIFT_NAME(Naming);
@compatibility_alias OldRouter Router;
#define SHORT LONG
#define LENGTH 10
#define OPEN(x) [Router open:(x)] // it's
NS_SWIFT_NAME(Nice) @interface Ugly : NSObject
@end
__attribute__((objc_runtime_name("X"), swift_name("Swifty")))
@protocol Attributed <A>
@end
static inline void registerAll(void) { [Router registerAll]; }
NS_ASSUME_NONNULL_END
#endif
