import UIKit

final class MoviesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cell: MovieCell.self)
    tableView.register(UINib(nibName: "ActorCell", bundle: nil), forCellReuseIdentifier: "actor")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.section {
    case 0:
      return tableView.dequeueReusableCell(withIdentifier: "loading", for: indexPath)
    case 1:
      return tableView.dequeueReusableCell(withIdentifier: "actor", for: indexPath)
    default:
      let cell: MovieCell = tableView.dequeue(for: indexPath)
      return cell
    }
  }
}
