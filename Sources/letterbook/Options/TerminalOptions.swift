import ArgumentParser

/// How a terminal shows what a command prints.
struct TerminalOptions: ParsableArguments {
    enum Colour: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

    @Option(name: .customLong("color"), help: "auto (on a terminal, unless NO_COLOR is set), always or never.")
    var colour: Colour?

    @Flag(name: .customLong("no-pager"), help: "Long output without a pager.")
    var hasNoPager = false

    /// Takes effect as the arguments are read: before there is any output.
    func validate() {
        Terminal.wishes.withLock { wishes in
            if let colour, colour != .auto { wishes.colour = colour == .always }
            if hasNoPager { wishes.pager = false }
        }
    }
}
