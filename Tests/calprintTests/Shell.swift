import Foundation
import GoldenSupport

/// A shell that completes command lines.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// Those that can be asked here: zsh completes only in a terminal, which a bare system may not have.
    static let installed = allCases.filter { shell in
        ["/usr/bin", "/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
            && (shell != .zsh || hasTerminals)
    }

    private static let hasTerminals =
        (try? run("zsh", ["-f", "-c", "zmodload zsh/zpty && zpty terminal :"]).status) == 0

    /// The words that it offers for the last word of each line in the repository's root, sorted.
    func completions(of lines: [String], by script: String) throws -> [[String]] {
        let output = try withTemporaryFolder { folder in
            for (name, text) in [
                ("_calprint", script), ("lines", lines.joined(separator: "\n") + "\n"), ("setup", setup),
            ] {
                try Data(text.utf8).write(to: folder.appending(path: name))
            }
            let asking = ["D='\(folder.path)'", "set D '\(folder.path)'"][self == .fish ? 1 : 0] + "\n" + questions
            return try run("timeout", ["120", rawValue, freshly], input: Array(asking.utf8), in: Golden.root)
        }
        guard output.errorText == "" else { throw Complaint(text: output.errorText) }
        let answers = output.text.split(separator: "\n").map { $0.split(separator: "\t") }.filter { $0.count > 1 }
        return lines.indices.map { line in Set(answers.filter { $0[0] == "\(line)" }.map { String($0[1]) }).sorted() }
    }

    struct Complaint: Error {
        let text: String
    }

    /// Leaves the user's configuration out.
    private var freshly: String {
        switch self {
        case .bash: "--norc"
        case .zsh: "-f"
        case .fish: "--no-config"
        }
    }

    /// A script that prints `NUMBER OF THE LINE, tab, WORD` for each word.
    private var questions: String {
        switch self {
        case .bash:
            #"""
            source "$D/_calprint"
            n=0
            while IFS= read -r COMP_LINE; do
                COMP_POINT=${#COMP_LINE} COMPREPLY=()
                IFS=' ' read -ra COMP_WORDS <<<"$COMP_LINE"
                [[ $COMP_LINE != *' ' ]] || COMP_WORDS+=('')
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _calprint calprint "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                for word in "${COMPREPLY[@]}"; do printf '%s\t%s\n' $n "$word"; done
                n=$((n + 1))
            done <"$D/lines"
            """#
        case .fish:
            #"""
            source "$D/_calprint"
            set n 0
            while read line
                for word in (complete -C "$line")
                    printf '%s\t%s\n' $n "$word"
                end
                set n (math $n + 1)
            end <"$D/lines"
            """#
        case .zsh:
            // Only a terminal has completion: one of zsh's own, whose shell prints every match, then a mark.
            #"""
            zmodload zsh/zpty
            zpty shell D=${(q)D} zsh -f -i
            zpty -w shell 'source "$D/setup"'
            zpty -r -m shell text $'*\3*'
            n=0
            while IFS= read -r line; do
                zpty -w -n shell $'\25'"$line"$'\t'
                zpty -r -m shell text $'*\3*'
                print -r -- "$text" | tr -d '\r' | sed -n $'s/^.*\1/'$n'\t/p'
                n=$((n + 1))
            done <"$D/lines"
            zpty -d shell
            """#
        }
    }

    /// What zsh's own terminal reads first.
    private var setup: String {
        #"""
        PROMPT=
        fpath=("$D" $fpath)
        autoload -Uz compinit
        compinit -u -D
        compadd() {
            typeset -a matches
            builtin compadd -A matches "$@"
            local match
            for match in $matches; do print -r -- $'\1'"$match"; done
        }
        ask() { zle complete-word; zle kill-whole-line; print -r -- $'\3' }
        zle -N ask
        bindkey '^I' ask
        print -r -- $'\3'
        """#
    }
}
