import TestSupport
import Testing

@testable import VerificationCodes

@Suite struct LinearPatternTests {
    @Test(
        "a pattern matches the whole code or not at all",
        arguments: [
            ("123456", "123456", true), ("123", "123456", false), ("456", "123456", false), ("", "", true),
            ("", "1", false),
            (#"\d{6}"#, "123456", true), (#"\d{6}"#, "12345", false), (#"\d{6}"#, "1234567", false),
            (#"\d{2,4}"#, "1", false), (#"\d{2,4}"#, "12", true), (#"\d{2,4}"#, "1234", true),
            (#"\d{2,4}"#, "12345", false),
            (#"\d{3,}"#, "12", false), (#"\d{3,}"#, "1234567890", true), ("A{0}B", "B", true), ("A{0}B", "AB", false),
            (#"\w\w"#, "a_", true), (#"\w\w"#, "a-", false), ("a.c", "a-c", true), ("a.c", "ac", false),
            ("[A-F0-9]+", "DEADBEEF01", true), ("[A-F0-9]+", "DEADBEEG01", false), ("[^0O]+", "A1B2", true),
            ("[^0O]+", "A0B2", false), ("[A-]", "-", true), (#"[\d_]+"#, "1_2", true), (#"\.\\"#, #".\"#, true),
            ("AB|CD", "AB", true), ("AB|CD", "CD", true), ("AB|CD", "ABD", false), ("A(B|C)D", "ACD", true),
            ("A(B|C)D", "AD", false), ("A(|C)D", "AD", true), ("a|b|c", "c", true), ("(AB)+", "ABAB", true),
            ("(AB)+", "ABA", false), ("AB*", "A", true), ("AB*", "ABBB", true), ("AB+", "A", false),
            ("AB?C", "AC", true),
            ("AB?C", "ABBC", false), ("(A|B){2}", "BA", true), ("(A(B(C)))", "ABC", true), ("()*A", "A", true),
            ("(A*)*", "", true),
        ])
    func matches(pattern: String, code: String, isMatch: Bool) throws {
        #expect(try LinearPattern(pattern).matches(Array(code.utf8)) == isMatch)
    }

    @Test("letters beyond ASCII match nothing, not even a dot")
    func nothingBeyondASCII() throws {
        #expect(try !LinearPattern(".+").matches(Array("é".utf8)))
        #expect(try !LinearPattern("[^a]+").matches(Array("é".utf8)))
    }

    @Test(
        "what is wrong with a pattern is said with the place where it is",
        arguments: [
            ("A(B", "leaves a group open", 3), ("AB)", "closes a group that is not open", 3),
            ("*A", "repeats nothing", 1),
            ("A|+", "repeats nothing", 3), ("(?:A)", "look-around does not exist", 1),
            ("A{x}", "has { without a number", 2),
            ("A{2", "leaves { open", 3), ("A{4,2}", "has a range that ends before it begins", 6),
            ("[AB", "leaves [ open", 3),
            ("[z-a]", "has a range that ends before it begins", 2),
            (#"(A)\1"#, "has a back-reference, which does not exist", 5),
            (#"\b1"#, "has an escape that does not exist", 2), (#"A\"#, "ends in a backslash", 2),
            ("^A", "has an anchor", 1),
            ("A$", "has an anchor", 2), ("é", "has a character that no code has", 1),
            ("A{1000}{1000}", "repeats too much", 13),
            ("((A{100}){100}){100}", "repeats too much", 14),
        ])
    func faults(pattern: String, message: String, position: Int) {
        let fault = #expect(throws: TemplateError.self) { try LinearPattern(pattern) }
        #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
        #expect(fault?.message.hasPrefix("pattern ") == true)
        #expect(fault?.message.hasSuffix("(at character \(position))") == true, "\(fault?.message ?? "")")
    }

    @Test("a pattern has at most 200 characters")
    func tooLong() throws {
        _ = try LinearPattern(String(repeating: "A", count: 200))
        #expect(throws: TemplateError(message: "pattern is longer than 200 characters (at character 0)")) {
            try LinearPattern(String(repeating: "A", count: 201))
        }
    }

    /// Backtracking would need 2 to the power of 50,000 steps.
    @Test(
        "nested stars and the largest patterns take linear time",
        arguments: ["(a*)*b", "(a|a)*b", "(a+)+b", "((a?)*)*b", "(a?){999}(a?){900}b"])
    func hostile(_ source: String) throws {
        let pattern = try LinearPattern(source)
        let growth = timeGrowth(from: 100) {
            [UInt8](repeating: 0x61, count: $0)
        } _: { text in
            #expect(!pattern.matches(text))
        }
        #expect(growth < leastGrowthOfSquares)
        #expect(pattern.matches([UInt8](repeating: 0x61, count: 100) + [0x62]))
    }
}
