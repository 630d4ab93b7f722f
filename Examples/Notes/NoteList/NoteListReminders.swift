import Reminders
import UIKit
import ZRouter

extension NoteListViewController {
  @objc func openReminders() {
    Router.perform(to: RoutableView<NTReminderListInput>(), path: .push(from: self)) { destination in
      destination.showsPast = false
    }
  }

  func remindTomorrow(of note: Note) {
    let tomorrow = Date(timeIntervalSinceNow: 24 * 60 * 60)
    Router.makeDestination(to: RoutableService<NTReminderScheduling>())?.remind(of: note.title, at: tomorrow)
  }
}
