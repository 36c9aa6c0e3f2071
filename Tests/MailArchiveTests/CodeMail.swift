/// Mail with verification codes, for the tests of what the archive does with them.
enum CodeMail {
    /// A code that a template knows, valid for ten minutes from 2024-01-01 00:00:01 +0000 on.
    static let github = letter(
        1, from: "GitHub <noreply@github.com>", subject: "[GitHub] Please verify your device",
        body: """
            A sign in attempt requires further verification because we did not recognize your device.

            Device: Safari on macOS
            Verification code: 391046

            The code is valid for 10 minutes.
            """)

    /// A code of a sender whom no template knows.
    static let unknown = letter(
        2, from: "Bluebell Books <login@bluebell.example>", subject: "Your verification code",
        body: "Enter this verification code to sign in:\n\n482 913\n\nIf you did not request it, ignore this message.")

    /// The sender of a template, and no code.
    static let near = letter(
        3, from: "GitHub <noreply@github.com>", subject: "[GitHub] A new public key was added",
        body: "The following SSH key was added to your account:\n\nlaptop\n")

    static let none = letter(4, body: "We meet at seven. Room 482913 is booked.")

    static let all = [github, unknown, near, none]
}
