// swift-tools-version: 6.2
import PackageDescription

// One straight pipeline; a target imports only what stands before it in this list.
let package = Package(
    name: "letterbook",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "MailSources", targets: ["MailSources"]),
        .library(name: "Bytes", targets: ["Bytes"]),
        .library(name: "MessageFormat", targets: ["MessageFormat"]),
        .library(name: "MailHTML", targets: ["MailHTML"]),
        .library(name: "MessageContent", targets: ["MessageContent"]),
        .library(name: "MessageAnalysis", targets: ["MessageAnalysis"]),
        .library(name: "VerificationCodes", targets: ["VerificationCodes"]),
        .library(name: "TemplateWorkbench", targets: ["TemplateWorkbench"]),
        .library(name: "MailArchive", targets: ["MailArchive"]),
        .executable(name: "letterbook", targets: ["letterbook"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // libxml2, as a module.
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        // OpenSSL's libcrypto, as a module.
        .systemLibrary(
            name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        // What of SQLite can be called from C alone.
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        // The layouts of zlib's, libbz2's, liblzma's and libzstd's streams; the libraries are loaded when they are needed.
        .systemLibrary(name: "CDecompression"),
        // Signal handlers that tell which message brings an import down.
        .target(name: "CMessageGuard"),
        // Views of bytes, what they mean in ASCII and UTF-8, and the days of the calendar.
        .target(name: "Bytes"),
        // Finds raw messages in mbox, Maildir, MH, .eml and .emlx, compressed or not, and hands out bytes and origin.
        .target(name: "MailSources", dependencies: ["Bytes", "CDecompression"]),
        // Bytes to Message by RFC 5322, 2045-2047, 2231 and 6532, with diagnostics; no I/O, no Foundation.
        .target(name: "MessageFormat", dependencies: ["Bytes"]),
        // A mail's HTML to a document by the HTML standard's rules, and from it safe HTML, plain text, links and trackers.
        .target(name: "MailHTML", dependencies: ["Bytes", "CLibXML2"]),
        // Message to Email of RFC 8621: body selection, charsets, quoted text, embedded formats.
        .target(
            name: "MessageContent",
            dependencies: ["Bytes", "MessageFormat", "MailHTML", "CLibCrypto"]),
        // Pure functions on an Email: category, owner, participants, conversation key, threads.
        .target(
            name: "MessageAnalysis",
            dependencies: ["Bytes", "MailHTML", "MessageFormat", "MessageContent"]),
        // Code templates and the extractor of codes and links.
        .target(
            name: "VerificationCodes",
            dependencies: [
                "Bytes", "MailHTML", "MessageFormat", "MessageContent", .product(name: "Yams", package: "Yams"),
            ],
            // Its texts stand in Languages+Generated.swift, which compiles in a tenth of the time of embedded files.
            exclude: ["Languages"], resources: [.embedInCode("Templates")]),
        // Saved emails as test cases of code templates: regression runner, gates, drafts, drift, anonymiser.
        .target(
            name: "TemplateWorkbench",
            dependencies: ["Bytes", "MailSources", "MessageFormat", "MessageContent", "VerificationCodes"]),
        // Schema, import pipeline, single writer, search language, statistics, verification.
        .target(
            name: "MailArchive",
            dependencies: [
                "CMessageGuard", "CSQLite", "MailSources", "Bytes", "MessageFormat", "MailHTML", "MessageContent",
                "MessageAnalysis", "VerificationCodes",
                .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]),
        // The archive as local web pages, with Hummingbird.
        .target(
            name: "MailWeb",
            dependencies: [
                "Bytes", "MailSources", "MessageFormat", "MailHTML", "MessageContent", "MessageAnalysis",
                "VerificationCodes", "MailArchive", .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
            ],
            resources: [.embedInCode("Assets")]),
        // The command line: arguments, one library call, printer, exit code.
        .executableTarget(
            name: "letterbook",
            dependencies: [
                "MailArchive", "MailHTML", "MailWeb", "VerificationCodes", "TemplateWorkbench",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            // Manual pages and completion scripts, which the program writes itself.
            exclude: ["Installed"], plugins: ["CommitStamp"]),
        // Names the commit in letterbook --version.
        .plugin(name: "CommitStamp", capability: .buildTool(), path: "Sources/Packaging/CommitStamp"),
        // What tests of several targets need: the folder Corpus, folders of their own, processor time.
        .target(name: "TestSupport", dependencies: ["Bytes"], path: "Tests/TestSupport"),
        .testTarget(name: "BytesTests", dependencies: ["TestSupport", "Bytes"]),
        // That targets and folders refer to each other in one direction.
        .testTarget(name: "LayoutTests", dependencies: ["TestSupport"]),
        .testTarget(name: "MailSourcesTests", dependencies: ["TestSupport", "MailSources"]),
        .testTarget(name: "MessageFormatTests", dependencies: ["TestSupport", "Bytes", "MessageFormat"]),
        .testTarget(name: "MailHTMLTests", dependencies: ["TestSupport", "Bytes", "CLibXML2", "MailHTML"]),
        .testTarget(
            name: "MessageContentTests",
            dependencies: ["TestSupport", "Bytes", "MailHTML", "MessageContent", "MessageFormat"]),
        .testTarget(
            name: "MessageAnalysisTests",
            dependencies: ["TestSupport", "Bytes", "MessageAnalysis", "MessageContent", "MessageFormat"]),
        // Mails and templates as the tests of codes write them.
        .target(
            name: "CodeTestSupport", dependencies: ["TestSupport", "MessageContent", "VerificationCodes"],
            path: "Tests/CodeTestSupport"),
        .testTarget(
            name: "VerificationCodesTests",
            dependencies: ["CodeTestSupport", "TestSupport", "VerificationCodes", "MessageContent", "MessageFormat"]),
        .testTarget(
            name: "TemplateWorkbenchTests",
            dependencies: [
                "CodeTestSupport", "TestSupport", "Bytes", "TemplateWorkbench", "VerificationCodes", "MessageContent",
                "MessageFormat",
            ]),
        .testTarget(
            name: "MailArchiveTests",
            dependencies: [
                "TestSupport", "Bytes", "MessageContent", "MailArchive", .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(name: "MailWebTests", dependencies: ["TestSupport", "MailArchive", "MailWeb"]),
        // Runs the built program as a user would.
        .testTarget(
            name: "LetterbookTests",
            dependencies: ["TestSupport", "letterbook", .product(name: "GRDB", package: "GRDB.swift")],
            exclude: ["faults.c"]),
    ],
    swiftLanguageModes: [.v6]
)

// The reference is made by a plugin that nothing else needs: Sources/Packaging/reference.
if Context.environment["LETTERBOOK_REFERENCE"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
