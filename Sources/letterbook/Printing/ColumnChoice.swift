import ArgumentParser
import Foundation
import MailArchive
import MessageContent

/// The members of objects that `--columns` asks for, by their keys in JSON.
struct ColumnChoice: Sendable {
    private let keys: [String]

    @Sendable init(_ text: String) throws {
        keys = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !keys.isEmpty, !keys.contains("") else { throw ValidationError("--columns takes keys: id,date,subject") }
    }

    /// Writes these members of each object, as JSON, as a table or with tabs between them.
    ///
    /// - Parameters:
    ///   - found: what is listed.
    ///   - json: as objects.
    ///   - csv: as a table.
    ///   - hasHeader: whether a table begins with the names of the columns.
    ///   - end: what follows an object, except in a table.
    /// - Throws: ``Exit`` where the objects have no member of that name.
    func write(_ found: [some JSONObject], json: Bool, csv: Bool, hasHeader: Bool, end: String) throws {
        if let first = found.first { _ = try chosen(of: first) }
        if csv, hasHeader { Output.line(CSV.row(keys)) }
        for object in found {
            let chosen = try chosen(of: object)
            if json {
                Output.write("{" + chosen.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}" + end)
            } else if csv {
                Output.line(CSV.row(chosen.map(\.plain)))
            } else {
                // What would be taken for the end of a cell or a line is none.
                Output.write(chosen.map { TerminalText.line($0.plain) }.joined(separator: "\t") + end)
            }
        }
    }
}

extension ColumnChoice {
    private func chosen(of object: some JSONObject) throws -> [JSONMember] {
        let members = JSONMember.members(of: object.json)
        return try keys.map { key in
            guard let member = members.first(where: { $0.key == key }) else {
                throw Exit.fault("there is no column '\(key)': \(members.map(\.key).joined(separator: ", "))")
            }
            return member
        }
    }
}

/// A member of a JSON object, with its value as it is written.
private struct JSONMember {
    let key: String
    let value: Substring

    /// The members of an object that ``JSONWriter`` wrote.
    static func members(of object: String) -> [JSONMember] {
        var members: [JSONMember] = []
        var (depth, isString, isEscaped) = (0, false, false)
        var start = object.startIndex
        var key: String?
        for index in object.utf8.indices {
            let byte = object.utf8[index]
            if isString {
                isString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                if depth == 1 { start = object.utf8.index(after: index) }
            case UInt8(ascii: ":") where depth == 1 && key == nil:
                key = String(object[start..<index].dropFirst().dropLast())
                start = object.utf8.index(after: index)
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 1, let name = key {
                    members.append(JSONMember(key: name, value: object[start..<index]))
                    (key, start) = (nil, object.utf8.index(after: index))
                }
                if byte != UInt8(ascii: ",") { depth -= 1 }
            default: break
            }
        }
        return members
    }

    /// For cells: strings as they are, several with blanks between them, addresses as in letters, nothing for null.
    var plain: String {
        let decoded = try? JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
        switch decoded {
        case let text as String: return text
        case let texts as [String]: return texts.joined(separator: " ")
        case let addresses as [[String: Any]]
        where !addresses.isEmpty && addresses.allSatisfy { $0["email"] is String }:
            let all = addresses.map { EmailAddress(name: $0["name"] as? String, email: $0["email"] as? String ?? "") }
            return Format.addresses(all)
        default: return value == "null" ? "" : String(value)
        }
    }
}
