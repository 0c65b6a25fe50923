/// The reference of options and exit statuses: Docs/Reference.md.
struct ReferencePage {
    static let text = [introduction, drawing, commands, exitStatuses].joined(separator: "\n")

    private static let introduction = """
        # Reference

        <!-- Made by `calprint config --reference`; do not edit. -->

        Every option, and every exit status. `calprint --help` and `calprint help <command>` say the same in short; `-h` has
        the options that one needs first.

        ## Drawing

        Options of `calprint` without the name of a command. Most can also be given elsewhere, under the same name:

        - **file**: in a configuration file ([Examples/calprint.toml](../Examples/calprint.toml)),
        - **item**: in an item of `calprint batch`,
        - **job**: in a print job that the CUPS filter draws, as `calprint-NAME=VALUE` ([CUPS.md](CUPS.md)).

        """

    // MARK: Drawing

    private static let drawing = (OptionSection.drawing + [.configuration]).map(table(of:)).joined(separator: "\n")

    private static func table(of section: OptionSection) -> String {
        let rows = OptionTable.all.filter { $0.section == section }.map { option in
            row([option.signature, option.meaning, option.defaultText ?? "", option.scopes.names])
        }
        return "### \(section.title)\n\n" + table(["Option", "Meaning", "Default", "Also in"], rows)
    }

    // MARK: Print jobs

    /// The table of a job's options in Docs/CUPS.md.
    static let jobOptions =
        "\n"
        + table(
            ["Option", "Meaning", "Default"],
            OptionTable.jobs.map { row([$0.jobSignature, $0.meaning, $0.defaultText ?? ""]) }) + "\n"

    // MARK: Other commands

    private static let commands = (["## Other commands\n"] + CommandName.others.map(text(of:))).joined(separator: "\n")

    private static func text(of command: CommandName) -> String {
        let own = OptionTable.all.filter { $0.section == .command(command) }
        let rows = own.map { row([$0.signature, $0.meaning, $0.defaultText ?? ""]) }
        let parts = [
            "### \(command.rawValue)\n\n\(command.abstract)\n",
            rows.isEmpty ? nil : table(["Option", "Meaning", "Default"], rows), shared(command).map { "\($0)\n" },
        ]
        return parts.compactMap(\.self).joined(separator: "\n")
    }

    /// The options that a command shares with drawing, in a sentence; nil if it shares none.
    private static func shared(_ command: CommandName) -> String? {
        guard command != .config else { return "Takes all options of drawing." }
        let names = (OptionTable.configured(command) ?? []).map { "`\($0.longName)`" }
        guard let last = names.last else { return nil }
        let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + last : last
        return "Takes \(list), which mean the same as for drawing. Configuration files can set them."
    }

    // MARK: Exit statuses

    private static let exitStatuses =
        "## Exit statuses\n\n"
        + table(["Status", "Meaning"], ExitStatus.allCases.map { row(["\($0.rawValue)", $0.meaning]) })

    // MARK: Tables

    private static func table(_ titles: [String], _ rows: [String]) -> String {
        row(titles) + row(titles.map { _ in "---" }) + rows.joined()
    }

    private static func row(_ cells: [String]) -> String {
        "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n"
    }
}

extension OptionInfo {
    /// `` `-o`, `--output <file>` ``; an option's other name follows
    fileprivate var signature: String {
        let value = kind == .flag ? "" : " <\(valueName ?? name)>"
        let other = otherName.map { " or `--\($0)`" } ?? ""
        return (letter.map { "`-\($0)`, " } ?? "") + "`\(longName)\(value)`" + other
    }

    /// `` `calprint-from=<date>` ``
    fileprivate var jobSignature: String {
        "`\(jobName)" + (kind == .flag ? "`" : "=<\(valueName ?? name)>`")
    }

    /// The help without the default, and the kind of run that the option is for.
    fileprivate var meaning: String {
        let words = keywords.isEmpty ? "" : ": " + keywords.map { "`\($0)`" }.alternatives
        return ([help + words + "."] + [needRemark].compactMap(\.self)).joined(separator: " ")
    }
}
