import CodeTestSupport
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
