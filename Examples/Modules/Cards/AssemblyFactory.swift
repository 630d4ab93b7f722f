import UIKit

protocol AssemblyFactory: AnyObject {
  func homeAssembly() -> HomeAssembly
}

protocol HomeAssembly: AnyObject {
  func module() -> UIViewController
}

final class AssemblyFactoryImpl: AssemblyFactory {
  let story: CardUserStory

  init(story: CardUserStory) { self.story = story }

  func homeAssembly() -> HomeAssembly { HomeAssemblyImpl(story: story) }
}

final class HomeAssemblyImpl: HomeAssembly {
  let story: CardUserStory
  let tours = TourAssembly()

  init(story: CardUserStory) { self.story = story }

  func module() -> UIViewController {
    let coordinator = HomeCoordinator(cards: story, makeTour: tours.makeTour)
    return makeViewController(coordinator)
  }

  private func makeViewController(_ coordinator: HomeCoordinator) -> HomeViewController {
    HomeViewController(coordinator: coordinator)
  }
}
