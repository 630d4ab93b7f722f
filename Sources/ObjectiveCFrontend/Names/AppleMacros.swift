/// Macros and types of Apple's that begin a declaration, or say something of one.
enum AppleMacros {
  /// Those without arguments that stand alone.
  static let betweenDeclarations: Set = ["NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END"]

  /// Those with arguments that say something of the declaration behind them.
  static let aboutDeclarations: Set = [
    "API_AVAILABLE", "API_DEPRECATED", "API_DEPRECATED_WITH_REPLACEMENT", "API_UNAVAILABLE", "DEPRECATED_MSG_ATTRIBUTE",
    "NS_AVAILABLE", "NS_AVAILABLE_IOS", "NS_AVAILABLE_MAC", "NS_CLASS_AVAILABLE_IOS", "NS_DEPRECATED",
    "NS_DEPRECATED_IOS", "NS_DEPRECATED_MAC", "NS_EXTENSION_UNAVAILABLE", "NS_EXTENSION_UNAVAILABLE_IOS",
    "NS_SWIFT_NAME", "NS_SWIFT_UNAVAILABLE", "__attribute__", "__deprecated_msg",
  ]

  /// True for the first word of a function or variable of C: a linkage, or a type of Apple's.
  static func mayBeginDeclaration(_ word: String) -> Bool {
    linkages.contains(word) || types.contains(word)
      || prefixes.contains { prefix in
        word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase == true
          && word.contains { $0.isLowercase }
      }
  }

  private static let linkages: Set = [
    "APPKIT_EXTERN", "CF_EXPORT", "CF_INLINE", "CG_EXTERN", "CG_INLINE", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN",
    "FOUNDATION_STATIC_INLINE", "NS_INLINE", "OBJC_EXPORT", "OBJC_EXTERN", "UIKIT_EXTERN", "UIKIT_STATIC_INLINE",
  ]
  private static let types: Set = ["BOOL", "Class", "FILE", "IMP", "SEL", "bool", "id", "instancetype", "size_t"]
  private static let prefixes = ["AV", "CA", "CF", "CG", "CL", "NS", "UI"]
}
