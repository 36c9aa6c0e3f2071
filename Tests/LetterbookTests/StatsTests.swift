import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite("letterbook stats")
struct StatsTests {
    @Test("draws within the width there is", arguments: [40, 80, 120])
    func width(columns: Int) throws {
        let folder = try Program.demo()
        for arguments in [[], ["--by", "sender"], ["--by", "year,category"], ["--by", "weekday,hour"]] {
            let result = try Program.run(["stats"] + arguments, in: folder, environment: ["COLUMNS": String(columns)])
            #expect(result.status == 0 && result.lines.count > 5)
            #expect(result.lines.allSatisfy { $0.count <= columns }, "\(arguments)")
        }
    }

    @Test("has ASCII alone where it is asked for, on a plain terminal and where there is no UTF-8")
    func ascii() throws {
        let folder = try Program.demo()
        #expect(
            !(try Program.run(["stats"], in: folder, environment: ["LC_ALL": "C.UTF-8"]).output.utf8.allSatisfy {
                $0 < 0x80
            }))
        for (arguments, environment) in [
            (["--ascii"], ["LC_ALL": "C.UTF-8"]), ([], ["TERM": "dumb"]), ([], ["LC_ALL": "C"]),
        ] {
            let map = try Program.run(
                ["stats", "--by", "weekday,hour"] + arguments, in: folder, environment: environment)
            let bars = try Program.run(["stats", "--by", "year"] + arguments, in: folder, environment: environment)
            let table = try Program.run(
                ["stats", "--by", "year,category"] + arguments, in: folder, environment: environment)
            #expect(
                (map.output + bars.output + table.output).utf8.allSatisfy { $0 < 0x80 } && bars.output.contains("##"))
        }
    }

    @Test("the longest bar is of the greatest number")
    func bars() throws {
        let lines = try Program.run(["stats", "--by", "year", "--ascii"], in: Program.demo()).lines
        let rows = lines.map { line in (count: Int(line.split(separator: " ")[1]) ?? 0, bar: line.count { $0 == "#" }) }
        #expect(rows.count == 12 && rows.max { $0.count < $1.count }?.bar == rows.map(\.bar).max())
        for (a, b) in zip(rows, rows.dropFirst()) where a.count > b.count { #expect(a.bar >= b.bar) }
    }

    @Test("tells how soon the other side answered")
    func answered() throws {
        let folder = try Program.demo()
        let csv = try Program.run(["stats", "--by", "answered", "--csv"], in: folder).lines.dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let counts = Dictionary(uniqueKeysWithValues: csv.map { ($0[0], Int($0[1]) ?? 0) })
        #expect(csv.map { $0[0] }.filter { !$0.isEmpty }.first == "within an hour" && counts[""] ?? 0 > 100)
        #expect(counts.values.reduce(0, +) == 332)
        for (name, from, end) in [("within an hour", 0, 3_600), ("within a day", 14_400, 86_400)] {
            let oracle = try Program.run(
                [
                    "sql", "--csv",
                    """
                    SELECT count(*) FROM (SELECT m.message_id, min(r.date - m.date) AS t FROM messages m JOIN messages r
                    ON r.parent_id = m.message_id AND r.is_outgoing + m.is_outgoing = 1 AND r.date >= m.date
                    WHERE m.duplicate_of IS NULL GROUP BY 1) WHERE t >= \(from) AND t < \(end)
                    """,
                ], in: folder)
            #expect(Int(oracle.lines[1]) == counts[name] && counts[name] ?? 0 > 0, "\(name)")
        }
    }

    @Test("a table says what there was no room for, and a query may begin with a dash")
    func room() throws {
        let folder = try Program.demo()
        let narrow = try Program.run(["stats", "--by", "sender,month"], in: folder, environment: ["COLUMNS": "60"])
        #expect(narrow.lines.last?.contains("more of sender") ?? false)
        #expect(narrow.lines.last?.contains("more of month") ?? false)
        let table = try Program.run(["stats", "--by", "year,category"], in: folder).lines
        // Every number of the table, against the rows of --csv.
        let csv = try Program.run(["stats", "--by", "year,category", "--csv"], in: folder).lines.dropFirst()
        let sum = csv.compactMap { Int($0.split(separator: ",")[2]) }.reduce(0, +)
        let shown = table.dropFirst().flatMap { $0.split(separator: " ").dropFirst() }.compactMap { Int($0) }
        #expect(shown.reduce(0, +) == sum && sum > 300)
        let others = try Program.run(["stats", "-category:personal", "--by", "category", "--csv"], in: folder).lines
        #expect(others.count == 5 && !others.contains { $0.hasPrefix("personal") })
    }

    @Test("--csv has a row for each value, --limit fewer")
    func csv() throws {
        let folder = try Program.demo()
        let all = try Program.run(["stats", "--by", "sender", "--csv"], in: folder).lines
        #expect(all.first == "sender,messageCount,bytes" && all.count > 60)
        #expect(
            try Program.run(["stats", "--by", "sender", "--csv", "--limit", "5"], in: folder).lines
                == Array(all.prefix(6)))
        let years = try Program.run(["stats", "--by", "year,category", "--csv"], in: folder).lines
        #expect(years.first == "year,category,messageCount,bytes" && years[1].hasPrefix("2014,"))
    }

    @Test("--svg writes a picture that stands alone, and over nothing")
    func svg() throws {
        let folder = try Program.demo()
        let arguments = ["stats", "--by", "category", "--svg", "chart.svg"]
        #expect(try Program.run(arguments, in: folder).status == 0)
        let svg = try Data(contentsOf: URL(filePath: folder.path("chart.svg")))
        #expect(XMLParser(data: svg).parse())
        let text = String(decoding: svg, as: UTF8.self)
        #expect(text.contains(">personal</text>") && text.matches(of: #/<rect /#).count == 5 && !text.contains("href"))
        #expect(try Program.run(arguments, in: folder).status == 2)
    }

    @Test("says what is wrong, and exits with 1 where nothing is found")
    func mistakes() throws {
        let folder = try Program.demo()
        for arguments in [
            ["--by", "colour"], ["--by", "year,month,day"], ["--by", "year,year"], ["--svg", "x.svg"], ["--csv"],
            ["--limit", "0", "--by", "year"],
        ] {
            let result = try Program.run(["stats"] + arguments, in: folder)
            #expect(result.status == 2 && result.output.isEmpty && !result.errors.isEmpty, "\(arguments)")
        }
        for arguments in [["nosuchword"], ["nosuchword", "--by", "year"]] {
            #expect(try Program.run(["stats"] + arguments, in: folder).status == 1)
        }
    }
}
