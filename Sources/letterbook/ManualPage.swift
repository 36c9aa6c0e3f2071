import ArgumentParser
import Foundation
import MailArchive

/// A command's page for `man`, in the man macros, made from the definitions that its help is made from.
struct ManualPage {
    /// `letterbook-search`, as the page is asked for.
    let name: String
    let text: String

    /// The pages of all commands, the program's own first.
    static var all: [ManualPage] { pages(of: LetterbookCommand.self, above: []) }

    private static func pages(of command: any ParsableCommand.Type, above: [any ParsableCommand.Type]) -> [ManualPage] {
        let path = above + [command]
        return [ManualPage(path)] + command.configuration.subcommands.flatMap { pages(of: $0, above: path) }
    }

    private init(_ path: [any ParsableCommand.Type]) {
        let words = path.map { $0.configuration.commandName ?? "" }
        name = words.joined(separator: "-")
        guard let command = path.last else {
            text = ""
            return
        }
        let configuration = command.configuration
        let abstract = configuration.abstract
        var lines = [
            ".\\\" Made by letterbook manual; not to be edited.",
            ".TH \(name.uppercased().replacing("-", with: "\\-")) 1 \"\" \"letterbook \(Letterbook.version)\" \"Letterbook\"",
            ".SH NAME",
            Roff.line("\(name.replacing("-", with: "\\-")) \\- ", isRoff: true)
                + Roff.line(abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract),
            ".SH SYNOPSIS", ".nf",
        ]
        lines += LetterbookCommand.usageString(for: command).split(separator: "\n").map {
            Roff.literal($0.trimmingPrefix("Usage: ").trimmingCharacters(in: .whitespaces))
        }
        lines += [".fi", ".SH DESCRIPTION"]
        lines += Roff.paragraphs(abstract + (configuration.discussion.isEmpty ? "" : "\n\n" + configuration.discussion))
        lines += Self.arguments(CommandInfo.read(command).arguments)
        if !configuration.subcommands.isEmpty {
            lines.append(".SH SUBCOMMANDS")
            for subcommand in configuration.subcommands {
                let page = name + "-" + (subcommand.configuration.commandName ?? "")
                lines += [
                    ".TP", ".BR \(page.replacing("-", with: "\\-")) (1)", Roff.line(subcommand.configuration.abstract),
                ]
            }
        }
        lines += [".SH EXIT STATUS"]
        lines += Roff.paragraphs(
            "0 done; 1 nothing found, or a check failed; 2 wrong usage or a fault, of which standard error says what, where and what to do."
        )
        lines.append(".SH SEE ALSO")
        let others = path.count == 1 ? "sqlite3, man" : words.dropLast().joined(separator: "-")
        lines.append(path.count == 1 ? ".BR sqlite3 (1)" : ".BR \(others.replacing("-", with: "\\-")) (1)")
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func arguments(_ arguments: [CommandInfo.Argument]) -> [String] {
        let shown = arguments.filter { $0.shouldDisplay }
        var lines: [String] = []
        for (title, kinds) in [("ARGUMENTS", ["positional"]), ("OPTIONS", ["option", "flag"])] {
            let group = shown.filter { kinds.contains($0.kind) }
            guard !group.isEmpty else { continue }
            lines.append(".SH \(title)")
            for argument in group {
                let value = argument.kind == "flag" ? "" : "\\fI\(Roff.line(argument.valueName ?? "value"))\\fR"
                let names = (argument.names ?? []).map { "\\fB\(Roff.literal($0.text))\\fR" }.joined(separator: ", ")
                lines += [".TP", names.isEmpty ? value : value.isEmpty ? names : "\(names) \(value)"]
                var help = argument.abstract ?? ""
                if let preset = argument.defaultValue, argument.kind != "flag" { help += " Default: \(preset)." }
                lines.append(Roff.line(help))
            }
        }
        return lines
    }
}

/// What the argument parser says of a command, as far as a page needs it.
private struct CommandInfo: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: String
        let shouldDisplay: Bool
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        let abstract: String?
    }

    let arguments: [Argument]

    private struct Dump: Decodable {
        struct Command: Decodable { let arguments: [Argument]? }
        let command: Command
    }

    static func read(_ command: any ParsableCommand.Type) -> CommandInfo {
        let dump = try? JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8))
        return CommandInfo(arguments: dump?.command.arguments ?? [])
    }
}

/// The language of manual pages.
private enum Roff {
    /// A line of prose.
    static func line(_ text: String, isRoff: Bool = false) -> String {
        let text =
            isRoff
            ? text : text.replacing("\\", with: "\\e").replacing("--", with: "\\-\\-").replacing("`", with: "\\(ga")
        // A line that begins with one of these would be an instruction.
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// A line to be typed: its hyphens, quotes and accents are those of a keyboard.
    static func literal(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
            .replacing("`", with: "\\(ga").replacing("^", with: "\\(ha").replacing("~", with: "\\(ti")
        return text.hasPrefix(".") ? "\\&" + text : text
    }

    /// Prose in paragraphs; indented lines stay as they are.
    static func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        var isLiteral = false
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isIndented = part.hasPrefix("  ")
            if part.isEmpty {
                if isLiteral { lines += [".fi", ".RE"] }
                isLiteral = false
                lines.append(".PP")
                continue
            }
            if isIndented != isLiteral {
                lines += isIndented ? [".RS 2", ".nf"] : [".fi", ".RE"]
                isLiteral = isIndented
            }
            lines.append(isIndented ? literal(String(part.dropFirst(2))) : line(String(part)))
        }
        if isLiteral { lines += [".fi", ".RE"] }
        return lines
    }
}
