// swift-tools-version: 6.1
import PackageDescription

// Benchmarks of the letterbook libraries, in a package of their own so that users of the libraries do not get what
// only measuring needs.
let package = Package(
    name: "letterbook-benchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "MailGenerator", targets: ["MailGenerator"]),
        .executable(name: "letterbook-benchmarks", targets: ["Benchmarks"]),
    ],
    dependencies: [
        .package(name: "letterbook", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // Writes realistic and hostile mail, the same bytes for the same seed; no I/O, no Foundation.
        .target(name: "MailGenerator"),
        // Counts the calls of malloc and its kin on Linux, and marks what callgrind is to count.
        .target(name: "MeasuringHooks"),
        // The command line: what to measure, how often, and the tables.
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "MailGenerator", "MeasuringHooks",
                .product(name: "MailSources", package: "letterbook"),
                .product(name: "Bytes", package: "letterbook"),
                .product(name: "MessageFormat", package: "letterbook"),
                .product(name: "MailHTML", package: "letterbook"),
                .product(name: "MessageContent", package: "letterbook"),
                .product(name: "MessageAnalysis", package: "letterbook"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "MailGeneratorTests",
            dependencies: [
                "MailGenerator",
                .product(name: "MailSources", package: "letterbook"),
                .product(name: "Bytes", package: "letterbook"),
                .product(name: "MessageFormat", package: "letterbook"),
                .product(name: "MessageContent", package: "letterbook"),
            ]),
        .testTarget(
            name: "CategoryLearningTests",
            dependencies: ["Benchmarks", .product(name: "MessageAnalysis", package: "letterbook")]),
        // The examples of the libraries' documentation, which see of them what other packages see.
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                .product(name: "MailSources", package: "letterbook"),
                .product(name: "Bytes", package: "letterbook"),
                .product(name: "MessageFormat", package: "letterbook"),
                .product(name: "MailHTML", package: "letterbook"),
                .product(name: "MessageContent", package: "letterbook"),
                .product(name: "MessageAnalysis", package: "letterbook"),
                .product(name: "VerificationCodes", package: "letterbook"),
                .product(name: "TemplateWorkbench", package: "letterbook"),
                .product(name: "MailArchive", package: "letterbook"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
