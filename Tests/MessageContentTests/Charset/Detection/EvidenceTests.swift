import Testing

@testable import MessageContent

@Suite("The shortest description of a sample")
struct EvidenceTests {
    private func sample(_ hex: String) -> TextSample { bytes(hex).withUnsafeBufferPointer { TextSample($0) } }

    private func best(_ costs: [(charset: Charset, cost: Float)]) -> String? {
        costs.min { $0.cost < $1.cost }?.charset.name
    }

    @Test("the charset in which a word is one of its language costs least")
    func singleByte() {
        #expect(best(SingleByteEvidence.costs(of: sample("f0d2c9d7c5d4"))) == "koi8-r")
        #expect(best(SingleByteEvidence.costs(of: sample("cff0e8e2e5f2"))) == "windows-1251")
        #expect(best(SingleByteEvidence.costs(of: sample("4772fcdf65"))) == "windows-1252")
    }

    @Test("so it is with characters, common ones first; what does not pair up is left out")
    func eastAsian() {
        #expect(best(EastAsianEvidence.costs(of: sample("82a890a2986282c982c882c182c4"))) == "shift_jis")
        #expect(best(EastAsianEvidence.costs(of: sample("bec8b3e7c7cfbcbcbfe4"))) == "euc-kr")
        let broken = EastAsianEvidence.costs(of: sample(String(repeating: "e92f", count: 20)))
        #expect(!broken.contains { $0.charset.name == "euc-jp" })
    }

    @Test("text in its own charset is not strained, in another's it is")
    func strain() {
        func isStrained(_ hex: String, _ charset: String) -> Bool? {
            bytes(hex).withUnsafeBufferPointer { input in
                Charset(named: charset).map { SingleByteEvidence.isStrained(input, in: $0) }
            }
        }
        #expect(isStrained("4772fcdf65", "windows-1252") == false)
        #expect(isStrained("f0d2c9d7c5d4", "koi8-r") == false)
        #expect(isStrained("f0d2c9d7c5d4", "windows-1252") == true)
        #expect(isStrained("f0d2c9d7c5d4", "viscii") == false)
    }
}
