import Testing

@testable import MessageAnalysis

struct SubjectLineTests {
    @Test(arguments: [
        ("Re: Saturday", "saturday", true, false), ("AW: Re: Samstag", "samstag", true, false),
        ("Fwd: [walkers] Re: Boots", "boots", true, true), ("RE[2]: boots", "boots", true, false),
        ("回复：周六", "周六", true, false), ("WG: Angebot", "angebot", false, true),
        ("Reserve: two seats", "reserve: two seats", false, false), ("", "", false, false),
    ])
    func takesMarksOff(_ subject: String, _ bare: String, _ isReply: Bool, _ isForward: Bool) {
        let line = SubjectLine(subject)
        #expect(line.bare == bare)
        #expect(line.isReply == isReply)
        #expect(line.isForward == isForward)
    }

    @Test func findsTheListTag() {
        #expect(SubjectLine("Re: [Walkers] boots").tag == "walkers")
        #expect(SubjectLine("Boots [sold]").tag == nil)
        #expect(SubjectLine("[no end").tag == nil)
    }
}
