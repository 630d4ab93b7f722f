import UIKit

final class MoviesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cell: MovieCell.self)
    tableView.register(UINib(nibName: "ActorCell", bundle: nil), forCellReuseIdentifier: "actor")
    tableView.register(UINib(nibName: "StudioCell", bundle: nil), forCellReuseIdentifier: "studio")
//                                     ^^^^^^^^^^ invalid-cell-nib
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "loading")
//                                                                    ^^^^^^^ prototype-overridden
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "old")
//                                                                    ^^^ reuse-identifier-never-dequeued
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.section {
    case 0:
      return tableView.dequeueReusableCell(withIdentifier: "loading", for: indexPath)
    case 1:
      return tableView.dequeueReusableCell(withIdentifier: "actors", for: indexPath)
//                                                          ^^^^^^ unregistered-reuse-identifier
    case 2:
      return tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath) as! TrailerCell
//                                                                                      ^^^^^^^^^^^ reuse-class-mismatch
    case 3:
      return tableView.dequeueReusableCell(withIdentifier: "actor", for: indexPath)
    case 4:
      return tableView.dequeueReusableCell(withIdentifier: "studio", for: indexPath)
    case 5:
      let cell: TrailerCell = tableView.dequeue(for: indexPath)
//                                      ^^^^^^^ unregistered-reuse-identifier
      return cell
    default:
      let cell: MovieCell = tableView.dequeue(for: indexPath)
      cell.onToggle = { self.tableView.reloadData() }
//    ^^^^^^^^^^^^^ cell-keeps-owner
      return cell
    }
  }
}
