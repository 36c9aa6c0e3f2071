import MailGenerator
import MessageContent
import Testing

@Suite("Hostile mail")
struct HostileMailTests {
    @Test("Each kind has a name of its own")
    func namesAreUnique() {
        #expect(Set(HostileMail.all.map(\.name)).count == HostileMail.all.count)
    }

    @Test("Each kind is about as large as was asked for", arguments: HostileMail.all.map(\.name))
    func hasItsSize(name: String) throws {
        let mail = try #require(HostileMail.all.first { $0.name == name })
        for size in [50_000, 100_000, 200_000] {
            let count = mail.message(bytes: size).count
            #expect(count > size / 2 && count < size * 5 / 4, "\(count)")
        }
    }

    @Test("Each kind is read without a crash", arguments: HostileMail.all.map(\.name))
    func isRead(name: String) throws {
        let mail = try #require(HostileMail.all.first { $0.name == name })
        let message = mail.message(bytes: 20_000)
        #expect(Email(reading: message).size == message.count)
    }
}
