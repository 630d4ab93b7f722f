;;; beside-sourcekit.el --- Eglot with two servers behind one  -*- lexical-binding: t -*-

;; Says the first step that fails and ends with 1, otherwise with 0. Before it: steps.el, eglot.el and two-servers.el. APP is
;; a package.

;;; Code:

(edit "Sources/App/Menu.swift")
(start)
(eventually "the start of the servers" (started-p))
(defun ask (method &rest more)
  (jsonrpc-request (eglot-current-server) method (append (eglot--TextDocumentPositionParams) more)))

(defun places (method)
  (let ((locations (append (ask method) nil)))
    (sort (mapcar (lambda (location)
                    (format "%s:%d" (file-name-nondirectory (or (plist-get location :uri) (plist-get location :targetUri)))
                            (1+ (plist-get (plist-get (or (plist-get location :range)
                                                          (plist-get location :targetSelectionRange))
                                                      :start) :line))))
                  locations)
          #'string<)))

;; Definition: the protocol from the one, the registration from the other.
(go-to "RoutableView<Editor")
(eventually "the definitions of both" (equal (places :textDocument/definition) '("Editor.swift:2" "EditorRouter.swift:5")))
(eventually (format "the implementation: %s" (places :textDocument/implementation)) (member "Editor.swift:4" (places :textDocument/implementation)))

;; A function is no route: sourcekit-lsp alone knows it.
(go-to "func op")
(must (plist-get (ask :textDocument/hover) :contents) "hover outside of routes")

;; A diagnostic of Waymark's, behind sourcekit-lsp.
(go-to "RoutableView<Editor")
(with-current-buffer (edit "Sources/App/EditorRouter.swift")
  (eventually "the servers in the other buffer" (started-p))
  (replace "register(RoutableView<EditorViewInput>())" ""))
(eventually "the diagnostic that comes" (member 3 (diagnostics (get-file-buffer (expand-file-name "Sources/App/Menu.swift" (getenv "APP"))))))

(dolist (buffer (buffer-list))
  (with-current-buffer buffer (set-buffer-modified-p nil)))
(kill-emacs 0)
;;; beside-sourcekit.el ends here
