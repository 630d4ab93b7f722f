import UIKit

class ItemsViewController: UITableViewController {
  func openItem() {
    performSegue(withIdentifier: "ShowItem", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "ShowItem": segue.destination.title = "Item"
    case "OpenCart": segue.destination.title = "Cart"
    default: break
    }
  }

  func openCart() {
    self.performSegue(withIdentifier: "OpenCart", sender: nil)
  }

  func preview() -> UIViewController? {
    storyboard?.instantiateViewController(withIdentifier: "Item") as? ItemViewController
  }

  func pay() -> UIViewController {
    let cart = UIStoryboard(name: "Cart", bundle: nil)
    return cart.instantiateViewController(withIdentifier: "Payment")
  }

  @IBAction func back(toItems segue: UIStoryboardSegue) {}
}

class ItemViewController: UIViewController {
  @IBOutlet private var buyButton: UIButton!
  @IBInspectable var currency = ""
  let prices = UINib(nibName: "PriceView", bundle: nil)

  @IBAction private func buy(_ sender: UIButton) {
    buyButton.isEnabled = false
  }
}
