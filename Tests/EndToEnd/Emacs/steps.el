;;; steps.el --- What the conversations with Emacs share  -*- lexical-binding: t -*-

;; Environment: EDITOR_FOLDER (Editors/Emacs), APP (the folder to edit), PATIENCE (in seconds). `waymark' is on the PATH.

;;; Code:

(package-activate-all)

(define-derived-mode swift-mode prog-mode "Swift"
  "As much of Swift as a language server needs."
  (dolist (operator (string-to-list "<>=+-*/&|"))
    (modify-syntax-entry operator ".")))
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(defvar patience (string-to-number (getenv "PATIENCE"))
  "The time in seconds after which a step that hangs is ended.")

(defun must (condition step)
  (unless condition
    (message "failed: %s" step)
    (kill-emacs 1)))

;; Emacs without a terminal is never idle, and clients wait for that with what was edited.
(defun idle ()
  (mapc #'timer-event-handler (copy-sequence timer-idle-list)))

(defmacro eventually (step &rest body)
  "Let processes speak until the last form of BODY holds, or fail with STEP."
  `(let ((end (time-add nil patience)))
     (while (and (not (progn ,@body)) (time-less-p nil end))
       (idle)
       (accept-process-output nil 0.02))
     (must (progn ,@body) ,step)))

(defun edit (name)
  (find-file (expand-file-name name (getenv "APP"))))

(defun place ()
  "Return the file and the line of the point."
  (format "%s:%d" (file-name-nondirectory (buffer-file-name)) (line-number-at-pos)))

(defun go-to (text)
  (goto-char (point-min))
  (search-forward text))

(defun jump-to (target)
  "Go to that of the definitions of the thing at the point which is at TARGET, and return nil where none is."
  (let* ((backend (xref-find-backend))
         (items (xref-backend-definitions backend (xref-backend-identifier-at-point backend))))
    (seq-some (lambda (item)
                (let ((marker (xref-location-marker (xref-item-location item))))
                  (when (equal target (with-current-buffer (marker-buffer marker) (goto-char marker) (place)))
                    (switch-to-buffer (marker-buffer marker)))))
              items)))

(defun replace (text new)
  (go-to text)
  (replace-match new t t))

(defun complete-after (text)
  "Insert TEXT as a new last line, complete it, and return the line."
  (goto-char (point-max))
  (insert text)
  (idle)
  (completion-at-point)
  (buffer-substring (line-beginning-position) (line-end-position)))

(load (expand-file-name "waymark.el" (getenv "EDITOR_FOLDER")) nil t)
;;; steps.el ends here
