import MessageContent
import TestSupport
import Testing

@testable import MessageAnalysis

/// A row of Corpus/fields/conversation-keys.json: a header, and whose conversation it belongs to.
struct KeyRow: Decodable, Sendable, CustomTestStringConvertible {
    var why: String
    var category: String
    var message: String
    var owner: [String]
    var kind: String
    var ids: [String]
    var testDescription: String { why }

    static let all = Corpus.table("conversation-keys.json", of: KeyRow.self)
}

private func key(_ category: Category, _ header: String, owner: [String] = ["hanna@example.org"]) -> ConversationKey {
    let facts = ConversationFacts(of: email(header), category: category)
    return ConversationKey(facts, owner: Set(owner.compactMap { NormalisedAddress($0) }))
}

@Suite("Conversation keys")
struct ConversationKeyTests {
    @Test("the table is found")
    func table() { #expect(KeyRow.all.count >= 60) }

    @Test("a message belongs to the conversation of its people, list or sender", arguments: KeyRow.all)
    func row(row: KeyRow) throws {
        let category = try #require(Category(rawValue: row.category))
        let key = key(category, row.message, owner: row.owner)
        #expect(key.kind.rawValue == row.kind)
        #expect(key.ids == row.ids)
    }

    @Test("the text is version, kind and ids, and the participant hash its SHA-256")
    func hash() {
        let pair = ConversationKey(kind: .people, ids: ["bo@example.org", "anna@example.org", "bo@example.org"])
        #expect(pair.text == "v1\0people\0anna@example.org\nbo@example.org")
        // Computed with another implementation: hashlib.sha256(b"v1\0people\0anna@example.org\nbo@example.org").
        #expect(pair.participantHash.hex == "069ca9aa03da2655fdcaff1d1fa457f32166fd25a4c699db6ba9c1b0e17f5e7e")
        #expect(
            ConversationKey(kind: .ownNotes, ids: []).participantHash.hex
                == "906ad95938e74cc0d27ef5523f6db1b2ff9efde6202d66305075d0ea69d226c3")
        #expect(
            ConversationKey(kind: .list, ids: ["dev.lists.example"]).participantHash.hex
                == "999a1455c5273afca66d506058a6df48d812582ad6ee2069db897009c4f36680")
    }

    @Test("kinds never meet, even with the same ids")
    func kinds() {
        let hashes = ConversationKey.Kind.allCases.map {
            ConversationKey(kind: $0, ids: ["a@b.example"]).participantHash
        }
        #expect(Set(hashes).count == 4)
    }

    @Test("250 recipients are 250 people, in whatever order they stand")
    func manyRecipients() {
        let people = (0..<250).map { "p\($0)@crowd.example" }
        let mail = key(.personal, "From: anna@a.example\nTo: hanna@example.org\nCc: " + people.joined(separator: ", "))
        #expect(mail.kind == .people && mail.ids.count == 251 && mail.isGroup)
        let reply = key(
            .personal, "From: hanna@example.org\nTo: anna@a.example\nCc: " + people.reversed().joined(separator: ",\n ")
        )
        #expect(reply == mail)
        #expect(key(.personal, "From: anna@a.example\nTo: " + people.dropLast().joined(separator: ", ")) != mail)
    }

    @Test("what the user split off has a key of its own, which no text of a plain key can be")
    func split() {
        let key = ConversationKey(kind: .people, ids: ["bo@example.org"])
        let part = key.split(off: "aa")
        #expect(part != key && part.participantHash != key.participantHash && part.ids == key.ids)
        #expect(part.text == "v1\0people\0bo@example.org\0split\0aa")
        #expect(part.split(off: "bb").splits == ["aa", "bb"])
    }

    @Test("an address that turns out to be the owner's is none of the people")
    func withoutOwner() {
        let key = ConversationKey(kind: .people, ids: ["bo@example.org", "old@example.org"])
        #expect(key.without([NormalisedAddress(normalised: "old@example.org")]).ids == ["bo@example.org"])
        #expect(key.without([NormalisedAddress(normalised: "cy@example.org")]) == key)
        let owner = Set(key.ids.map(NormalisedAddress.init(normalised:)))
        #expect(key.split(off: "aa").without(owner) == ConversationKey(kind: .ownNotes, ids: []).split(off: "aa"))
        let list = ConversationKey(kind: .list, ids: ["bo@example.org"])
        #expect(list.without(owner) == list)
    }

    @Test("the order of people, of fields and of who writes never matters")
    func order() {
        let headers = [
            "From: anna@a.example\nTo: hanna@example.org, bo@b.example\nCc: cy@c.example",
            "Cc: bo@b.example, cy@c.example\nTo: hanna@example.org\nFrom: anna@a.example",
            "From: hanna@example.org\nTo: cy@c.example, bo@b.example, anna@a.example",
            "From: cy@c.example\nTo: anna@a.example\nCc: hanna@example.org, bo@b.example",
            "From: BO@b.example\nTo: cy@c.example, <anna@a.example>, hanna@example.org",
        ]
        #expect(Set(headers.map { key(.personal, $0) }).count == 1)
        #expect(key(.personal, headers[0]).ids == ["anna@a.example", "bo@b.example", "cy@c.example"])
    }

    @Test("an alias learned later gives the key that a fresh reading with it gives")
    func alias() {
        let facts = ConversationFacts(of: email("From: anna@a.example\nTo: hanna@old.example"), category: .personal)
        let owner = Set(["hanna@example.org", "hanna@old.example"].compactMap { NormalisedAddress($0) })
        #expect(ConversationKey(facts, owner: owner) == key(.personal, "From: anna@a.example\nTo: hanna@example.org"))
    }

    @Test("a group is a list or more than one other person")
    func isGroup() {
        #expect(key(.personal, "From: a@x.example\nTo: b@x.example, hanna@example.org").isGroup)
        #expect(!key(.personal, "From: a@x.example\nTo: hanna@example.org").isGroup)
        #expect(!key(.personal, "From: hanna@example.org\nTo: hanna@example.org").isGroup)
        #expect(key(.list, "From: a@x.example\nList-Id: <l.x.example>").isGroup)
        #expect(!key(.newsletter, "From: a@x.example\nTo: b@x.example, c@x.example").isGroup)
    }
}

