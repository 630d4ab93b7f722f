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

# Storyboards and xibs, apart from other XML.
hook -group lsp-filetype-interface-builder global BufCreate .*\.(?:storyboard|xib) %{
    set-option buffer filetype xml
    set-option buffer lsp_servers %{
        [waymark]
        args = ["lsp"]
        root_globs = [".waymark.yml", "*.xcworkspace", "*.xcodeproj", "Podfile", "Package.swift", ".git"]
    }
}
