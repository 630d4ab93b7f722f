;;; conversation.el --- Edits a copy of Examples/Notes with the server beside it  -*- lexical-binding: t -*-

;; Says the first step that fails and ends with 1, otherwise with 0. Before it: steps.el, and a file that defines
;; `start' (a server for the buffer), `started-p', `show' (what the display would do), `diagnostics' (of a buffer, as a
;; list of lines), and `apply-action' (one with a title at the point).

;;; Code:

(defvar notes (edit "NoteList/NoteListViewController.swift"))
(defvar look-up "RoutableView<EditorView")
(defvar registration "self.register(RoutableView<EditorViewInput>())")

(start)
(eventually "the start of the server" (started-p))
(must (equal (file-truename (project-root (project-current))) (file-truename (file-name-as-directory (getenv "APP"))))
      "the root")

;; Completion, after a character that UTF-16 counts twice.
(let ((line (complete-after "/* 😀 */ RoutableView<EditorV")))
  (must (equal line "/* 😀 */ RoutableView<EditorViewInput") (format "the completed line: %s" line)))
(delete-region (line-beginning-position) (point-max))

;; To the router.
(go-to (concat "to: " look-up))
(eventually "the jump to the router" (or (equal (place) "EditorRouter.swift:8") (jump-to "EditorRouter.swift:8")))
(eventually "the server in the new buffer" (started-p))

;; The map of routes.
(when (executable-find "dot")
  (dolist (here '(nil t))
    (with-current-buffer notes
      (go-to (concat "to: " look-up))
      (waymark-route-map here))
    (let (pages)
      (eventually "the page of the map"
                  (setq pages (file-expand-wildcards (concat (getenv "TMPDIR") "/waymark-*/route-map-*.html"))))
      (mapc #'delete-file pages))))

;; A diagnostic in one buffer that comes and goes with unsaved edits in another.
(show notes)
(buffer-enable-undo)
(undo-boundary)
(replace registration "// nothing is registered")
(eventually (format "the diagnostic that comes: %s" (diagnostics notes)) (member 18 (diagnostics notes)))
(undo-boundary)
(primitive-undo 1 (cdr buffer-undo-list))
(eventually (format "the diagnostic that goes: %s" (diagnostics notes)) (not (member 18 (diagnostics notes))))

;; The list of what is wrong in the project, which is in no repository.
(replace registration "")
(with-current-buffer notes
  (eventually "a diagnostic for the list" (member 18 (diagnostics notes)))
  (when (and (fboundp 'flymake-show-project-diagnostics) (bound-and-true-p flymake-mode))
    (save-window-excursion
      (flymake-show-project-diagnostics)
      (let ((list (seq-find (lambda (buffer) (string-match-p "Flymake diagnostics for" (buffer-name buffer))) (buffer-list))))
        (must list "the list of diagnostics")
        (with-current-buffer list
          (revert-buffer)
          (must (string-match-p "EditorViewInput" (buffer-string)) "the diagnostic in the list"))))))

;; A repair, in the buffer of the router.
(with-current-buffer notes
  (eventually "the diagnostic that comes again" (member 18 (diagnostics notes)))
  (go-to (concat "to: " look-up))
  (apply-action "Register 'EditorViewInput' in EditorRouter"))
(go-to "register(RoutableView<EditorViewInput>())")
(eventually "the diagnostic that was repaired" (not (member 18 (diagnostics notes))))

;; A xib, and no other XML.
(let ((header "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n"))
  (write-region (concat header "<view id=\"v1\"/>\n<view id=\"v1\"/>\n</objects></document>\n") nil
                (expand-file-name "Panel.xib" (getenv "APP")) nil 'quiet)
  (write-region "<a/>\n" nil (expand-file-name "Other.xml" (getenv "APP")) nil 'quiet))
(edit "Other.xml")
(must (and (derived-mode-p 'nxml-mode) (not (memq major-mode waymark-modes))) "the mode of other XML")
(edit "Panel.xib")
(must (eq major-mode 'waymark-interface-mode) "the mode of a xib")
(unless (started-p) (start))
(eventually "the server in the xib" (started-p))
(flymake-start)
(eventually (format "the diagnostic in the xib: %s" (diagnostics (current-buffer)))
            (member 4 (diagnostics (current-buffer))))

(dolist (buffer (buffer-list))
  (with-current-buffer buffer (set-buffer-modified-p nil)))
(kill-emacs 0)
;;; conversation.el ends here
