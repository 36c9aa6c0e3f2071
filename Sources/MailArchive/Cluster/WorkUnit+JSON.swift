import Foundation
import MailSources

extension WorkUnit {
    /// The object that `letterbook shards` prints for it.
    package var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// Reads ``json``.
    ///
    /// - Throws: ``ArchiveError`` for any other text.
    package init(json: String) throws {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
        } catch {
            throw ArchiveError("this is no unit of letterbook shards: \(json.prefix(60))")
        }
    }
}
