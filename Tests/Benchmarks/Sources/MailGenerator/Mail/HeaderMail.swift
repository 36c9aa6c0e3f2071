/// Mail that is mostly header: long delivery chains, signatures of every relay, many recipients, long references.
extension Composer {
    mutating func headerMail() {
        let relays = random.between(1, 4)
        for relay in 0..<relays { authenticatedRelay(relay) }
        signature(domain: "example.org")
        for i in 0..<random.between(8, 25) { vendorField(i) }
        let script = Script.draw(&random)
        _ = commonHeader(
            from: random.pick(People.all), to: people(random.size(2, 150)), subject: words(9, of: script),
            script: script, hops: random.between(5, 12))
        if random.chance(50) { field("Cc", people(random.size(2, 60)).map { mailbox($0) }.joined(separator: ", ")) }
        field(
            "References",
            (0..<random.size(5, 100)).map { "<\(base64ish(24)).\($0)@example.org>" }.joined(separator: "\n "))
        listFields("announce")
        textPart(prose(random.size(100, 500), of: script), script: script)
    }

    /// The fields of one relay of an authenticated chain (RFC 8617).
    private mutating func authenticatedRelay(_ number: Int) {
        let instance = "i=\(number + 1)"
        field(
            "ARC-Seal",
            "\(instance); a=rsa-sha256; t=\(clock); cv=pass; d=relay.example; s=arc;\n\tb=\(base64(of: 256, foldedAt: 64))"
        )
        field(
            "ARC-Message-Signature",
            """
            \(instance); a=rsa-sha256; c=relaxed/relaxed; d=relay.example; s=arc;
            \th=from:date:subject:message-id:content-type:mime-version;
            \tbh=\(base64(of: 32)); b=\(base64(of: 256, foldedAt: 64))
            """)
        field(
            "Authentication-Results",
            """
            mx.example.net; dkim=pass (2048-bit key) header.d=example.org header.i=@example.org;
            \tspf=pass (example.net: domain of a@example.org designates 192.0.2.\(random.below(255)) as permitted sender);
            \tdmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=example.org
            """)
    }

    private mutating func vendorField(_ number: Int) {
        switch number % 4 {
        case 0: field("X-Exchange-Report-Untrusted", "BCL:0;\n \(base64(of: random.size(100, 900), foldedAt: 76))")
        case 1:
            field(
                "X-Spam-Status",
                "No, score=-\(random.below(9)).1 required=5.0 tests=DKIM_SIGNED,\n\tSPF_PASS,HTML_MESSAGE")
        case 2: field("X-Originating-Host-\(number)", "[198.51.100.\(random.below(255))] (\(englishWords(3)))")
        default: field("X-Exchange-Antispam-\(number)", base64ish(random.size(20, 120)))
        }
    }
}
