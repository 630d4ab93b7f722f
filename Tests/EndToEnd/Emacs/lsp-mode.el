;;; lsp-mode.el --- The conversation in lsp-mode  -*- lexical-binding: t -*-

;;; Code:

(require 'lsp-mode)
(require 'lsp-completion)
(require 'lsp-diagnostics)

(setq lsp-session-file (expand-file-name "session" (getenv "APP"))
      lsp-auto-guess-root t
      lsp-enable-snippet nil
      lsp-response-timeout patience
      lsp-warn-no-matched-clients nil)

(add-hook 'swift-mode-hook #'lsp)
(add-hook 'waymark-interface-mode-hook #'lsp)

(defun start () "Nothing: the hook did.")

(defun started-p ()
  (and (lsp-workspaces)
       (seq-every-p (lambda (workspace) (eq (lsp--workspace-status workspace) 'initialized)) (lsp-workspaces))))

;; Without a terminal no buffer is displayed, and Flymake waits for that.
(defun show (buffer)
  (with-current-buffer buffer (flymake-start)))

(defun diagnostics (buffer)
  (with-current-buffer buffer
    (mapcar (lambda (diagnostic) (line-number-at-pos (flymake-diagnostic-beg diagnostic))) (flymake-diagnostics))))

(defun apply-action (title)
  (let ((action (seq-find (lambda (action) (equal (lsp-get action :title) title)) (lsp-code-actions-at-point))))
    (must action title)
    (lsp-execute-code-action action)))
;;; lsp-mode.el ends here
