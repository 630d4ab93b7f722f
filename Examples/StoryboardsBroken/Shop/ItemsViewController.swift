import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class ItemsViewController: UITableViewController {
  @IBOutlet var spinner: UIActivityIndicatorView!
  @IBOutlet var totalText: UILabel!
  @IBInspectable var currency = ""

  @IBAction func pay() {}

  @IBAction func backToItems(_ segue: UIStoryboardSegue) {}

  @IBSegueAction func makeItem(coder: NSCoder) -> UIViewController? { nil }

  func openItem() {
    performSegue(withIdentifier: "showItem", sender: self)
    //                            ^^^^^^^^ unknown-segue
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "OpenItem" { spinner.startAnimating() }
    //                      ^^^^^^^^ dead-segue-comparison
    if segue.identifier == "ShowItem", let basket = segue.destination as? BasketController { basket.title = "Item" }
    //                                                                    ^^^^^^^^^^^^^^^^ segue-class-mismatch
  }

  func preview() -> UIViewController? {
    storyboard?.instantiateViewController(withIdentifier: "Items")
    //                                                     ^^^^^ unknown-scene
  }

  func open() -> BasketController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "List") as! BasketController
    //                                                                                            ^^^^^^^^^^^^^^^^ scene-class-mismatch
  }

  func settings() -> UIViewController? {
    UIStoryboard(name: "Setings", bundle: .main).instantiateInitialViewController()
    //                  ^^^^^^^ unknown-storyboard
  }

  func start() -> UIViewController? {
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    //                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ no-initial-scene
  }

  let prices = UINib(nibName: "PricesView", bundle: nil)
  //                           ^^^^^^^^^^ unknown-nib
}

class PriceLabel: UILabel {}

class HelpViewController: UIViewController {}

class BasketController: UINavigationController {}

class ItemList<Item>: UIView {}
