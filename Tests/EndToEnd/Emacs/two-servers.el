;;; two-servers.el --- Eglot with two servers behind one  -*- lexical-binding: t -*-

;; Before it: steps.el and eglot.el. `waymark', `sourcekit-lsp' and `rass' are on the PATH.

;;; Code:

;; Eglot 1.9 stops at the name of a log, which sourcekit-lsp sends.
(cl-defmethod eglot-handle-notification (_server (_method (eql window/logMessage)) &rest _))

(advice-add
 'started-p :filter-return
 (lambda (started)
   (when started
     (let ((command (process-command (jsonrpc--process (eglot-current-server)))))
       (must (equal (seq-count (lambda (word) (equal word "--")) command) 2) (format "the command: %s" command))))
   started))
;;; two-servers.el ends here
