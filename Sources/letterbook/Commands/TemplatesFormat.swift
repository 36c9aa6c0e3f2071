import ArgumentParser

struct TemplatesFormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Prints the format of template files, or of expectations, as an example to fill in.",
        discussion: """
              letterbook templates format > templates/example.yaml
              letterbook templates format --expectation
            """)

    @Flag(name: .long, help: "The format of NAME.expect.yaml, which stands beside the saved email NAME.eml.")
    var expectation = false

    func run() { Output.line(expectation ? Self.ofExpectations : Self.ofTemplates) }

    // Both are those of the chapter on templates, word for word.

    private static let ofTemplates = #"""
        schema: 1                      # version of this format
        id: example                    # lower-case letters, digits and hyphens; the file's name
        version: 1                     # raised with every change of the file
        name: Example                  # as people write it
        kind: login                    # what its codes are for: login, verify, reset, payment, change, delete
        priority: 0                    # of two that find different codes in a mail the higher wins (-100 to 100)

        sender:                        # the From address; one of domains and addresses must match
          domains: [example.com]       # that domain or one beneath it, label by label: not notexample.com
          addresses: [noreply@mail.example.net]
          authentication: should       # must: DMARC or an aligned DKIM signature passed; should: neither DMARC nor both
                                       # DKIM and SPF failed; unneeded

        variants:                      # one a language and layout; the first whose stages all pass gives the code
          - id: en                     # lower-case letters, digits and hyphens
            language: en               # BCP 47
            kind: verify               # where it differs from the template's
            since: 2021-03-01          # the message's date, both days included
            until: 2024-12-31
            subject:
              any: [verification code] # one of these phrases stands in the subject
              none: [was used]         # none of these does
            body:
              any: [enter this code]   # the same for the text, plain or HTML
              none: [promo code]
            code:
              alphabet: digits         # digits, letters, uppercase, lowercase, alphanumeric, base32, words, own
              characters: ACDEFGHJ234  # the characters of alphabet: own
              lengths: [6]             # characters without separators and prefix; of words: how many words
              grouping: 3-3            # the groups it may be shown in; it may always stand in one piece
              prefix: E-               # may stand before it and is dropped
              pattern: '\d{6}'         # a further condition on the whole code, see below
            places:                    # asked in order; the first that holds a code of that shape gives it
              - in: subject            # subject, text, html, or body: text and then html
                before: is your example code
              - in: body
                after: your code is    # the phrase the code stands after
                position: same-line    # same-line, next-line, alone (on its line), emphasised (bold, large, spaced);
                                       # else anywhere
                within: 40             # characters between phrase and code, spaces at its ends aside; 80 where left
                                       # out, 2000 at most

        links:                         # verification and magic links
          - kind: verify
            hosts: [example.com]       # that host or one beneath it
            paths: [/verify/*]         # * stands for anything within a segment, ** for anything
            token: t                   # the query parameter that must be there

        expiry: ["expires in {n} minutes"]   # where the general phrases of the languages are not enough

        examples:                      # at least one; the template must find this code or link
          - from: noreply@example.com
            subject: Your verification code
            text: |
              Enter this code to sign in. Your code is 123 456.
            code: "123456"
        counterExamples:               # at least one; the template must find nothing
          - from: noreply@example.com
            subject: New sign-in
            text: Somebody signed in on 3 March 2026.
        """#

    private static let ofExpectations = #"""
        provider: example              # the template that must find it; generic: the general scorer; none: no template
        variant: en                    # the variant; of a case without code: the variant it is a counter-case of
        kind: verify                   # checked where it is given
        codes: ["123456"]              # without separators and prefix; of several any is right; [] when it holds none
        all: true                      # all of the codes, in any order, and no other: a list of recovery codes
        links: ["https://example.com/verify/x?t=1"]   # checked where it is given
        drift: true                    # a code found by rescue is right; else it is a failure
        note: Layout since March 2024.
        """#
}
