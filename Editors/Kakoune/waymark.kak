# Waymark in Kakoune, beside sourcekit-lsp: for kakrc, after kakoune-lsp 17 or later is loaded.

remove-hooks global lsp-filetype-swift
hook -group lsp-filetype-swift global BufSetOption filetype=(?:swift|objc) %{
    set-option buffer lsp_servers %{
        [sourcekit-lsp]
        root_globs = ["Package.swift", ".git"]

        [waymark]
        args = ["lsp"]
        root_globs = [".waymark.yml", "*.xcworkspace", "*.xcodeproj", "Podfile", "Package.swift", ".git"]
    }
}
