#import <UIKit/UIKit.h>

@interface SHCartViewController : UIViewController
@end

@implementation SHCartViewController

- (void)pay {
  [self performSegueWithIdentifier:@"Pay" sender:self];
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  if ([segue.identifier isEqualToString:@"Pay"]) segue.destinationViewController.title = @"Pay";
}

- (UIViewController *)item {
  UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
  return [main instantiateViewControllerWithIdentifier:@"Item"];
}

- (UIView *)price {
  return [[NSBundle mainBundle] loadNibNamed:@"PriceView" owner:self options:nil].firstObject;
}

@end
