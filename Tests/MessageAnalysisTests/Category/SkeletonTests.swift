import Testing

@testable import MessageAnalysis

@Suite("Skeletons: how messages are laid out")
struct SkeletonTests {
    private func html(_ items: Int, word: String) -> String {
        let row = "<tr><td><img src=\"x\"></td><td><h2>\(word)</h2><p>\(word) <a href=\"y\">\(word)</a></p></td></tr>"
        return "<div><table>" + String(repeating: row, count: items)
            + "</table><ul><li>\(word)</li></ul><hr><p>\(word)</p></div>"
    }

    private let letter = """
        Dear Ada,
        thank you for the bread.
        We ate it on the boat.
        Shall we meet on Sunday?
        Bring the red kettle.
        The weather will hold.
        Yours, Bo
        """

    @Test("are alike for one template, whatever words and how many items it is filled with")
    func template() throws {
        let first = try #require(Skeleton.of(html: html(4, word: "Monday"), text: ""))
        let second = try #require(Skeleton.of(html: html(9, word: "Friday"), text: ""))
        #expect(Skeleton.areAlike(first, second))
        let order = (1...8).map { "Line \($0) of order 1" }.joined(separator: "\n")
        let one = try #require(Skeleton.of(html: nil, text: order + "\nTotal 10.00\nThank you."))
        let two = try #require(
            Skeleton.of(html: nil, text: order.replacing("1", with: "77") + "\nTotal 9.50\nThank you."))
        #expect(one == two)
    }

    @Test("differ for letters, though they end alike")
    func letters() throws {
        let other = """
            Dear Ada,
            the kettle is green, not red.
            I found it under the stairs.
            Your brother says hello.
            He has sold the boat.
            Nobody knows to whom.
            Yours, Bo
            """
        let a = try #require(Skeleton.of(html: nil, text: letter))
        let b = try #require(Skeleton.of(html: nil, text: other))
        #expect(!Skeleton.areAlike(a, b))
        let page = try #require(Skeleton.of(html: html(4, word: "Monday"), text: ""))
        #expect(!Skeleton.areAlike(a, page))
    }

    @Test("are not told of what is short")
    func short() {
        #expect(Skeleton.of(html: nil, text: "Yes.\n\nBo") == nil)
        #expect(Skeleton.of(html: "<div>Yes.<br><br>Bo</div>", text: "") == nil)
        #expect(Skeleton.of(html: "<p>" + String(repeating: "<br>", count: 500) + "</p>", text: "") == nil)
        #expect(Skeleton.of(html: nil, text: String(repeating: "\n", count: 500)) == nil)
    }
}
