import ArgumentParser

struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Prints what lets a shell complete letterbook's commands with the tab key.",
        discussion: """
            It completes commands and options, fields of the search language, and their values out of the archive: \
            from:mar, list:, label:, in:. The archive is the one that --archive or LETTERBOOK_ARCHIVE names.

              bash  letterbook completions bash > ~/.local/share/bash-completion/completions/letterbook
              zsh   letterbook completions zsh > ~/.zfunc/_letterbook    with fpath+=~/.zfunc before compinit
              fish  letterbook completions fish > ~/.config/fish/completions/letterbook.fish
            """)

    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    @Argument(help: "bash, zsh or fish.")
    var shell: Shell

    func run() {
        guard let shell = CompletionShell(rawValue: self.shell.rawValue) else { return }
        var script = LetterbookCommand.completionScript(for: shell)
        if shell == .zsh { script.replace(Self.zshOffer, with: Self.zshOfferOfTerms) }
        Output.write(script)
        if shell == .bash { Output.write(Self.inQueries) }
    }

    /// How zsh is offered what letterbook itself finds: what stands behind a colon it would take for a description.
    private static let zshOffer = """
                __letterbook_complete "${completions[@]:0:-1}"
        """

    /// The same as whole terms, of which a field's name goes on without a blank.
    private static let zshOfferOfTerms = """
                local -a terms=("${completions[@]:0:-1}")
                compadd -S '' -- "${(M)terms[@]:#*:}"
                compadd -- "${terms[@]:#*:}"
        """

    /// In a query bash would put a blank behind `from:`, and backslashes before colons and @, as it does in file names.
    private static var inQueries: String {
        // Commands that do without a subcommand what their list does.
        let lists: [any ParsableCommand.Type] = [ConversationsCommand.self, PeopleCommand.self]
        let subcommands = lists.flatMap { $0.configuration.subcommands.compactMap { $0.configuration.commandName } }
        let names = Set(subcommands).sorted().map { "\" \($0) \"" }.joined(separator: " | ")
        return """

            _letterbook_in_queries() {
                _letterbook "${@}"
                # Conversations and people take a query without a subcommand, too, of which their own completion knows nothing.
                case " ${COMP_WORDS[1]} " in
                " conversations " | " people ")
                    if ((COMP_CWORD > 2)) || [[ "${COMP_WORDS[2]}" != "" ]] && ((${#COMPREPLY[@]} == 0)); then
                        case " ${COMP_WORDS[2]} " in
                        \(names)) ;;
                        *)
                            local command="${COMP_WORDS[1]}"
                            COMP_WORDS[1]=search
                            _letterbook letterbook "${2}" "${3}"
                            COMP_WORDS[1]="${command}"
                            ;;
                        esac
                    fi
                    ;;
                esac
                case "${COMPREPLY[0]} ${COMP_WORDS[COMP_CWORD]} ${COMP_WORDS[COMP_CWORD - 1]} " in
                *:' '*) compopt +o filenames 2>/dev/null ;;
                esac
                case "${COMPREPLY[0]}" in
                *:) compopt -o nospace 2>/dev/null ;;
                esac
            }
            complete -o filenames -F _letterbook_in_queries letterbook

            """
    }
}
