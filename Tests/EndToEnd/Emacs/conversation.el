;;; conversation.el --- Edits a small app with the server beside it  -*- lexical-binding: t -*-

;; Says the first step that fails and ends with 1, otherwise with 0. Before it: steps.el, and a file that defines
;; `start' (a server for the buffer), `started-p', `diagnostics' (of a buffer, as a list of lines), and
;; `apply-action' (one with a title at the point).

;;; Code:

(defvar menu (edit "Menu.swift"))
(start)
(eventually "the start of the server" (started-p))
(must (equal (file-truename (project-root (project-current))) (file-truename (file-name-as-directory (getenv "APP"))))
      "the root")

;; Completion, after a character that UTF-16 counts twice.
(let ((line (complete-after "/* 😀 */ RoutableView<Ed")))
  (must (equal line "/* 😀 */ RoutableView<EditorViewInput") (format "the completed line: %s" line)))
(delete-region (line-beginning-position) (point-max))

;; To the router.
(go-to "RoutableView<Editor")
(xref-find-definitions (xref-backend-identifier-at-point (xref-find-backend)))
(must (equal (place) "EditorRouter.swift:4") (format "the jump to the router: %s" (place)))
(eventually "the server in the new buffer" (started-p))

;; A diagnostic in one buffer that comes and goes with unsaved edits in another.
(buffer-enable-undo)
(undo-boundary)
(replace "register(RoutableView<EditorViewInput>())" "// nothing is registered")
(eventually "the diagnostic that comes" (equal (diagnostics menu) '(2)))
(undo-boundary)
(primitive-undo 1 (cdr buffer-undo-list))
(eventually "the diagnostic that goes" (null (diagnostics menu)))

;; A repair, in the buffer of the router.
(replace "register(RoutableView<EditorViewInput>())" "")
(with-current-buffer menu
  (eventually "the diagnostic that comes again" (equal (diagnostics menu) '(2)))
  (go-to "RoutableView<Editor")
  (apply-action "Register 'EditorViewInput' in EditorViewRouter"))
(go-to "register(RoutableView<EditorViewInput>())")
(eventually "the diagnostic that was repaired" (null (diagnostics menu)))

(dolist (buffer (buffer-list))
  (with-current-buffer buffer (set-buffer-modified-p nil)))
(kill-emacs 0)
;;; conversation.el ends here
