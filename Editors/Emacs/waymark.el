;;; waymark.el --- Waymark in lsp-mode and in Eglot  -*- lexical-binding: t -*-

;; (load "/path/to/waymark/Editors/Emacs/waymark.el")

;;; Code:

(require 'seq)
(require 'cl-lib)

;; Storyboards and xibs have a mode of their own, so that other XML has no server.
(define-derived-mode waymark-interface-mode nxml-mode "Interface"
  "XML of Interface Builder.")
(add-to-list 'auto-mode-alist '("\\.\\(?:storyboard\\|xib\\)\\'" . waymark-interface-mode))

(defconst waymark-modes '(swift-mode swift-ts-mode objc-mode waymark-interface-mode))

;; `Package.swift' stands low: an app made of modules holds many of them.
(defconst waymark-markers
  '("\\`\\.waymark\\.yml\\'" "\\.xcworkspace\\'" "\\.xcodeproj\\'" "\\`Podfile\\'" "\\`Package\\.swift\\'" "\\`\\.git\\'")
  "Names that mark a root; an earlier one wins over a nearer one.")

(defun waymark-root (directory)
  "Return the root that DIRECTORY belongs to, or nil without any marker."
  (seq-some (lambda (marker)
              (locate-dominating-file
               directory (lambda (folder) (ignore-errors (directory-files folder nil marker t)))))
            waymark-markers))

;; Both clients ask project.el for the root: first in these modes, and last in buffers that list what is wrong in a project.
(cl-defmethod project-root ((project (head waymark)))
  (cdr project))

(defun waymark-project (directory)
  "Return the project of DIRECTORY for `project-find-functions'."
  (let ((root (waymark-root directory)))
    (and root (cons 'waymark (file-name-as-directory root)))))

(defun waymark-use-project ()
  (require 'project)
  (add-hook 'project-find-functions #'waymark-project nil t))

(with-eval-after-load 'project
  (add-hook 'project-find-functions #'waymark-project 90))

(dolist (mode waymark-modes)
  (add-hook (intern (format "%s-hook" mode)) #'waymark-use-project -90))

;; lsp-mode runs it beside any other server, and starts it where there is a root alone.
(defun waymark-serves-p (file mode)
  (and file (memq mode waymark-modes) (waymark-root (file-name-directory file))))

(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(swift-ts-mode . "swift"))
  (add-to-list 'lsp-language-id-configuration '(waymark-interface-mode . "interface-builder"))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection '("waymark" "lsp"))
                    :activation-fn #'waymark-serves-p
                    :add-on? t
                    :priority -1
                    :server-id 'waymark)))

;; lsp-mode has Flymake show what comes for the current buffer alone, and an edit in one changes what is wrong in another.
(defvar lsp-mode)
(defvar waymark-telling nil)

(defun waymark-tell-buffers ()
  "Have all buffers show the diagnostics that lsp-mode tells the current one."
  (unless waymark-telling
    (let ((waymark-telling t))
      (dolist (buffer (remq (current-buffer) (buffer-list)))
        (with-current-buffer buffer
          (when (and (memq major-mode waymark-modes) (bound-and-true-p lsp-mode))
            (run-hooks 'lsp-diagnostics-updated-hook)))))))

(with-eval-after-load 'lsp-mode
  (add-hook 'lsp-diagnostics-updated-hook #'waymark-tell-buffers))

;; The map of routes.
(defvar lsp--cur-workspace)
(declare-function lsp-workspaces "lsp-mode")
(declare-function lsp-request-async "lsp-mode")
(declare-function eglot-current-server "eglot")
(declare-function jsonrpc-async-request "jsonrpc")

(defun waymark-workspace ()
  "Return the workspace of lsp-mode that Waymark serves the buffer in, or nil."
  (and (bound-and-true-p lsp-mode)
       (seq-find (lambda (workspace)
                   (eq (lsp--client-server-id (lsp--workspace-client workspace)) 'waymark))
                 (lsp-workspaces))))

(defun waymark-route-map (&optional here)
  "Show the map of routes in a browser; with HERE, a prefix, that of what the place at point leads to."
  (interactive "P")
  (let ((lsp--cur-workspace (waymark-workspace)))
    (if lsp--cur-workspace
        (lsp-request-async "workspace/executeCommand"
                           (waymark-route-map-command (and here (lsp--text-document-position-params)))
                           #'ignore :mode 'detached)
      (jsonrpc-async-request (or (eglot-current-server) (user-error "Waymark is not running"))
                             :workspace/executeCommand
                             (waymark-route-map-command (and here (eglot--TextDocumentPositionParams)))
                             :success-fn #'ignore :timeout 60))))

(defun waymark-route-map-command (place)
  (list :command "waymark.showRouteMap" :arguments (if place (vector place) [])))

;; Eglot has one server per buffer: two of them stand behind `rass', of PyPI's rassumfrassum.
(defun waymark-contact (&rest _)
  "Return the command of the servers that are there."
  (cond ((not (and (executable-find "sourcekit-lsp") (executable-find "rass"))) '("waymark" "lsp"))
        ((waymark-root default-directory) '("rass" "--no-stream-diagnostics" "--" "sourcekit-lsp" "--" "waymark" "lsp"))
        (t '("sourcekit-lsp"))))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '(((swift-mode :language-id "swift")
                  (swift-ts-mode :language-id "swift")
                  (objc-mode :language-id "objective-c")
                  (waymark-interface-mode :language-id "xml")) . waymark-contact)))

(provide 'waymark)
;;; waymark.el ends here
