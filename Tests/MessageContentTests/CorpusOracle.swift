import Foundation
import TestSupport
import Testing

/// One line of Corpus/messages/expected.jsonl; its README explains the keys.
struct Oracle: Decodable, Sendable, CustomTestStringConvertible {
    struct Attachment: Decodable, Sendable {
        var name: String?
        var type: String
        var size: Int?
    }

    struct Ideal: Decodable, Sendable {
        var subject: String?
        var textContains: [String]?
    }

    var file: String
    var subject: String?
    var from: [[String?]]?
    var to: [[String?]]?
    var cc: [[String?]]?
    var replyTo: [[String?]]?
    var fromAddress: String?
    var toAddress: String?
    var toAddresses: [String]?
    var sentAt: String?
    /// Whether the line says that there is no usable Date.
    var lacksDate: Bool
    var receivedAt: String?
    var messageID: String?
    var inReplyTo: String?
    var structure: String?
    var attachments: [Attachment]?
    var attachmentSizes: [Int]?
    var attachmentNameStartsWith: String?
    var inline: [Attachment]?
    var textContains: [String]?
    var textLacks: [String]?
    var newTextContains: [String]?
    var newTextLacks: [String]?
    var ideal: Ideal?

    var testDescription: String { file }

    /// Every line of the oracle.
    static let all: [Oracle] = Corpus.lines("messages/expected.jsonl")
}

extension Oracle {
    private enum CodingKeys: String, CodingKey {
        case file, subject, from, to, cc, replyTo, fromAddress, toAddress, toAddresses, sentAt, receivedAt, inReplyTo
        case structure, attachments, attachmentSizes, attachmentNameStartsWith, inline
        case textContains, textLacks, newTextContains, newTextLacks, ideal
        case messageID = "messageId"
    }

    init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try line.decodeIfPresent(Value.self, forKey: key)
        }
        file = try line.decode(String.self, forKey: .file)
        subject = try value(.subject)
        from = try value(.from)
        to = try value(.to)
        cc = try value(.cc)
        replyTo = try value(.replyTo)
        fromAddress = try value(.fromAddress)
        toAddress = try value(.toAddress)
        toAddresses = try value(.toAddresses)
        sentAt = try value(.sentAt)
        lacksDate = line.contains(.sentAt) && sentAt == nil
        receivedAt = try value(.receivedAt)
        messageID = try value(.messageID)
        inReplyTo = try value(.inReplyTo)
        structure = try value(.structure)
        attachments = try value(.attachments)
        attachmentSizes = try value(.attachmentSizes)
        attachmentNameStartsWith = try value(.attachmentNameStartsWith)
        inline = try value(.inline)
        textContains = try value(.textContains)
        textLacks = try value(.textLacks)
        newTextContains = try value(.newTextContains)
        newTextLacks = try value(.newTextLacks)
        ideal = try value(.ideal)
    }
}
