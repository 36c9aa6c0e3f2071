import MessageContent
import Testing

@testable import MessageAnalysis

struct ListTransportTests {
    private func list(_ source: String) -> ListTransport? { CategoryContext(mail(source + "\n\n")).list }

    @Test(arguments: [
        "X-Mailman-Version: 2.1", "List-Post: <mailto:walkers@lists.example.org>",
        "Mailing-List: contact walkers-help@example.org; run by ezmlm", "X-Google-Group-Id: 1",
    ])
    func isCarriedByListSoftware(_ field: String) {
        #expect(list(field)?.kind == .carried)
    }

    /// Newsletters on the web name their page in List-Post.
    @Test func doesNotTakeAPageForAList() {
        #expect(list("List-Post: <https://news.example.org/p/1>") == nil)
    }

    @Test(arguments: [
        "Sender: owner-walkers@example.org", "Errors-To: walkers-admin@example.org", "Precedence: list",
        "Return-Path: <walkers-bounces+al=example.org@example.org>",
    ])
    func isHintedAtByOwners(_ field: String) {
        #expect(list(field)?.kind == .hinted)
    }

    @Test func doesNotTakeAnAuthorForAnOwner() {
        #expect(list("From: Admin <net-admin@example.org>\nReturn-Path: <net-admin@example.org>") == nil)
    }

    @Test func isCarriedWhereItsRecipientsAreNotNamed() {
        #expect(list("To: Multiple recipients of list WALKERS <WALKERS@UNI.EXAMPLE>")?.kind == .carried)
    }

    @Test(arguments: [
        "walkers@lists.example.org", "walkers-devel@example.org", "walkers@googlegroups.com",
        "dev@walkers.example.org",
    ])
    func isAddressed(_ address: String) {
        #expect(list("To: \(address)")?.kind == .addressed)
    }

    @Test(arguments: ["al@example.org", "lists@example.org", "al@list.com", "devel@example.org", "dev@walkers.co.uk"])
    func isNotAddressedByPeople(_ address: String) {
        #expect(list("To: \(address)") == nil)
    }

    /// RFC 2369 section 3.4: `List-Post: NO`.
    @Test func knowsAnnouncements() {
        #expect(list("Precedence: list\nList-Post: NO (posting not allowed)")?.isAnnouncement == true)
        #expect(list("Precedence: list\nList-Id: <walkers-announce.example.org>")?.isAnnouncement == true)
        #expect(list("Precedence: list\nList-Id: <walkers.example.org>")?.isAnnouncement == false)
    }
}
