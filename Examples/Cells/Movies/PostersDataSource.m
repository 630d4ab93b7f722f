@import UIKit;
#import "Movies-Swift.h"

static NSString *const PosterIdentifier = @"poster";

@interface PostersDataSource : NSObject <UICollectionViewDataSource>
@end

@implementation PostersDataSource

- (void)registerCellsOf:(UICollectionView *)view {
  [view registerClass:[PosterCell class] forCellWithReuseIdentifier:PosterIdentifier];
  [view registerClass:[PosterHeader class]
      forSupplementaryViewOfKind:UICollectionElementKindSectionHeader
             withReuseIdentifier:@"header"];
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path {
  return [view dequeueReusableCellWithReuseIdentifier:PosterIdentifier forIndexPath:path];
}

- (UICollectionReusableView *)collectionView:(UICollectionView *)view
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)path {
  return [view dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@"header" forIndexPath:path];
}

@end
