/// A discussion that replies carry on: what a reply quotes and refers to.
struct DiscussionThread: Sendable {
    let list: String
    let subject: [UInt8]
    let script: Script
    let starter: Person
    /// The root and the latest, at most 40.
    var ids: [String] = []
    /// The beginning of the last message's text.
    var excerpt: [UInt8] = []

    mutating func append(id: String, text: [UInt8]) {
        ids.append(id)
        if ids.count > 40 { ids.remove(at: 1) }
        let cut = text.prefix(1500)
        excerpt = Array(cut[..<(cut.lastIndex(of: 0x0A) ?? cut.startIndex)])
    }
}

/// Mailing-list mail and letters: threads, quotes, signatures, patches.
extension Composer {
    mutating func plainMail() {
        let slot = random.below(48)
        let isReply = slot < threads.count && random.chance(75)
        var thread = isReply ? threads[slot] : newThread()
        let sender = random.pick(People.all)
        let prefix: [UInt8] = isReply && thread.script.isASCII ? Array("Re: ".utf8) : []
        let id = commonHeader(
            from: sender, to: [Person(name: thread.list, address: "\(thread.list)@lists.example.net")],
            subject: prefix + thread.subject, script: thread.script, hops: random.between(1, 4))
        if random.chance(60) { listFields(thread.list) }
        if let parent = thread.ids.last, isReply {
            field("In-Reply-To", "<\(parent)>")
            field("References", thread.ids.map { "<\($0)>" }.joined(separator: "\n\t"))
        }
        let text = body(of: thread, isReply: isReply, sender: sender)
        if random.chance(8) { signedPart(text, thread.script) } else { rootText(text, thread.script) }
        thread.append(id: id, text: text)
        if slot < threads.count { threads[slot] = thread } else { threads.append(thread) }
    }

    private mutating func newThread() -> DiscussionThread {
        let script = Script.draw(&random)
        return DiscussionThread(
            list: random.pick(["devel", "users", "announce", "patches", "garden", "choir"]),
            subject: words(random.between(2, 8), of: script), script: script, starter: random.pick(People.all))
    }

    private mutating func rootText(_ text: [UInt8], _ script: Script) {
        textPart(text, script: script, isFlowed: random.chance(15))
    }

    private mutating func body(of thread: DiscussionThread, isReply: Bool, sender: Person) -> [UInt8] {
        var text: [UInt8] = []
        if isReply, !thread.excerpt.isEmpty {
            let day = Timestamp.text(clock - 9000, offsetHours: 1)
            text += "On \(day), \(thread.starter.name) wrote:\n".utf8
            text += quoted(thread.excerpt)
            text.append(0x0A)
        }
        text += prose(random.size(300, 6000), of: thread.script)
        if random.chance(12) { appendPatch(to: &text) }
        if random.chance(3) { text += "From here on the lines need quoting in an mbox.\n>From this one too.\n".utf8 }
        if random.chance(50) { text += "-- \n\(sender.name)\nhttps://people.example.org/\(serial)\n".utf8 }
        return text
    }

    private mutating func appendPatch(to text: inout [UInt8]) {
        let name = englishWords(1)
        text += "diff --git a/src/\(name).c b/src/\(name).c\n--- a/src/\(name).c\n+++ b/src/\(name).c\n".utf8
        for _ in 0..<random.between(1, 6) {
            text += "@@ -\(random.below(900)),7 +\(random.below(900)),9 @@ static int \(name)(void)\n".utf8
            for _ in 0..<random.between(5, 20) {
                text += random.pick([[0x20], [0x2B], [0x2D]]) + [0x09]
                text += words(random.between(2, 8))
                text += [0x3B, 0x0A]
            }
        }
    }

    /// multipart/signed with a PGP signature (RFC 3156), or list mail with its footer as a part of its own.
    private mutating func signedPart(_ text: [UInt8], _ script: Script) {
        let parameters = " micalg=pgp-sha256;\n\tprotocol=\"application/pgp-signature\";"
        let boundary = openMultipart("signed", parameters: parameters)
        nextPart(boundary)
        rootText(text, script)
        nextPart(boundary)
        field("Content-Type", "application/pgp-signature; name=\"signature.asc\"")
        bytes.append(0x0A)
        line("-----BEGIN PGP SIGNATURE-----\n")
        bytes.appendBase64(noise(400), lineLength: 64)
        line("-----END PGP SIGNATURE-----")
        close(boundary)
    }
}
