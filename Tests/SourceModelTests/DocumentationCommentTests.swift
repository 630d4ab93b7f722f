import SourceModel
import Testing

@Suite struct DocumentationCommentTests {
  @Test(
    arguments: [
      ("/// Edits a note.\n/// - Note: Slow.\nprotocol P {}", "Edits a note.\n- Note: Slow."),
      ("let a = 1\n\n  /// Edits.\n  @objc(X)\n  @MainActor public protocol P {}", "Edits."),
      ("/**\n * Edits\n *\n *   a note.\n */\n@protocol P", "Edits\n\n  a note."),
      ("/** Edits. */\r\n@protocol P", "Edits."), ("/*! Edits\n a note. */\nprotocol P", "Edits\na note."),
      ("//! Edits.\nNS_SWIFT_NAME(Q)\n@protocol P", "Edits."),
      ("/// Other.\nprotocol O {}\nprotocol P {}", nil), ("/// Far.\n\nprotocol P {}", nil),
      ("// Plain.\nprotocol P {}", nil),
      ("/* Plain. */\nprotocol P {}", nil), ("//// Line.\nprotocol P {}", nil), ("///\nprotocol P {}", nil),
      ("*/\nprotocol P {}", nil), ("/**/\nprotocol P {}", nil), ("protocol P {}", nil), ("", nil),
    ] as [(String, String?)])
  func isWhatStandsInFront(source: String, comment: String?) {
    let text = SourceText(source)
    #expect(DocumentationComment.text(aboveLine: LineTable(text).starts.count - 1, in: text) == comment)
  }

  @Test func aLineThatIsNotThereHasNone() {
    #expect(DocumentationComment.text(aboveLine: 7, in: SourceText("/// A\nprotocol P {}")) == nil)
  }
}
