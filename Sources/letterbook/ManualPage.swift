import ArgumentParser
import Foundation
import MailArchive

/// A command's page for `man`, in the man macros, made from the definitions that its help is made from.
struct ManualPage {
    /// `letterbook-search`, as the page is asked for.
    let name: String
    let text: String

    /// The pages of all commands, the program's own first.
    static var all: [ManualPage] { pages(of: LetterbookCommand.self, above: nil) }

    /// - Parameter parent: the name of the page of the command above.
    private static func pages(of command: any ParsableCommand.Type, above parent: String?) -> [ManualPage] {
        let page = ManualPage(command, parent: parent)
        return [page] + command.configuration.subcommands.flatMap { pages(of: $0, above: page.name) }
    }

    private static func name(of command: any ParsableCommand.Type, below parent: String?) -> String {
        (parent.map { $0 + "-" } ?? "") + (command.configuration.commandName ?? "")
    }

    private init(_ command: any ParsableCommand.Type, parent: String?) {
        name = Self.name(of: command, below: parent)
        let configuration = command.configuration
        let abstract = configuration.abstract
        var lines = [
            ".\\\" Made by letterbook manual; not to be edited.",
            ".TH \(Roff.literal(name.uppercased())) 1 \"\" \"letterbook \(Letterbook.version)\" \"Letterbook\"",
            ".SH NAME",
            Roff.literal(name) + " \\- "
                + Roff.line(abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract),
            ".SH SYNOPSIS", ".nf",
        ]
        lines += LetterbookCommand.usageString(for: command).split(separator: "\n").map {
            Roff.literal($0.trimmingPrefix("Usage: ").trimmingCharacters(in: .whitespaces))
        }
        lines += [".fi", ".SH DESCRIPTION"]
        lines += Roff.paragraphs(abstract + (configuration.discussion.isEmpty ? "" : "\n\n" + configuration.discussion))
        lines += Self.arguments(ArgumentInfo.all(of: command))
        if !configuration.subcommands.isEmpty {
            lines.append(".SH SUBCOMMANDS")
            for subcommand in configuration.subcommands {
                lines += [
                    ".TP", ".BR \(Roff.literal(Self.name(of: subcommand, below: name))) (1)",
                    Roff.line(subcommand.configuration.abstract),
                ]
            }
        }
        lines += [".SH EXIT STATUS"]
        lines += Roff.paragraphs(
            "0 done; 1 nothing found, or a check failed; 2 wrong usage or a fault, of which standard error says what, where and what to do."
        )
        lines.append(".SH SEE ALSO")
        lines.append(".BR \(Roff.literal(parent ?? "sqlite3")) (1)")
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func arguments(_ arguments: [ArgumentInfo]) -> [String] {
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

/// What the argument parser says of an argument, as far as a page needs it.
private struct ArgumentInfo: Decodable {
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

    private struct Dump: Decodable {
        struct Command: Decodable { let arguments: [ArgumentInfo]? }
        let command: Command
    }

    static func all(of command: any ParsableCommand.Type) -> [ArgumentInfo] {
        let dump = try? JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8))
        return dump?.command.arguments ?? []
    }
}

/// The language of manual pages.
private enum Roff {
    /// A line of prose.
    static func line(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("--", with: "\\-\\-").replacing("`", with: "\\(ga")
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
