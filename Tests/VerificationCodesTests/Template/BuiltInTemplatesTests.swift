import Foundation
import TestSupport
import Testing

@testable import VerificationCodes

@Suite struct BuiltInTemplatesTests {
    @Test("no built-in file has a fault")
    func noFaults() {
        for (name, bytes) in BuiltInFiles.all {
            #expect(TemplateReader.read(String(decoding: bytes, as: UTF8.self), file: name).faults.isEmpty)
        }
        #expect(TemplateSet.builtIn.templates.count == BuiltInFiles.all.count)
    }

    @Test("the program carries exactly the files of its folder Templates, byte for byte")
    func complete() throws {
        let folder = Corpus.project + "/Sources/VerificationCodes/Templates"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
            .sorted()
        #expect(BuiltInFiles.all.map(\.name) == files)
        for (name, bytes) in BuiltInFiles.all {
            #expect(FileManager.default.contents(atPath: folder + "/" + name).map { [UInt8]($0) } == bytes, "\(name)")
        }
    }

    @Test(
        "the providers that people meet have a template",
        arguments: [
            "google", "microsoft", "apple", "amazon", "facebook", "x", "discord", "github", "gitlab", "linkedin",
            "instagram",
            "whatsapp", "tiktok", "paypal", "stripe", "dropbox", "adobe", "netflix", "spotify", "uber", "airbnb",
            "booking",
            "ebay", "zoom", "okta", "auth0", "cloudflare", "aws", "coinbase", "binance", "revolut", "yahoo", "yandex",
            "mail-ru",
            "naver", "wechat", "qq",
        ])
    func providers(id: String) { #expect(TemplateSet.builtIn[id] != nil) }

    @Test("no two templates claim one address or domain as theirs alone")
    func senders() {
        var seen: [String: String] = [:]
        for template in TemplateSet.builtIn.templates {
            for sender in template.sender.addresses {
                #expect(seen[sender] == nil, "\(sender): \(seen[sender] ?? "") and \(template.id)")
                seen[sender] = template.id
            }
        }
    }

    @Test("every template has variants of code or rules of links, in languages named by BCP 47")
    func languages() {
        for variant in TemplateSet.builtIn.templates.flatMap(\.variants) {
            let tag = variant.language ?? ""
            #expect(tag.isEmpty || tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }, "\(tag)")
        }
    }
}

/// The saved emails of the providers with the built-in templates: what `letterbook templates test` says.
@Suite struct SavedEmailTests {
    @Test("every saved email of a provider passes, and no gate finds anything")
    func providers() async throws {
        let folder = try await CaseFolder.read(Corpus.codes)
        #expect(folder.faults.isEmpty)
        let cases = folder.cases.filter { !$0.name.hasPrefix("generic/") }
        #expect(cases.count >= 400)
        let results = await RegressionRunner(templates: .builtIn).run(cases)
        for result in results where !result.isPassed {
            Issue.record("\(result.name): \(result.failures.flatMap(\.lines).joined(separator: "; "))")
        }
        let gates = await Gates(.builtIn, cases, results).findings(tested: TemplateSet.builtIn.templates)
        for finding in gates {
            Issue.record("\(finding.gate.rawValue) \(finding.template)/\(finding.variant ?? ""): \(finding.message)")
        }
    }

    /// The floors of the general scorer on the mail of Corpus/codes/generic. Raised when it gets better, never lowered.
    private static let leastPrecision = 0.93
    private static let leastRecall = 0.88

    @Test("the general scorer keeps its precision and its recall")
    func generic() async throws {
        let cases = try await CaseFolder.read(Corpus.codes, only: ["generic/"]).cases
        #expect(cases.count >= 100)
        let results = await RegressionRunner(templates: .builtIn).run(cases)
        var right = 0
        var (wrong, missed): ([String], [String]) = ([], [])
        for result in results {
            let expectation = try #require(result.expectation, "\(result.name) has no expectation")
            let isRight = result.found.codes.first.map { expectation.codes.contains($0.code) } ?? false
            if isRight { right += 1 } else if !result.found.codes.isEmpty { wrong.append(result.name) }
            if !isRight, !expectation.codes.isEmpty { missed.append(result.name) }
        }
        let precision = Double(right) / Double(max(1, right + wrong.count))
        let recall = Double(right) / Double(max(1, right + missed.count))
        #expect(precision >= Self.leastPrecision, "\(right) right, \(wrong) wrong")
        #expect(recall >= Self.leastRecall, "\(right) right, \(missed) missed")
    }
}
