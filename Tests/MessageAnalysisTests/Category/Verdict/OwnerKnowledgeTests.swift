import MessageContent
import Testing

@testable import MessageAnalysis

@Suite("What knowing the owner adds")
struct OwnerKnowledgeTests {
    private let owner: Set<NormalisedAddress> = Set(["me@example.org"].compactMap { NormalisedAddress($0) })

    private func email(from: String) -> Email {
        Email(reading: Array("From: \(from)\nTo: bo@example.net\nSubject: 50% off, unsubscribe here\n\nHello\n".utf8))
    }

    @Test("mail that the owner wrote is a person's, whichever way the address is spelled")
    func own() {
        let mail = email(from: "Me <ME@Example.org>")
        let reasons = OwnerKnowledge.reasons(for: mail, owner: owner)
        #expect(Set(reasons.map(\.rule)) == ["owner.wrote"])
        #expect(CategoryClassifier.classify(CategoryInput(mail), knowing: reasons).category == .personal)
    }

    @Test("others' mail gains nothing")
    func others() {
        #expect(OwnerKnowledge.reasons(for: email(from: "me@example.net"), owner: owner).isEmpty)
    }

    /// The sent copy of a post: no field of the list is there yet, only its address.
    @Test("the owner's post to a list stays list mail")
    func post() {
        let text = """
            From: Me Example <me@example.org>
            To: walkers-devel@lists.example.net
            Subject: Six days of readings
            User-Agent: Mutt/2.0

            Hello,

            here are my readings.

            Best regards
            Me

            """
        let mail = Email(reading: Array(text.utf8))
        let reasons = OwnerKnowledge.reasons(for: mail, owner: owner)
        #expect(!reasons.isEmpty)
        #expect(CategoryClassifier.classify(CategoryInput(mail), knowing: reasons).category == .list)
    }
}
