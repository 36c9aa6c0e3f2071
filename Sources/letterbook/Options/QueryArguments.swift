/// Queries on the command line that begin with a dash: `letterbook search -category:list`.
enum QueryArguments {
    /// Writes `-term` as `NOT term`, so that it is not taken for an option, in the arguments of commands with a query.
    static func withoutDashes(_ arguments: [String]) -> [String] {
        guard let command = arguments.first, commands.contains(command) else { return arguments }
        var isQuery = false
        var isValue = false
        return arguments.flatMap { argument -> [String] in
            defer { isValue = options.contains(argument) }
            if isValue { return [argument] }
            if argument == "--" { isQuery = true }
            let isOption = argument.hasPrefix("--") || argument.dropFirst(2).first == "="
            let isTerm = argument.utf8.count > 2 && argument.hasPrefix("-") && !isOption
            return isTerm && !isQuery ? ["NOT", String(argument.dropFirst())] : [argument]
        }
    }

    /// Puts the name of a sub-command before the options that stand before it, as in `conversations --archive FILE merge A
    /// B`, where it would be taken for a query.
    ///
    /// - Parameters:
    ///   - arguments: the command's name and what follows it.
    ///   - subcommands: the names of the command's sub-commands, one of which is meant where none is named.
    static func subcommandFirst(_ arguments: [String], _ subcommands: [String]) -> [String] {
        var index = 1
        while index < arguments.count {
            let option = arguments[index].prefix { $0 != "=" }
            if option == "--no-pager" || option != arguments[index] && commonOptions.contains(String(option)) {
                index += 1
            } else if commonOptions.contains(arguments[index]) {
                index += 2
            } else {
                break
            }
        }
        guard index < arguments.count, subcommands.contains(arguments[index]) else { return arguments }
        var result = arguments
        result.insert(result.remove(at: index), at: 1)
        return result
    }

    /// Options with a value that all sub-commands take.
    private static let commonOptions: Set<String> = ["--archive", "--color"]

    /// Keeps SQL that begins with a comment from being taken for an option.
    static func withSQLComments(_ arguments: [String]) -> [String] {
        guard arguments.first == "sql" else { return arguments }
        return arguments.map { argument in
            let isComment =
                argument.hasPrefix("--") && argument.count > 2 && !(argument.dropFirst(2).first?.isLetter ?? true)
            return isComment ? "\n" + argument : argument
        }
    }

    /// Options whose value is the next argument.
    private static let options: Set<String> = [
        "--archive", "-o", "--output", "--limit", "--offset", "--sort", "--to", "--by", "--svg", "--since", "--columns",
        "--color", "--keep", "--release",
    ]

    /// Commands that take a query. Their short options have one letter, and their value is the next argument.
    private static let commands: Set<String> = [
        "search", "conversations", "attachments", "export", "people", "newsletters", "trackers", "duplicates",
        "stats",
    ]
}