@Suite("Conversation facts")
struct ConversationFactsTests {
    @Test("facts do not depend on the owner: From, To and Cc, and who wrote")
    func people() {
        let facts = ConversationFacts(
            of: email("From: Anna@a.example\nTo: b@b.example\nCc: c@c.example"), category: .personal)
        #expect(facts.author == "anna@a.example")
        #expect(facts.people.map(\.text).sorted() == ["anna@a.example", "b@b.example", "c@c.example"])
        #expect(facts.listID == nil && facts.mungedAuthor == nil)
    }

    @Test("behind a rewritten From stands the author, not the list and not a recipient")
    func munged() {
        let header =
            "From: Al via dev <dev@lists.example>\nReply-To: hanna@example.org, al@al.example\nTo: hanna@example.org"
        let facts = ConversationFacts(of: email(header), category: .personal)
        #expect(facts.mungedAuthor?.text == "al@al.example" && facts.author == "al@al.example")
        #expect(facts.people.map(\.text).sorted() == ["al@al.example", "hanna@example.org"])
    }

    @Test(
        "the author of a list's post is told by a field, or is who bears the name before \"via\"",
        arguments: [
            "From: \"Al Bo (via dev list)\" <dev@l.example>\nReply-To: x@x.example\nX-Original-From: Al <al@al.example>",
            "From: Al <dev-noreply@l.example>\nX-Original-From: Al <al@al.example>\nList-Id: <dev.l.example>",
            "From: Al Bo via dev <dev@l.example>\nReply-To: dev <dev@l.example>\nCc: Al Bo <al@al.example>",
            "From: Al <al=40al.example@dmarc.ietf.org>", "From: Al <al=al.example@groups.io>",
        ])
    func authors(header: String) {
        #expect(ConversationFacts(of: email(header), category: .list).author == "al@al.example")
    }

    @Test("a list is known by List-Id first, then by its posting address")
    func listIdentity() {
        #expect(ListIdentity.find(in: email("List-Id: <A.example>\nList-Post: <mailto:b@b.example>")) == "a.example")
        #expect(ListIdentity.find(in: email("List-Post: NO\nX-BeenThere: b@b.example")) == "b@b.example")
        #expect(ListIdentity.find(in: email("List-Id: <>\nX-Loop: b@b.example")) == "b@b.example")
        #expect(ListIdentity.find(in: email("Subject: none")) == nil)
    }
}
