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
