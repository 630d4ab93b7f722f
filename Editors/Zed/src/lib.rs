use zed_extension_api::{self as zed, Command, Extension, LanguageServerId, Result, Worktree};

struct Waymark;

impl Extension for Waymark {
    fn new() -> Self {
        Waymark
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let command = worktree.which("waymark").ok_or("`waymark` is not on the PATH")?;
        Ok(Command { command, args: vec!["lsp".into()], env: worktree.shell_env() })
    }
}

zed::register_extension!(Waymark);
