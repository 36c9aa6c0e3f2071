import Foundation
import PackagePlugin

/// Writes down the commit that the program is built from, for `letterbook --version`.
@main
struct CommitStamp: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
        let repository = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "Commit+Generated.swift")
        // Without git, or outside a repository, there is no commit to name.
        let script = """
            commit=$(git -C "$0" rev-parse --short=10 HEAD 2>/dev/null)
            printf 'enum Commit {\\n    static let name = "%s"\\n}\\n' "$commit" > "$1"
            """
        // What a commit, a checkout or a merge changes.
        let inputs = ["HEAD", "logs/HEAD"].map { repository.appending(path: ".git/\($0)") }
        return [
            .buildCommand(
                displayName: "Naming the commit", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", script, repository.path, output.path],
                inputFiles: inputs.filter { FileManager.default.fileExists(atPath: $0.path) }, outputFiles: [output])
        ]
    }
}
