;;; eglot.el --- The conversation in Eglot  -*- lexical-binding: t -*-

;;; Code:

(require 'eglot)

;; A slow machine takes longer than the ten and thirty seconds that these allow.
(setq jrpc-default-request-timeout patience
      eglot-connect-timeout patience)

(defun start () (apply #'eglot (eglot--guess-contact)))

(defun started-p () (eglot-managed-p))

(defun show (_buffer) "Nothing: Eglot tells Flymake itself.")

(defun diagnostics (buffer)
  (with-current-buffer buffer
    (mapcar (lambda (diagnostic) (line-number-at-pos (flymake-diagnostic-beg diagnostic))) (flymake-diagnostics))))

(defun apply-action (title)
  (let ((completing-read-function (lambda (&rest _) title))
        (last-nonmenu-event ?\r))
    (eglot--read-execute-code-action (eglot-code-actions (point)) (eglot--current-server-or-lose))))
;;; eglot.el ends here
