/// The file that an app begins in.
enum AppCode {
  static func file() -> SourceFile {
    SourceFile(
      "AppDelegate.swift",
      """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """)
  }
}
