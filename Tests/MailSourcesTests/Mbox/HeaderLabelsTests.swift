import Testing

@testable import MailSources

@Suite("The labels in a header")
struct HeaderLabelsTests {
    @Test("are those that mail programs write above all fields of the mail or below all of them")
    func labels() {
        let scratch = Scratch()
        defer { scratch.remove() }
        let heads = [
            "X-Label: work, house\nReceived: x\nSubject: x\n", "Received: x\nX-Label: spam-42\nSubject: x\n",
            "Received: x\nSubject: x\nX-Label: late \nStatus: RO\nLines: 1\n",
            "X-Keywords: Work, Caf&AOk-, \\Important\nReceived: x\nSubject: x\n", "X-Label: ,, \nSubject: x\n",
            "X-Keywords: one,\n two, $seen, Junk\nReceived: x\n",
            "Received: x\nX-Label: one,\n\ttwo\nX-Mozilla-Keys: \n",
        ]
        let box = heads.map { "From a@b Mon Jan  5 10:00:00 2004\n\($0)\nbody\n\n" }.joined()
        let noted = Harvest(MailReader(paths: [scratch.write("box", box)])).messages.map(\.origin.keywords)
        let labels = [
            ["work", "house"], [], ["late"], ["Work", "Café", "Important"], [], ["one", "two"], ["one", "two"],
        ]
        #expect(noted == labels.enumerated().map { $0 == 2 ? ["$seen"] + $1 : $1 })
        for (index, head) in heads.enumerated() { scratch.write("m/cur/\(index).h:2,F", head + "\nbody\n") }
        scratch.folder("m/new")
        let files = Harvest(MailReader(paths: [scratch.path + "/m"])).messages.map(\.origin.keywords)
        #expect(files == labels.map { ["$flagged"] + $0 })
    }
}
