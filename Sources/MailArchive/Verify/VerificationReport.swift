import MessageContent

/// The outcome of ``Archive/verify(progress:)``.
public struct VerificationReport: Sendable, JSONObject {
    enum Check: String { case database, source, content, ledger, index }

    /// Something that is wrong.
    public struct Finding: Sendable, JSONObject {
        /// The check that failed: database, source, content, ledger or index.
        public var check: String
        /// One line for people: what is wrong, where, and what to do about it.
        public var text: String

        init(check: Check, text: String) {
            self.check = check.rawValue
            self.text = text
        }

        init(_ check: Check, of message: ContentHash, _ text: String) {
            self.init(check: check, text: "message \(message.hex.prefix(12)): \(text)")
        }

        /// One of the `findings` of `letterbook verify --json`.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("check", check)
            json.member("text", text)
        }
    }

    /// Messages whose raw bytes were read again, and had their hash.
    public var messagesProven = 0
    /// Messages that the archive keeps itself, and whose bytes had their hash.
    public var messagesKept = 0
    /// An import was interrupted and none has ended since: the tables could not be compared with what was written.
    public var isUnsealed = false
    /// Messages in the archive, copies included.
    public var messages = 0
    /// Rows of the ledger.
    public var ledgerRows = 0
    /// Files and folders that messages were imported from.
    public var containers = 0
    /// In the order of the checks.
    public var findings: [Finding] = []

    /// Nothing is wrong.
    public var isSound: Bool { findings.isEmpty }

    /// `letterbook verify --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("isSound", isSound)
        json.member("messages", messages)
        json.member("messagesProven", messagesProven)
        json.member("isUnsealed", isUnsealed)
        json.member("messagesKept", messagesKept)
        json.member("ledgerRows", ledgerRows)
        json.member("containers", containers)
        json.member("findings", findings)
    }
}

extension Archive {
    /// Proves the archive, on all cores: the database's own structure, every message against its source by hash, what
    /// was decoded against a new reading of the source, the ledger's sums, and the full-text index.
    ///
    /// - Parameter progress: called now and then with the number of messages done, and of all, from one thread at a
    ///   time.
    /// - Throws: ``ArchiveError`` where the archive cannot be read, or seems damaged because another wrote it
    ///   meanwhile.
    public func verify(progress: (@Sendable (Int, Int) -> Void)? = nil) throws -> VerificationReport {
        // SQLite's data_version changes with what others commit.
        func dataVersion() throws -> Int { try read { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 } }
        let before = try dataVersion()
        var verification = Verification(self, progress)
        try verification.run()
        let wasWritten = try dataVersion() != before
        guard verification.report.isSound || !wasWritten else {
            throw ArchiveError("\(path): was written while it was verified (run verify again)")
        }
        return verification.report
    }
}
