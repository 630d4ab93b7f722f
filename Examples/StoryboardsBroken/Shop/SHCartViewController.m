#import <UIKit/UIKit.h>

@interface SHCartViewController : UIViewController
@end

@implementation SHCartViewController

- (UIViewController *)item {
  UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
  return [main instantiateViewControllerWithIdentifier:@"item"];
  //                                                     ^^^^ unknown-scene
}

- (UIView *)price {
  return [[NSBundle mainBundle] loadNibNamed:@"priceView" owner:self options:nil].firstObject;
  //                                           ^^^^^^^^^ unknown-nib
}

@end
