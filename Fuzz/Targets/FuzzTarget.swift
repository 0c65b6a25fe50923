/// Code that takes bytes from outside: whatever they are, it returns or throws one of its own errors.
struct FuzzTarget: Sendable {
    /// Takes an input. A trap, a sanitizer's report, too much time or memory is a finding.
    typealias Body = ([UInt8]) -> Void

    let name: String
    /// Makes what all inputs share.
    let prepare: @Sendable () throws -> Body
    /// Inputs that no file of the repository has.
    let seeds: @Sendable () throws -> [[UInt8]]

    init(
        _ name: String, seeds: @escaping @Sendable () throws -> [[UInt8]] = { [] },
        prepare: @escaping @Sendable () throws -> Body
    ) {
        (self.name, self.seeds, self.prepare) = (name, seeds, prepare)
    }

    static let all =
        readers + [
            report, workbook, toml, manifest, jobOptions, pdf, verify, diff, font, store, page, calendarPages,
            cloudKitAnswer, calDAVAnswer,
        ]
}

/// Ends the process with a finding unless something holds. The optimizer leaves it.
func require(_ holds: Bool, _ reason: @autoclosure () -> String) {
    if !holds { fatalError(reason()) }
}
