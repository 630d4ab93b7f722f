#import "NTChime.h"
@import AudioToolbox;

@implementation NTChime

- (void)play {
    AudioServicesPlaySystemSound(1057);
}

@end
